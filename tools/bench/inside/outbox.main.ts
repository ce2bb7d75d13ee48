import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { defineEvent, type EventOf } from '@barspoon/contracts';
import {
  Consumes,
  connectToNats,
  Inbox,
  MessagingModule,
  Outbox,
  startService,
  wire,
} from '@barspoon/messaging';
import { provisionStreams } from '@barspoon/messaging/streams';
import { PersistenceModule, Transactions } from '@barspoon/persistence';
import { loggingModule, newId } from '@barspoon/platform';
import { jetstream } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import { Controller, Module } from '@nestjs/common';
import { getModelToken, InjectModel, MongooseModule, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { z } from 'zod';

/**
 * What the benchmark of events measures inside a service: a change with its outbox row, against two plain inserts; the way from a commit to
 * the consumer; and how fast a consumer works off a backlog. Built and started by `events.bench.ts`; writes its figures as JSON to the file it is given.
 */
const rounds = 9;
const changesARound = 120;
const idleEvents = 250;
const idlePauseMs = 15;
const backlogRounds = 5;
const backlogOfARound = 1000;
/** As many as a consumer has in hand. */
const sideBySide = 32;

const poured = defineEvent({
  type: 'bench.glass.poured',
  version: 1,
  fires: 'when the benchmark makes a change',
  data: z.strictObject({ glass: z.string(), at: z.number() }),
  example: { glass: 'one', at: 0 },
});

@Schema({ collection: 'glasses', versionKey: false })
class GlassRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  name: string;
  @Prop({ type: Date, required: true })
  createdAt: Date;
}

/** What is written because a glass was emptied. */
@Schema({ collection: 'washes', versionKey: false })
class WashRow {
  @Prop({ type: String, required: true })
  _id: string;
}

const emptied = defineEvent({
  type: 'bench.glass.emptied',
  version: 1,
  fires: 'when the benchmark makes a backlog',
  data: z.strictObject({ glass: z.string() }),
  example: { glass: 'one' },
});

const washed = new Set<string>();
const arrivals = new Map<string, number>();
let heard: (() => void) | undefined;

@Controller()
class NoteWhenPoured {
  @Consumes(poured, 'note-when-poured')
  async note({ data }: EventOf<typeof poured>): Promise<void> {
    arrivals.set(data.glass, performance.now());
    heard?.();
  }
}

@Controller()
class WashWhenEmptied {
  constructor(
    @InjectModel(WashRow.name) private readonly washes: Model<WashRow>,
    private readonly transactions: Transactions,
  ) {}

  @Consumes(emptied, 'wash-when-emptied')
  async wash({ data }: EventOf<typeof emptied>): Promise<void> {
    await this.washes.create([{ _id: data.glass }]);
    this.transactions.afterCommit(() => void washed.add(data.glass));
  }
}

@Module({
  imports: [
    loggingModule('bench', 'warn'),
    PersistenceModule.forRoot({ url: process.env.MONGODB_URL ?? '', database: 'bench_outbox' }),
    MessagingModule.forRoot({
      service: 'bench',
      nats: process.env,
      checkReplies: true,
      publishes: true,
    }),
    MongooseModule.forFeature([
      { name: GlassRow.name, schema: SchemaFactory.createForClass(GlassRow) },
      { name: WashRow.name, schema: SchemaFactory.createForClass(WashRow) },
    ]),
  ],
  controllers: [NoteWhenPoured, WashWhenEmptied],
})
class BenchModule {}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const p99 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0;

const operator = await connectToNats(process.env, 'streams');
await provisionStreams(operator, {
  publishers: ['bench'],
  consumers: [
    { service: 'bench', name: 'note-when-poured', event: poured },
    { service: 'bench', name: 'wash-when-emptied', event: emptied },
  ],
});
await operator.close();
const service = await startService({ name: 'bench', module: BenchModule, host: '127.0.0.1', port: 0 });
const { app } = service;
const [transactions, outbox] = [app.get(Transactions), app.get(Outbox)];
const glasses = app.get<Model<GlassRow>>(getModelToken(GlassRow.name));
const plain = glasses.db.collection('plain_outbox');
const strict = { writeConcern: { w: 'majority' as const, journal: true } };

const aGlass = () => ({ _id: newId(), name: 'coupe', createdAt: new Date() });

async function twoInserts(): Promise<number> {
  const glass = aGlass();
  const row = {
    _id: newId() as never,
    aggregate: `glass:${glass._id}`,
    createdAt: new Date(),
    publishedAt: null,
  };
  const began = performance.now();
  await glasses.collection.insertOne(glass as never, strict);
  await plain.insertOne(row, strict);
  return performance.now() - began;
}

async function oneTransaction(): Promise<{ took: number; committed: number; glass: string }> {
  const glass = aGlass();
  const began = performance.now();
  await transactions.run(async () => {
    await glasses.insertMany([glass]);
    const about = { aggregate: `glass:${glass._id}`, revision: 1 };
    await outbox.add(poured, { glass: glass._id, at: Date.now() }, about);
  });
  const committed = performance.now();
  return { took: committed - began, committed, glass: glass._id };
}

const inserts: number[] = [];
const changes: number[] = [];
const ratios: number[] = [];
for (let round = -1; round < rounds; round++) {
  const [plains, ours]: [number[], number[]] = [[], []];
  for (let at = 0; at < changesARound; at++) {
    plains.push(await twoInserts());
    ours.push((await oneTransaction()).took);
  }
  if (round < 0) continue;
  inserts.push(median(plains));
  changes.push(median(ours));
  ratios.push(median(ours) / median(plains));
}

// Idle: nothing else is going on, and every event is heard before the next is made.
await sleep(2000);
const waits: number[] = [];
for (let at = 0; at < idleEvents; at++) {
  const arrived = new Promise<void>((resolve) => {
    heard = resolve;
  });
  const { committed, glass } = await oneTransaction();
  if (!arrivals.has(glass)) await arrived;
  waits.push(Math.max(0, (arrivals.get(glass) ?? Number.NaN) - committed));
  await sleep(idlePauseMs);
}

// A backlog that is entirely ready. For comparison, the same effects with one transaction each.
const washes = app.get<Model<WashRow>>(getModelToken(WashRow.name));
const inbox = app.get(Inbox);
const nats = await connectToNats(process.env, 'bench');
const jets = jetstream(nats);

async function alone(): Promise<void> {
  let left = backlogOfARound;
  const one = async () => {
    while (left-- > 0) {
      const id = newId();
      await inbox.once('bench__alone', id, async () => void (await washes.create([{ _id: id }])));
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, one));
}

async function consumed(): Promise<void> {
  const before = washed.size;
  const send = async () => {
    const id = newId();
    const about = headers();
    about.set(wire.aggregate, `glass:${id}`);
    const event = {
      id,
      type: emptied.type,
      version: 1,
      occurredAt: new Date().toISOString(),
      correlationId: id,
      causationId: id,
      actorId: null,
      data: { glass: id },
    };
    await jets.publish(emptied.subject, JSON.stringify(event), { msgID: id, headers: about });
  };
  await Promise.all(Array.from({ length: backlogOfARound }, send));
  while (washed.size < before + backlogOfARound) await sleep(5);
}

/** CPU time of MongoDB so far, in microseconds. */
async function mongoMicros(): Promise<number> {
  const { extra_info } = (await washes.db.db?.admin().command({ serverStatus: 1 })) ?? {};
  return extra_info.user_time_us + extra_info.system_time_us;
}

/** Events a second, and CPU time for each in microseconds, of this process and of MongoDB. */
async function costOf(work: () => Promise<void>) {
  const [began, ours, mongos] = [performance.now(), process.cpuUsage(), await mongoMicros()];
  await work();
  const { user, system } = process.cpuUsage(ours);
  return {
    rate: (backlogOfARound / (performance.now() - began)) * 1000,
    service: (user + system) / backlogOfARound,
    mongo: ((await mongoMicros()) - mongos) / backlogOfARound,
  };
}
type Cost = Awaited<ReturnType<typeof costOf>>;
const mediansOf = (costs: readonly Cost[]): Cost => ({
  rate: median(costs.map(({ rate }) => rate)),
  service: median(costs.map(({ service }) => service)),
  mongo: median(costs.map(({ mongo }) => mongo)),
});
const costs: { alone: Cost[]; consumed: Cost[] } = { alone: [], consumed: [] };
for (let round = -1; round < backlogRounds; round++) {
  const [byOne, batched] = [await costOf(alone), await costOf(consumed)];
  if (round < 0) continue;
  costs.alone.push(byOne);
  costs.consumed.push(batched);
}
await nats.close();

writeFileSync(
  process.env.FIGURES ?? '',
  JSON.stringify({
    inserts: median(inserts),
    changes: median(changes),
    ratio: median(ratios),
    wait: { p50: median(waits), p99: p99(waits) },
    backlog: { alone: mediansOf(costs.alone), consumed: mediansOf(costs.consumed) },
  }),
);
await service.stop();
process.exit(0);
