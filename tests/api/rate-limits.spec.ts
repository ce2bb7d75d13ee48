import { bootstrap as catalogue } from '@barspoon/catalogue';
import { authRoutes, recipeRoutes } from '@barspoon/contracts';
import { bootstrap as gateway } from '@barspoon/gateway';
import { bootstrap as identity } from '@barspoon/identity';
import { Agent, eventually, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const budget = 120;

/** How many of so many requests, spread over gateways and sent at the same time, were let through. */
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
});
