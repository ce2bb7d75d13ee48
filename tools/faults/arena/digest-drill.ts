import { type JobDefinition, makeDigest, sendMail } from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import type { Document } from 'mongodb';
import type { Violation } from '../violation.ts';
import { mailDrill } from './mail-drill.ts';
import type { ProductArena } from './product-arena.ts';

const kind = 'post-liked';

/** Makes and sends daily summaries that are due at the same moment. @returns the faults in what arrived */
export function digestDrill(arena: ProductArena, readers: number, strikes: number): Promise<Violation[]> {
  const open = async () => (await arena.stores()).db('notifications');
  return mailDrill(arena, {
    what: 'daily summary',
    readers,
    strikes,
    inHand: (sendMail as JobDefinition).concurrency,
    async begin(ids) {
      const db = await open();
      const insert = (name: string, rows: Document[]) => db.collection(name).insertMany(rows);
      const at = new Date();
      const day = at.toISOString().slice(0, 10);
      await insert(
        'notification_choices',
        ids.map((_id) => ({ _id: _id as never, notInApp: [], notMailed: [], digested: [kind] })),
      );
      await insert(
        'notifications',
        ids.map((memberId) => ({
          _id: newId() as never,
          memberId,
          kind,
          subject: newId(),
          actorIds: [],
          words: {},
          link: '/community',
          at,
          readAt: null,
          digest: 'next',
        })),
      );
      await insert(
        'notification_digests',
        ids.map((memberId) => ({
          _id: `${memberId}:${day}` as never,
          memberId,
          day,
          dueAt: at,
          madeAt: null,
        })),
      );
      // As their planning has left them; the services' own round brings them to Redis.
      await insert(
        'jobs',
        ids.map((memberId) => ({
          _id: `make-digest-${memberId}-${at.getTime()}` as never,
          name: makeDigest.name,
          data: { memberId, day, dueAt: at.toISOString() },
          state: 'pending',
          error: null,
          createdAt: at,
          doneAt: null,
          notBefore: at,
        })),
      );
    },
    async isDone() {
      const db = await open();
      const names = [makeDigest.name, sendMail.name];
      const left = await db.collection('jobs').countDocuments({ state: 'pending', name: { $in: names } });
      return left === 0;
    },
  });
}
