import { adminMailRoutes } from '@barspoon/contracts';
import type { Document } from 'mongodb';
import { withServices } from '../../command.ts';
import type { Violation } from '../violation.ts';
import { type MailDrill, mailDrill } from './mail-drill.ts';
import type { ProductArena } from './product-arena.ts';

/** A replica has one mail in hand for each of its connections. */
const connections = 8;

/** Sends one bulk mail. @returns the faults in what arrived */
export function bulkMailDrill(
  arena: ProductArena,
  readers: number,
  strikes: number,
  strike?: MailDrill['strike'],
): Promise<Violation[]> {
  let bulkId: string | undefined;
  return mailDrill(arena, {
    what: 'bulk mail',
    readers,
    strikes,
    strike,
    inHand: connections,
    async begin(_, admin) {
      const body = { type: 'bulk' as const, html: '<p>A new season.</p>' };
      const { bulk } = await withServices('faults', ({ ask }) => ask(adminMailRoutes.send, { body }, admin), {
        NATS_URL: arena.servers.nats.url,
      });
      bulkId = bulk?.id;
    },
    async isDone() {
      const { db } = await arena.stores();
      const mails = db('notifications').collection<Document>('bulk_mails');
      return (await mails.findOne({ _id: bulkId as never }))?.state === 'done';
    },
  });
}
