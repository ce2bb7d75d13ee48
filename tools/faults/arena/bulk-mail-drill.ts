import { adminMailRoutes, identityInternalRoutes, type MemberActor } from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import type { Db, Document } from 'mongodb';
import { MailSink } from '../../bench/kit/mail-sink.ts';
import { withServices } from '../../command.ts';
import type { Violation } from '../fault.ts';
import { violation } from './arena.ts';
import type { ProductArena } from './product-arena.ts';
import { password } from './product-setting.ts';

/** So many mails a replica may have handed over that are not marked yet: one for each of its connections. */
const connections = 8;
const doneMs = 240_000;
const addressOf = (at: number) => `reader${at}@bulk.example`;

/**
 * Sends one bulk mail to so many made-up members through a mail server of its own, and kills every sender so often on the way.
 * @returns what is wrong with what arrived
 */
export async function bulkMailDrill(
  arena: ProductArena,
  readers: number,
  deaths: number,
): Promise<Violation[]> {
  const sink = await MailSink.open();
  try {
    await sendTo(arena, { SMTP_URL: sink.url });
    const { db } = await arena.stores();
    const admin = await prepare(arena, db('identity'), readers);
    const { bulk } = await withServices(
      'faults',
      ({ ask }) => ask(adminMailRoutes.send, { body: { type: 'bulk', html: '<p>A new season.</p>' } }, admin),
      { NATS_URL: arena.servers.nats.url },
    );
    for (let death = 1; death <= deaths; death++) {
      await until(arena, () => arrivedAt(sink).length >= (readers * death) / (deaths + 1));
      for (const replica of arena.of('notifications')) replica.signal('SIGKILL');
      await arena.wait(500, 1500);
    }
    const mails = db('notifications').collection<Document>('bulk_mails');
    await until(arena, async () => (await mails.findOne({ _id: bulk?.id as never }))?.state === 'done');
    return verdictOf(sink, readers, deaths * arena.of('notifications').length * connections);
  } finally {
    await sendTo(arena, {});
    await sink.close();
  }
}

/** Every replica of notifications begins a new life with this environment. */
async function sendTo(arena: ProductArena, env: NodeJS.ProcessEnv): Promise<void> {
  arena.moreEnv = { ...arena.moreEnv, notifications: env };
  for (const replica of arena.of('notifications')) await arena.replace(replica);
}

async function prepare(arena: ProductArena, identity: Db, readers: number): Promise<MemberActor> {
  const body = { email: 'writer@example.com', password, fullName: 'Ada Coleman', role: 'admin' as const };
  const { id } = await withServices(
    'faults',
    ({ ask }) => ask(identityInternalRoutes.ensureMember, { body }),
    {
      NATS_URL: arena.servers.nats.url,
    },
  );
  const of = { _id: id as never };
  const own = { _id: 0, phone: 0, searchKey: 0, searchGrams: 0, nameKey: 0 };
  const account = await identity.collection('accounts').findOne(of, { projection: own });
  const profile = await identity.collection('profiles').findOne(of, { projection: { _id: 0 } });
  const ids = Array.from({ length: readers }, () => newId());
  const now = new Date();
  await identity.collection<Document>('profiles').insertMany(
    ids.map((_id, at) => ({
      ...profile,
      _id: _id as never,
      username: `reader${at}`,
      usernameKey: `reader${at}`,
    })),
  );
  await identity.collection<Document>('accounts').insertMany(
    ids.map((_id, at) => ({
      ...account,
      ...{ _id: _id as never, email: addressOf(at), emailVerifiedAt: now, role: 'member' },
    })),
  );
  return { kind: 'member', id, role: 'admin', granted: true, sessionId: 'faults' };
}

const arrivedAt = ({ taken }: MailSink) =>
  [...taken].filter(([address]) => address.endsWith('@bulk.example'));

function verdictOf(sink: MailSink, readers: number, maxCopies: number): Violation[] {
  const arrived = new Map(arrivedAt(sink));
  const lost = Array.from({ length: readers }, (_, at) => addressOf(at)).filter((one) => !arrived.has(one));
  const twice = [...arrived].filter(([, ids]) => new Set(ids).size > 1);
  const copies = [...arrived.values()].reduce((sum, ids) => sum + ids.length - 1, 0);
  return [
    ...lost.map((address) => violation('I1', `${address} got no bulk mail`)),
    ...twice.map(([address, ids]) => violation('I2', `${address} got ${ids.length} different bulk mails`)),
    ...(copies > maxCopies
      ? [violation('I2', `${copies} copies of bulk mails, more than ${maxCopies}`)]
      : []),
  ];
}

async function until(arena: ProductArena, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + doneMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error('the bulk mail came to no end');
    await arena.wait(50);
  }
}
