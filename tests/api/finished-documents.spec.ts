import { rmSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { bootstrap as catalogue } from '@barspoon/catalogue';
import { adminRecipeRoutes, authRoutes } from '@barspoon/contracts';
import { bootstrap as gateway } from '@barspoon/gateway';
import { bootstrap as identity } from '@barspoon/identity';
import { type Agent, anAdmin, aRecipe, eventually, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aWebFolder } from '../support/web-folder.ts';

const web = aWebFolder();
let stack: Stack;
let admin: Agent;
beforeAll(async () => {
  stack = await startStack([identity, catalogue, gateway], { WEB_DIR: web, PAGES_PER_MINUTE: '1000000' });
  admin = await anAdmin(stack);
});
afterAll(async () => {
  await stack.stop();
  rmSync(web, { recursive: true });
});

interface Seen {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** As it comes over the line. */
function seen(path: string, headers: Record<string, string> = {}): Promise<Seen> {
  return new Promise((resolve, reject) => {
    get(`${stack.url}${path}`, { headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
    }).on('error', reject);
  });
}

const aRecipePage = async (name: string) => {
  const recipe = await admin.call(adminRecipeRoutes.create, { body: aRecipe({ name }) });
  return { ...recipe, path: `/recipes/${recipe.slug}` };
};

/** What differs from answer to answer. */
const lasting = ({ headers }: Seen) => {
  const { date, 'x-request-id': id, 'x-ratelimit-remaining': left, ...rest } = headers;
  expect([date, id, left].every(Boolean)).toBe(true);
  return { ...rest, 'x-ratelimit-reset': undefined };
};

describe('a finished document', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('comes again in %s as it was made, with all its headers [BEYOND-292]', async (encoding, unpack) => {
    const { path, name } = await aRecipePage(`Finished ${encoding}`);
    const accepted = { 'accept-encoding': encoding };
    const first = await seen(path, accepted);
    const again = await seen(path, accepted);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(lasting(again)).toEqual(lasting(first));
    expect(again.body).toEqual(first.body);
    expect(String(unpack(again.body))).toContain(`<title>${name}`);
    const same = await seen(path, { ...accepted, 'if-none-match': first.headers.etag ?? '' });
    expect([same.status, same.body.byteLength, same.headers.etag]).toEqual([304, 0, first.headers.etag]);
  });

  it('is another within a second of a change, and gone with its recipe [BEYOND-292]', async () => {
    const { id, path, revision } = await aRecipePage('Before the change');
    const accepted = { 'accept-encoding': 'br' };
    const text = async () => {
      const { status, body } = await seen(path, accepted);
      return status === 200 ? String(brotliDecompressSync(body)) : String(status);
    };
    for (let at = 0; at < 3; at++) expect(await text()).toContain('Before the change');
    const body = { revision, recipe: aRecipe({ name: 'After the change' }) };
    await admin.call(adminRecipeRoutes.revise, { params: { id }, body });
    await eventually(async () => expect(await text()).toContain('After the change'));
    await admin.call(adminRecipeRoutes.delete, { params: { id } });
    await eventually(async () => expect(await text()).toBe('404'));
  });
});

describe('more pages at once than can be answered', () => {
  it('are refused at once, kept by nobody, while health and signing in go on (security 69) [BEYOND-291]', async () => {
    const { path } = await aRecipePage('Asked for by a crowd');
    await eventually(async () => {
      const crowd = await answersToMany(path, 1500);
      const [credentials, health] = await Promise.all([
        stack
          .visitor()
          .send(authRoutes.signIn, { body: { email: 'no@example.com', password: 'never heard' } }),
        stack.visitor().request('GET', '/livez'),
      ]);
      expect([credentials.status, health.status]).toEqual([401, 200]);
      const refused = crowd.filter((answer) => answer.startsWith('503'));
      expect(crowd.filter((answer) => answer.startsWith('200')).length).toBeGreaterThan(0);
      expect(refused.length).toBeGreaterThan(0);
      for (const answer of refused) {
        expect(answer).toMatch(/\r\ncache-control: no-store\r\n/i);
        expect(answer).toMatch(/\r\nretry-after: \d+\r\n/i);
        expect(answer).not.toMatch(/\r\netag:/i);
        expect(answer).toContain('Many pages are being opened right now.');
      }
    });
    expect((await seen(path)).status).toBe(200);
  });
});

/** All sent at once, so that they meet the gateway in the same moment. */
async function answersToMany(path: string, count: number): Promise<string[]> {
  const { hostname, port } = new URL(stack.url);
  const socket = connect({ host: hostname, port: Number(port) });
  const ask = `GET ${path} HTTP/1.1\r\nhost: bar\r\naccept-encoding: gzip\r\n`;
  socket.write(`${`${ask}\r\n`.repeat(count - 1)}${ask}connection: close\r\n\r\n`);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('latin1').split('HTTP/1.1 ').slice(1);
}
