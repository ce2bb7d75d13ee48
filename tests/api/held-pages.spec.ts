import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { adminRecipeRoutes } from '@barspoon/contracts';
import { type Agent, aMember, anAdmin, aRecipe, eventually, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';

const path = '/api/v1/recipes?limit=24&scope=discover';
const budget = 200;
const metricsToken = 'a-token-only-prometheus-knows';

interface Seen {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let stack: Stack;
let admin: Agent;
/** The address of one recipe, large enough to be packed. */
let one: string;
const steps = Array.from(
  { length: 20 },
  (_, at) => `Stir it for the ${at + 1}. time, with ice and patience.`,
);
beforeAll(async () => {
  stack = await startStack(allServices, { READS_PER_MINUTE: String(budget), METRICS_TOKEN: metricsToken });
  admin = await anAdmin(stack);
  for (let at = 0; at < 12; at++) {
    const recipe = aRecipe({ name: `Highball ${at}`, instructions: steps });
    one = `/api/v1/recipes/${(await admin.call(adminRecipeRoutes.create, { body: recipe })).slug}`;
  }
  // What is dropped is dropped once more after replicas have settled.
  await new Promise((resolve) => setTimeout(resolve, 2000));
});
afterAll(() => stack.stop());

/** As it comes over the line: nothing unpacked, no header added. */
function seen(headers: Record<string, string> = {}, at = path, method = 'GET'): Promise<Seen> {
  return new Promise((resolve, reject) => {
    get(`${stack.url}${at}`, { headers, method }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: Buffer.concat(chunks),
      });
    }).on('error', reject);
  });
}

/** What differs from answer to answer. */
const lasting = ({ headers }: Seen) => {
  const {
    date,
    'x-request-id': id,
    'x-ratelimit-remaining': left,
    'x-ratelimit-reset': reset,
    ...rest
  } = headers;
  expect([date, id, left, reset].every(Boolean)).toBe(true);
  return rest;
};
const namesOf = ({ body }: Seen): string[] =>
  (JSON.parse(body.toString()) as { items: { name: string }[] }).items.map(({ name }) => name);

describe('an answer that is not held', () => {
  it('is packed as its reader takes it, and says that it might come otherwise', async () => {
    const plain = await seen({}, one);
    const packed = await seen({ 'accept-encoding': 'br' }, one);
    expect(brotliDecompressSync(packed.body)).toEqual(plain.body);
    expect(packed.headers['content-length']).toBe(String(packed.body.byteLength));
    const { 'content-encoding': encoding, 'content-length': _, ...rest } = lasting(packed);
    const { 'content-length': __, ...unpacked } = lasting(plain);
    expect([encoding, rest]).toEqual(['br', unpacked]);
    expect(rest.vary).toBe('accept-encoding');
  });

  it('has the headers of the answer when only they are asked for', async () => {
    const whole = await seen({}, one);
    const head = await seen({}, one, 'HEAD');
    expect([head.status, head.body.byteLength]).toEqual([200, 0]);
    expect(lasting(head)).toEqual(lasting(whole));
  });

  it('is not sent again to whom it has not changed for', async () => {
    const { headers } = await seen({}, one);
    const again = await seen({ 'if-none-match': headers.etag ?? '' }, one);
    expect([again.status, again.body.byteLength, again.headers.etag]).toEqual([304, 0, headers.etag]);
  });
});

describe('a cached page', () => {
  const plain = (body: Buffer) => body;
  it.each([
    { accepted: undefined, encoding: undefined, unpack: plain },
    { accepted: 'identity', encoding: undefined, unpack: plain },
    { accepted: 'gzip, deflate', encoding: 'gzip', unpack: gunzipSync },
    { accepted: 'gzip, deflate, br, zstd', encoding: 'br', unpack: brotliDecompressSync },
  ])(
    'is answered from memory as it was by the service, for Accept-Encoding $accepted',
    async ({ accepted, encoding, unpack }) => {
      const headers = accepted ? { 'accept-encoding': accepted } : undefined;
      const first = await seen(headers);
      const again = await seen(headers);
      expect(again.status).toBe(200);
      expect(again.headers['content-encoding']).toBe(encoding);
      expect({ vary: 'accept-encoding', ...lasting(first) }).toEqual(lasting(again));
      expect(again.body).toEqual(first.body);
      expect(namesOf({ ...again, body: unpack(again.body) })).toHaveLength(12);
    },
  );

  it('is not sent again to whom it has not changed for', async () => {
    const { headers } = await seen();
    const again = await seen({ 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.body.byteLength, again.headers.etag]).toEqual([304, 0, headers.etag]);
  });

  it('keeps the id of the request it answers, and is counted like every other answer', async () => {
    await seen();
    const count = async () => {
      const headers = { authorization: `Bearer ${metricsToken}` };
      const text = await (await fetch(`${stack.url}/metrics`, { headers })).text();
      return Number(
        /^app_http_request_seconds_count\{method="GET",route="\/api\/v1\/recipes",status="200"\} (\d+)$/m.exec(
          text,
        )?.[1],
      );
    };
    const before = await count();
    expect((await seen({ 'x-request-id': 'held-request-1' })).headers['x-request-id']).toBe('held-request-1');
    await eventually(async () => expect(await count()).toBe(before + 1));
  });

  it('is no way past a token that is not good', async () => {
    await seen();
    expect((await seen({ authorization: 'Bearer nonsense' })).status).toBe(401);
    const member = await aMember(stack);
    expect((await seen({ authorization: `Bearer ${member.token}` })).status).toBe(200);
  });

  it('is dropped when a recipe changes', async () => {
    await seen();
    await admin.call(adminRecipeRoutes.create, { body: aRecipe({ name: 'Latecomer' }) });
    await eventually(async () => expect(namesOf(await seen())).toContain('Latecomer'), 5000);
  });

  it('uses up the budget of reads like any other (security 46)', async () => {
    await seen();
    const answers = await Promise.all(Array.from({ length: budget + 20 }, () => seen()));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(20);
    const left = answers
      .filter(({ status }) => status === 200)
      .map(({ headers }) => Number(headers['x-ratelimit-remaining']));
    expect(left.length).toBeGreaterThan(20);
    expect(new Set(left).size).toBe(left.length);
  });
});
