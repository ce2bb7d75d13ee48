import { randomBytes } from 'node:crypto';
import { type TicketState, ticketRoutes } from '@barspoon/contracts';
import { bottleMl, drinkIdOf, hashOf, menuSlugOf, orderedMl } from '../../load/acts.ts';
import type { ProductArena } from '../arena/product-arena.ts';
import { defineProductFault } from '../fault.ts';
import { type Race, raceIsExact } from '../verify/judge-orders.ts';
import { type Violation, violation } from '../violation.ts';

const guests = 50;
const stock = bottleMl / orderedMl;
const secret = () => randomBytes(24).toString('base64url');
const answerMs = 15_000;
const giveUpMs = 120_000;

interface Answer {
  status: number;
  body: { code?: string; items?: { id: string }[] };
  tries: number;
}

/** Asks one gateway after another until somebody says yes or no. */
async function insist(
  arena: ProductArena,
  method: 'GET' | 'PUT',
  path: string,
  { body, token }: { body?: object; token?: string } = {},
): Promise<Answer> {
  const end = performance.now() + giveUpMs;
  for (let tries = 1; performance.now() < end; tries++) {
    const gateway = arena.gateways[tries % arena.gateways.length];
    const answer = await fetch(`${gateway?.url}/api/v1${path}`, {
      method,
      headers: {
        'x-requested-with': 'fetch',
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(answerMs),
    })
      .then(async (got) => ({ status: got.status, body: (await got.json()) as Answer['body'] }))
      .catch(() => null);
    if (answer && answer.status < 500) return { ...answer, tries };
    await arena.wait(50, 200);
  }
  throw new Error(`${path} was never answered`);
}

/** Kills one after the other while something goes on. @returns what that came to */
async function whileKilled<T>(arena: ProductArena, work: () => Promise<T>): Promise<T> {
  const [one, other] = [arena.gateways, arena.of('inventory')];
  const victims = [other[0], one[0], other[1], one[1]];
  let isDone = false;
  const killing = (async () => {
    for (const victim of victims) {
      if (isDone) return;
      await arena.wait(50, 250);
      victim?.signal('SIGKILL');
      await arena.wait(500, 1500);
    }
  })();
  try {
    return await work();
  } finally {
    isDone = true;
    await killing;
  }
}

export default defineProductFault({
  id: '34',
  name: `${guests} guests order the last ${stock} drinks at once, and two bartenders serve them, while both gateways and both replicas of inventory are killed`,
  invariants: ['I2', 'I3', 'I6'],
  ci: true,
  replicas: { gateway: 2, inventory: 2 },
  lastsMs: { full: 60_000, short: 15_000 },
  shortEvents: 100,
  settleMs: 60_000,
  async strike(arena) {
    const { hostId, itemId, token } = arena.lastBottle;
    const { token: session } = await arena.signIn('host@example.com');
    const order = (key: string) =>
      insist(arena, 'PUT', `/menus/${menuSlugOf(hostId)}/tickets/${key}`, {
        body: { token, device: secret(), drinkId: drinkIdOf(itemId), guest: 'Ada' },
      });
    const keys = Array.from({ length: guests }, secret);
    const answers = await whileKilled(arena, () =>
      Promise.all(keys.map(async (key) => ({ hash: hashOf(key), ...(await order(key)) }))),
    );
    const hashesOf = (is: (answer: Answer) => boolean) => answers.filter(is).map(({ hash }) => hash);
    const race: Race = {
      taken: hashesOf(({ status }) => status === 200),
      refused: hashesOf(({ body }) => body.code === 'inventory.drink_out'),
    };
    const { db } = await arena.stores();
    const tickets = await db('inventory').collection('bar_tickets').find({ barId: hostId }).toArray();
    const wrong = raceIsExact(race, stock, tickets);
    for (const { status, body } of answers)
      if (status !== 200 && body.code !== 'inventory.drink_out')
        wrong.push(violation('I6', `a guest was answered with ${status} ${body.code}`));
    if (answers.every(({ tries }) => tries === 1))
      wrong.push(violation('fault', 'no guest met a process that was killed'));
    return [...wrong, ...(await serveAll(arena, session))];
  },
});

/** Two bartenders move the same orders at the same time; then ordering is closed, and nobody's is taken. */
async function serveAll(arena: ProductArena, token: string): Promise<Violation[]> {
  const { hostId, itemId, token: code } = arena.lastBottle;
  const path = ticketRoutes.list.path.replace(':id', hostId);
  const { body: queue } = await insist(arena, 'GET', path, { token });
  const ticketIds = queue.items?.map(({ id }) => id) ?? [];
  const move = (from: TicketState, to: TicketState) =>
    insist(arena, 'PUT', path, { token, body: { ticketIds, from, to } });
  await whileKilled(arena, async () => {
    for (const [from, to] of [
      ['waiting', 'begun'],
      ['begun', 'ready'],
      ['ready', 'served'],
    ] as const)
      await Promise.all([move(from, to), move(from, to)]);
  });
  const ordering = `/inventory/bars/${hostId}/ordering`;
  await insist(arena, 'PUT', ordering, { token, body: { isOpen: false } });
  const late = await insist(arena, 'PUT', `/menus/${menuSlugOf(hostId)}/tickets/${secret()}`, {
    body: { token: code, device: secret(), drinkId: drinkIdOf(itemId), guest: 'Ada' },
  });
  const { body: left } = await insist(arena, 'GET', path, { token });
  return [
    ...(left.items?.length === 0 ? [] : [violation('I2', 'orders were not served')]),
    ...(late.body.code === 'inventory.ordering_closed'
      ? []
      : [violation('I6', `an order after closing was answered with ${late.status} ${late.body.code}`)]),
  ];
}
