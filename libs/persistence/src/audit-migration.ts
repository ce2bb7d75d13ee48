import type { Connection } from 'mongoose';
import { chainBegin, hashOfLine } from './audit-chain.ts';
import type { Migration } from './migrations.ts';

interface Row {
  _id: string | number;
  at?: Date;
}
interface End {
  _id: 'end';
  lines: number;
  hash: string;
}

/** Creates the end of the audit chain, and adds lines from before the chain to it, oldest first. */
export const chainAudit: Migration = {
  id: '2026-11-21-audit-chain',
  async up(connection) {
    const ends = connection.collection<End>('audit_end');
    await ends.updateOne({ _id: 'end' }, { $setOnInsert: { lines: 0, hash: chainBegin } }, { upsert: true });
    const lines = connection.collection<Row>('audit');
    for await (const row of lines.find({ _id: { $type: 'string' } }).sort({ at: 1, _id: 1 }))
      await chain(connection, row);
  },
};

/** Moves one line in a transaction, so that this can be interrupted and restarted. */
async function chain(connection: Connection, { _id: unchained, ...said }: Row): Promise<void> {
  const ends = connection.collection<End>('audit_end');
  const lines = connection.collection<Row>('audit');
  await connection.withSession((session) =>
    session.withTransaction(async () => {
      const end = await ends.findOne({ _id: 'end' }, { session });
      if (!end) throw new Error('The audit has no end');
      const line = { ...said, _id: end.lines + 1 } as unknown as Parameters<typeof hashOfLine>[0];
      const hash = hashOfLine(line, end.hash);
      await lines.deleteOne({ _id: unchained }, { session });
      await lines.insertOne({ ...line, previousHash: end.hash, hash } as unknown as Row, { session });
      await ends.updateOne({ _id: 'end' }, { $set: { lines: line._id, hash } }, { session });
    }),
  );
}
