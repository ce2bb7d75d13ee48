import type { AnyBulkWriteOperation } from 'mongoose';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { chainAudit } from '../src/audit-migration.ts';
import { AuditRow, migrate } from '../src/index.ts';
import { type Database, openDatabase } from './world.ts';

let database: Database;
beforeEach(async () => {
  database = await openDatabase(inject('mongodbUrl'));
});
afterEach(() => database.close());

const lines = () => database.connection.collection<AuditRow>('audit');
async function write(count: number): Promise<void> {
  for (let line = 1; line <= count; line++)
    await database.audit.record('glass.polished', `glass:${line}`, { cloth: 'linen', again: line });
}

describe('the audit', () => {
  it('chains its lines, each holding the hash of the line before (security 51)', async () => {
    await write(3);
    const rows = await lines().find().sort({ _id: 1 }).toArray();
    expect(rows.map(({ _id }) => _id)).toEqual([1, 2, 3]);
    expect(rows.slice(1).map(({ previousHash }) => previousHash)).toEqual(
      rows.slice(0, 2).map(({ hash }) => hash),
    );
    expect(await database.audit.verify()).toMatchObject({ intact: true, lines: 3, hash: rows[2]?.hash });
  });

  it('keeps empty details as they were said (security 51)', async () => {
    const said = [{}, { changed: {} }, null];
    for (const details of said) await database.audit.record('glass.polished', 'glass:1', details);
    const { items } = await database.audit.page({ limit: 10 });
    expect(items.map(({ details }) => details)).toEqual(said.toReversed());
    expect(await database.audit.verify()).toMatchObject({ intact: true });
  });

  it('is read by days, the first and the last included [BEYOND-184]', async () => {
    await write(4);
    const at = [
      '2026-03-01T23:59:59.999Z',
      '2026-03-02T00:00:00.000Z',
      '2026-03-03T23:59:59.999Z',
      '2026-03-04T00:00:00.000Z',
    ];
    for (const [index, moment] of at.entries())
      await lines().updateOne({ _id: index + 1 }, { $set: { at: new Date(moment) } });
    const idsOf = async (days: { from?: string; until?: string }) =>
      (await database.audit.page({ ...days, limit: 10 })).items.map(({ id }) => id);
    expect(await idsOf({ from: '2026-03-02', until: '2026-03-03' })).toEqual([3, 2]);
    expect(await idsOf({ from: '2026-03-03' })).toEqual([4, 3]);
    expect(await idsOf({ until: '2026-03-01' })).toEqual([1]);
  });

  it('stays one chain when many write at once', async () => {
    await Promise.all(
      Array.from({ length: 25 }, (_, at) => database.audit.record('glass.polished', `glass:${at}`)),
    );
    expect(await database.audit.verify()).toMatchObject({ intact: true, lines: 25 });
  });

  it('keeps no line of an act that did not come about', async () => {
    const act = database.transactions.run(async () => {
      await database.audit.record('glass.broken', 'glass:1');
      throw new Error('caught it');
    });
    await expect(act).rejects.toThrow('caught it');
    expect(await database.audit.verify()).toMatchObject({ intact: true, lines: 0 });
  });

  const tampering: [string, AnyBulkWriteOperation<AuditRow>, number, string][] = [
    [
      'another actor',
      { updateOne: { filter: { _id: 2 }, update: { $set: { actor: 'nobody' } } } },
      2,
      'says something else',
    ],
    [
      'another detail',
      { updateOne: { filter: { _id: 2 }, update: { $set: { 'details.again': 7 } } } },
      2,
      'says something else',
    ],
    ['a line taken out', { deleteOne: { filter: { _id: 3 } } }, 3, 'is missing'],
    ['the newest line taken out', { deleteOne: { filter: { _id: 4 } } }, 4, 'is missing'],
    [
      'another hash',
      { updateOne: { filter: { _id: 2 }, update: { $set: { hash: 'f'.repeat(64) } } } },
      2,
      'says something else',
    ],
  ];
  it.each(tampering)('shows %s (security 51)', async (_, change, brokenAt, reason) => {
    await write(4);
    await lines().bulkWrite([change as never]);
    expect(await database.audit.verify()).toMatchObject({ intact: false, brokenAt, reason });
  });

  it('shows that a whole chain was rewritten to whoever noted a line (security 51)', async () => {
    await write(2);
    const { hash } = await database.audit.verify();
    await database.audit.record('glass.polished', 'glass:3');
    expect(await database.audit.verify({ line: 2, hash })).toMatchObject({ intact: true });
    await lines().deleteMany({});
    const end = database.connection.collection<{ _id: string }>('audit_end');
    await end.updateOne({ _id: 'end' }, { $set: { lines: 0, hash: '0'.repeat(64) } });
    await write(3);
    expect(await database.audit.verify()).toMatchObject({ intact: true });
    expect(await database.audit.verify({ line: 2, hash })).toMatchObject({ intact: false, brokenAt: 2 });
  });

  it('is only ever added to', async () => {
    await write(1);
    const rows = database.connection.model<AuditRow>(AuditRow.name);
    await expect(rows.updateOne({ _id: 1 }, { actor: 'nobody' })).rejects.toThrow('only ever added to');
    await expect(rows.deleteMany({})).rejects.toThrow('only ever added to');
  });

  it('is read newest first, by subject, actor and action, page after page', async () => {
    await write(3);
    await database.audit.record('glass.broken', 'glass:2');
    const first = await database.audit.page({ limit: 3 });
    expect(first.items.map(({ id }) => id)).toEqual([4, 3, 2]);
    const rest = await database.audit.page({ limit: 3, cursor: first.nextCursor ?? '' });
    expect(rest).toMatchObject({ items: [{ id: 1 }], nextCursor: null });
    expect((await database.audit.page({ limit: 9, subject: 'glass:2' })).items.map(({ id }) => id)).toEqual([
      4, 2,
    ]);
    expect((await database.audit.page({ limit: 9, action: 'glass.broken' })).items).toHaveLength(1);
    expect((await database.audit.page({ limit: 9, actor: 'somebody' })).items).toEqual([]);
  });

  it('takes lines from before the chain into it, oldest first', async () => {
    const old = (id: string, at: string) => ({
      _id: id,
      at: new Date(at),
      actor: 'visitor',
      action: 'glass.polished',
      subject: 'glass:1',
      requestId: 'none',
      details: null,
    });
    await lines().insertMany([old('b', '2026-01-02'), old('a', '2026-01-01')] as never[]);
    await database.connection.collection('migrations').deleteMany({});
    await migrate(database.connection, [chainAudit]);
    await database.audit.record('glass.polished', 'glass:2');
    expect(await database.audit.verify()).toMatchObject({ intact: true, lines: 3 });
    const rows = await lines().find().sort({ _id: 1 }).toArray();
    expect(rows.map(({ at }) => at.toISOString().slice(0, 10))).toEqual([
      '2026-01-01',
      '2026-01-02',
      new Date().toISOString().slice(0, 10),
    ]);
  });
});
