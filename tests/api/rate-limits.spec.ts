import { rmSync } from 'node:fs';
import { bootstrap as catalogue } from '@barspoon/catalogue';
import { adminRecipeRoutes, authRoutes, recipeRoutes } from '@barspoon/contracts';
import { bootstrap as gateway } from '@barspoon/gateway';
import { bootstrap as identity } from '@barspoon/identity';
import { Agent, aMember, anAdmin, aRecipe, eventually, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { programOf, tokenOf } from '../support/program.ts';
import { aWebFolder } from '../support/web-folder.ts';

const budget = 120;

/** How many of a number of concurrent requests, spread over gateways, were admitted. */
async function letThrough(agents: readonly Agent[], count: number): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, at) => agents[at % agents.length]?.send(recipeRoutes.list)),
  );
  return answers.filter((answer) => answer?.status === 200).length;
}

async function expectCounting(agent: Agent): Promise<void> {
  const unknown = { email: 'nobody@example.com', password: 'never heard of' };
  expect((await agent.send(authRoutes.signIn, { body: unknown })).status).toBe(401);
}

describe('the budget of a caller', () => {
  let stack: Stack;
  let other: Awaited<ReturnType<typeof gateway>>;
  beforeAll(async () => {
    stack = await startStack([identity, catalogue, gateway], { READS_PER_MINUTE: String(budget) });
    other = await gateway(stack.env);
    // Reads stay open while a gateway has no Redis; credentials do not, and so tell when it has.
    for (const agent of [stack.visitor(), new Agent(other.url)])
      await eventually(() => expectCounting(agent));
  });
  afterAll(async () => {
    await other.stop();
    await stack.stop();
  });

  it('holds over two gateways together, to a block of requests (security 46)', async () => {
    const agents = [stack.visitor(), new Agent(other.url)];
    const passed = await letThrough(agents, 2 * budget);
    // What a gateway has taken from the budget and not used is lost to the other: a block each at most.
    expect(passed).toBeLessThanOrEqual(budget);
    expect(passed).toBeGreaterThanOrEqual(budget - 2 * 3);
    const refused = await agents[0]?.send(recipeRoutes.list);
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is spent by the tools of an assistant, which say when to come back and what is down [BEYOND-286]', async () => {
    const member = await aMember(stack);
    const { ask } = await programOf(stack, (await tokenOf(member, ['recipes:read', 'bar:read'])).secret);
    const down = await ask('what_can_i_make');
    expect([down.isError, down.data.problem]).toEqual([true, expect.objectContaining({ status: 503 })]);
    expect(down.text).toMatch(
      /is not answering right now\. Please try again in a moment\.\nTry again in \d+ seconds\./,
    );
    await letThrough([member], budget - 10);
    const calls = { jsonrpc: '2.0', method: 'tools/call', params: { name: 'search_recipes', arguments: {} } };
    const batch = Array.from({ length: 20 }, (_, id) => ({ ...calls, id }));
    const { secret } = await tokenOf(member, ['recipes:read']);
    const { body } = await member.request<{ result: { isError?: true; content: { text: string }[] } }[]>(
      'POST',
      '/mcp',
      batch,
      { authorization: `Bearer ${secret}`, accept: 'application/json, text/event-stream' },
    );
    const refused = body.filter(({ result }) => result.isError);
    expect(refused.length).toBeGreaterThan(8);
    expect(refused[0]?.result.content[0]?.text).toMatch(
      /^Too many requests\. Please wait a moment\.\nTry again in \d+ seconds\./,
    );
  });
});

/** What a build leaves for the gateway, as far as documents need it. */
const web = aWebFolder();
afterAll(() => rmSync(web, { recursive: true }));

describe('a budget', () => {
  let stack: Stack;
  let members: Agent[];
  const few = 30;
  beforeAll(async () => {
    stack = await startStack(allServices, {
      READS_PER_MINUTE: String(few),
      REFRESHES_PER_MINUTE: '12',
      PAGES_PER_MINUTE: String(few),
      FILES_PER_MINUTE: '60',
      DRAWINGS_PER_MINUTE: '18',
      WEB_DIR: web,
    });
    await eventually(() => expectCounting(stack.visitor()));
    members = [await aMember(stack), await aMember(stack)];
  });
  afterAll(() => stack.stop());

  let networks = 0;
  const network = () => `198.51.100.${++networks}`;
  const statusOf = async (path: string, from: string, agent = stack.visitor(), method = 'GET') =>
    (await agent.request(method, path, undefined, { 'x-forwarded-for': from })).status;
  /** Uses up what is left. */
  const drain = async (path: string, from: string, agent?: Agent) => {
    for (let at = 0; at <= few; at++) await statusOf(path, from, agent);
  };

  it('of a member is their own, whoever else sits behind the address (security 59)', async () => {
    const [ada, bea] = members as [Agent, Agent];
    const shared = network();
    await drain('/api/v1/recipes?limit=1', shared);
    expect(await statusOf('/api/v1/recipes?limit=1', shared)).toBe(429);
    expect(await statusOf('/api/v1/me', shared, ada)).toBe(200);
    await drain('/api/v1/me', shared, ada);
    expect(await statusOf('/api/v1/me', network(), ada), 'from elsewhere as well').toBe(429);
    expect(await statusOf('/api/v1/me', shared, bea)).toBe(200);
  });

  it('for renewing sessions is one of its own (security 59)', async () => {
    const [, bea] = members as [Agent, Agent];
    const shared = network();
    await drain('/api/v1/recipes?limit=1', shared);
    expect(await statusOf('/api/v1/auth/refresh', shared, bea, 'POST')).not.toBe(429);
    const answers = [];
    for (let at = 0; at < 13; at++)
      answers.push(await statusOf('/api/v1/auth/refresh', shared, stack.visitor(), 'POST'));
    expect(answers.at(0)).toBe(401);
    expect(answers.at(-1)).toBe(429);
  });

  it('is not had by an invented token', async () => {
    const liar = stack.visitor();
    const from = network();
    await drain('/api/v1/recipes?limit=1', from);
    liar.token = 'made.up.token';
    expect(await statusOf('/api/v1/recipes?limit=1', from, liar)).toBe(429);
  });

  it('is that of an IPv6 /64, not of each address in it (security 46, 58)', async () => {
    for (let at = 0; at <= few; at++) await statusOf('/api/v1/recipes?limit=1', `2001:db8:77:1::${at}`);
    expect(await statusOf('/api/v1/recipes?limit=1', '2001:db8:77:1:ffff::1')).toBe(429);
    expect(await statusOf('/api/v1/recipes?limit=1', '2001:db8:77:2::1')).not.toBe(429);
  });

  it.each([
    ['drawn pictures', '/pictures/no-such-drink-1.svg'],
    ['uploaded files', '/uploads/avatars/no.webp'],
    ['sockets', '/socket.io/?EIO=4&transport=polling'],
    ['pages with a search', '/recipes?q=gin'],
    ['the API document', '/api/openapi.json'],
    ['the document of events', '/api/asyncapi.json'],
  ])('of reads holds for %s too (security 59)', async (_, path) => {
    const from = network();
    await drain(path, from);
    expect(await statusOf('/api/v1/recipes?limit=1', from)).toBe(429);
    expect([403, 429]).toContain(await statusOf(path, from));
  });

  it.each(['/', '/recipes', '/recipes/no-such-drink', '/no-such-page', '/index.html'])(
    'of pages holds for %s, apart from that of reads, and is told in words (security 69) [BEYOND-133]',
    async (path) => {
      const from = network();
      await drain(path, from);
      const headers = { 'x-forwarded-for': from, accept: 'text/html' };
      const refused = await fetch(`${stack.url}${path}`, { headers });
      expect([refused.status, refused.headers.get('content-type')]).toEqual([
        429,
        'text/html; charset=utf-8',
      ]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await refused.text()).toContain('Please wait a moment.');
      expect(await statusOf('/api/v1/recipes?limit=1', from)).toBe(200);
      expect(await statusOf(path, network())).not.toBe(429);
    },
  );

  it.each(['/robots.txt', '/api/docs', '/api/docs/swagger-ui.css', '/assets/no.js', '/admin/'])(
    'is had by every other door, such as %s (security 69) [BEYOND-133]',
    async (path) => {
      const from = network();
      for (let at = 0; at <= 60; at++) await statusOf(path, from);
      expect(await statusOf(path, from)).toBe(429);
      expect(await statusOf(path, network())).not.toBe(429);
    },
  );

  it('of bitmaps is taken by what they cost, once for each (security 69) [BEYOND-133]', async () => {
    const admin = await anAdmin(stack);
    const { slug, revision } = await admin.call(adminRecipeRoutes.create, { body: aRecipe() });
    const share = (width: number, mode = 'light') =>
      `/pictures/${slug}-${revision}.png?format=share&width=${width}&mode=${mode}`;
    const from = network();
    const drawn = [await statusOf(share(1200), from), await statusOf(share(1200, 'dark'), from)];
    expect(drawn).toEqual([200, 200]);
    expect(await statusOf(share(1100), from)).toBe(429);
    expect(await statusOf(share(1200), from), 'it is drawn already').toBe(200);
    expect(await statusOf(share(1100), network())).toBe(200);
  });
});
