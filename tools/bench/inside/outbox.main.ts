import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { defineEvent, type EventOf } from '@barspoon/contracts';
import { Consumes, MessagingModule, Outbox, startService } from '@barspoon/messaging';
import { PersistenceModule, Transactions } from '@barspoon/persistence';
import { loggingModule, newId } from '@barspoon/platform';
import { Controller, Module } from '@nestjs/common';
import { getModelToken, MongooseModule, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { z } from 'zod';

/**
 * What S8 measures inside a service: a change with its outbox row, against two plain inserts; and the way from a commit to
 * the consumer. Built and started by `s8.bench.ts`; writes its figures as JSON to the file it is given.
 */
const rounds = 9;
const changesARound = 120;
const idleEvents = 250;
const idlePauseMs = 15;

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

@Module({
  imports: [
    loggingModule('bench', 'warn'),
    PersistenceModule.forRoot({ url: process.env.MONGODB_URL ?? '', database: 'bench_outbox' }),
    MessagingModule.forRoot({
      service: 'bench',
      nats: process.env,
      eventReplicas: 1,
      checkReplies: true,
    }),
    MongooseModule.forFeature([{ name: GlassRow.name, schema: SchemaFactory.createForClass(GlassRow) }]),
  ],
  controllers: [NoteWhenPoured],
})
class BenchModule {}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const p99 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0;

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

writeFileSync(
  process.env.FIGURES ?? '',
  JSON.stringify({
    inserts: median(inserts),
    changes: median(changes),
    ratio: median(ratios),
    wait: { p50: median(waits), p99: p99(waits) },
  }),
);
await service.stop();
process.exit(0);
