import { inventoryInternalRoutes } from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import type { Db } from 'mongodb';
import { randomFrom } from '../load/random.ts';
import { alternatingReads, rounds, type Side } from './kit/alternating-reads.ts';
import { insertMadeUp } from './kit/made-up-rows.ts';
import { median, quantile } from './kit/measure.ts';
import { type SignedIn, signedIn } from './kit/members.ts';
import type { Benchmark } from './kit/report.ts';
import { openWorld, type RunningProcess, type World } from './kit/world.ts';

const entriesOf = { small: 1000, large: 100_000 };
const bottleCount = 200;
const writesOfRound = 40;
const minuteMs = 60_000;

type Place = readonly [number, string];
interface Bar {
  name: string;
  member: SignedIn;
  bottles: string[];
  /** Places of entries in its history. */
  places: Place[];
}

const random = randomFrom(39);
const cursorOf = ([at, id]: Place): string => Buffer.from(JSON.stringify([at, id])).toString('base64url');

const bench: Benchmark = async (record) => {
  const world = await openWorld();
  try {
    await world.start('identity');
    await world.start('inventory');
    const gateway = await world.start('gateway');
    const inventory = world.mongo.db(world.database('inventory'));
    const small = await aBar(world, gateway, inventory, entriesOf.small);
    const large = await aBar(world, gateway, inventory, entriesOf.large);
    const began = performance.now();
    const rebuilt = await replay(world);
    const replaySeconds = (performance.now() - began) / 1000;

    const { ratio, rows } = await alternatingReads(gateway.url, historyOf(small), historyOf(large));
    record.figure('depth', ratio);
    record.figure('page', rows[1]?.['p99 ms'] ?? Number.NaN);
    record.table({
      title: `A page of 30 entries from any position of a history, ${rounds} alternating rounds`,
      rows,
    });
    const writes = await alternatingWrites(gateway, small, large);
    record.figure('write', median(writes.ratios));
    record.table({ title: `Spills, ${rounds} alternating rounds of ${writesOfRound}`, rows: writes.rows });
    record.table({
      title: 'Bottles made again from their entries',
      rows: [{ bottles: rebuilt, entries: entriesOf.small + entriesOf.large, seconds: replaySeconds }],
    });
  } finally {
    await world.stop();
  }
};

/** A member whose first bar has so many entries: each bottle was bought once, and is poured from ever since. */
async function aBar(world: World, gateway: RunningProcess, inventory: Db, entries: number): Promise<Bar> {
  const name = `${entries} entries`;
  const member = await signedIn(world, gateway, `bar${entries}@example.com`);
  const bottles = Array.from({ length: bottleCount }, () => newId());
  const places: Place[] = [];
  const begin = Date.now() - entries * minuteMs;
  const itemId = newId();
  await insertMadeUp(inventory.collection<EntryDocument>('bar_entries'), entries, (number) => {
    const bottleId = bottles[number % bottleCount] ?? '';
    const at = new Date(begin + number * minuteMs);
    const line = { itemId, bottleId, name: 'Gin', unit: 'ml', amount: 30 } as const;
    const about = { barId: member.id, ownerId: member.id, actorId: member.id };
    const row = { _id: newId(), ...about, at, bottleIds: [bottleId] };
    if (number % 50 === 0) places.push([at.getTime(), row._id]);
    if (number >= bottleCount) return { ...row, kind: 'spilled', lines: [line] };
    const details = { size: 20_000, unit: 'ml', price: null, source: null, openedAt: null };
    return { ...row, kind: 'bought', lines: [{ ...line, amount: null }], level: 20_000, details };
  });
  return { name, member, bottles, places };
}

interface EntryDocument {
  _id: string;
  barId: string;
  ownerId: string;
  actorId: string;
  kind: string;
  at: Date;
  bottleIds: string[];
  lines: { itemId: string; bottleId: string; name: string; unit: 'ml'; amount: number | null }[];
  level?: number;
  details?: object;
}

/** @returns how many bottles there are */
const replay = ({ operate }: World): Promise<number> =>
  operate(async ({ ask }) => {
    let bottles = 0;
    for (let after: string | null = ''; after !== null; ) {
      const body: { projection: 'bars'; after?: string } = { projection: 'bars', ...(after && { after }) };
      const { count, next } = await ask(inventoryInternalRoutes.rebuild, { body });
      bottles += count;
      after = next ?? null;
    }
    return bottles;
  });

const historyOf = ({ name, member: { id, headers }, places }: Bar): Side => ({
  name,
  headers,
  nextPath: () => `/api/v1/inventory/bars/${id}/entries?cursor=${cursorOf(random.pick(places))}`,
});

async function alternatingWrites(gateway: RunningProcess, small: Bar, large: Bar) {
  const times = new Map<Bar, number[][]>([
    [small, []],
    [large, []],
  ]);
  for (let round = -1; round < rounds; round++)
    for (const bar of round % 2 === 0 ? [small, large] : [large, small]) {
      const found: number[] = [];
      for (let written = 0; written < writesOfRound; written++) found.push(await spill(gateway, bar));
      if (round >= 0) times.get(bar)?.push(found);
    }
  const p50s = (bar: Bar) => (times.get(bar) ?? []).map((found) => median(found));
  return {
    ratios: p50s(large).map((p50, at) => p50 / (p50s(small)[at] ?? Number.NaN)),
    rows: [...times].map(([{ name }, found]) => ({
      what: name,
      'p50 ms': median(found.flat()),
      'p99 ms': quantile(found.flat(), 0.99),
    })),
  };
}

/** @returns milliseconds */
async function spill({ url }: RunningProcess, { member, bottles }: Bar): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${url}/api/v1/inventory/bars/${member.id}/entries/${newId()}`, {
    method: 'PUT',
    headers: { ...member.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'spilled', bottleId: random.pick(bottles), amount: 1 }),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`a spill was answered with ${answer.status}`);
  return performance.now() - began;
}

export default bench;
