import { runInContext } from '@barspoon/platform';
import { Schema } from 'mongoose';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Database, openDatabase } from './world.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase(inject('mongodbUrl'));
  const { connection } = database;
  connection.model('Counter', new Schema({ _id: String, count: Number }));
  connection.model('Mark', new Schema({ by: Number }));
  await Promise.all(Object.values(connection.models).map((model) => model.createCollection()));
});
afterAll(() => database.close());

const asking = (timeoutMs: number) => ({
  correlationId: 'c',
  causationId: 'c',
  actor: { kind: 'system', name: 'test' } as const,
  deadline: Date.now() + timeoutMs,
});

describe('transactions', () => {
  it('come through in the end when a crowd changes the same few documents, as after an outage', async () => {
    const { connection, transactions } = database;
    const change = (at: number) =>
      transactions.run(async () => {
        await connection.model('Mark').findOne({ by: at }).lean();
        await connection
          .model('Counter')
          .updateOne({ _id: `c${at % 10}` }, { $inc: { count: 1 } }, { upsert: true });
        await connection.model('Mark').create([{ by: at }]);
        await connection.model('Mark').findOne({ by: at }).lean();
      });
    const untilDone = async (at: number): Promise<void> => {
      while (true) {
        try {
          return await runInContext(asking(5000), () => change(at));
        } catch {
          await new Promise((resolve) => setTimeout(resolve, 500));
        }
      }
    };
    await Promise.all(Array.from({ length: 300 }, (_, at) => untilDone(at)));
    expect(await connection.model('Mark').countDocuments()).toBe(300);
    const counters = await connection.model('Counter').find().lean<{ count: number }[]>();
    expect(counters.map(({ count }) => count)).toEqual(Array.from({ length: 10 }, () => 30));
  }, 90_000);

  it('that name the same row run once each, and do not start over for each other', async () => {
    const { connection, transactions } = database;
    let runs = 0;
    await Promise.all(
      Array.from({ length: 20 }, () =>
        transactions.run(
          async () => {
            runs++;
            await connection.model('Mark').findOne({ by: -1 }).lean();
            await connection
              .model('Counter')
              .updateOne({ _id: 'popular' }, { $inc: { count: 1 } }, { upsert: true });
          },
          { queue: 'popular' },
        ),
      ),
    );
    expect(runs).toBe(20);
    expect(await connection.model('Counter').findById('popular').lean()).toMatchObject({ count: 20 });
  });

  it('are not begun for somebody who does not wait any more', async () => {
    let began = false;
    const late = runInContext(asking(-1), () =>
      database.transactions.run(async () => {
        began = true;
      }),
    );
    await expect(late).rejects.toMatchObject({ kind: 'unavailable' });
    expect(began).toBe(false);
  });

  it('have effects outside the database once, after they commit, and are waited for until then', async () => {
    const { connection, transactions } = database;
    const counter = () => connection.model('Counter').updateOne({ _id: 'raced' }, { $inc: { count: 1 } });
    await connection.model('Counter').create([{ _id: 'raced', count: 0 }]);
    let attempts = 0;
    const told: unknown[] = [];
    await transactions.run(async () => {
      attempts += 1;
      await connection.model('Counter').findById('raced').lean();
      // Another writer is first, so that the first attempt fails.
      if (attempts === 1)
        await connection.collection('counters').updateOne({ count: 0 }, { $inc: { count: 1 } });
      await transactions.afterCommit(async () => {
        told.push(await connection.model('Counter').findById('raced').lean());
      });
      await counter();
    });
    expect(attempts).toBe(2);
    expect(told).toEqual([{ _id: 'raced', count: 2, __v: 0 }]);
  });
});
