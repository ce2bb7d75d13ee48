import { identityInternalRoutes, type MemberActor } from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import type { Db, Document } from 'mongodb';
import { withServices } from '../../command.ts';
import { MailSink } from '../../load/mail-sink.ts';
import type { Violation } from '../violation.ts';
import { violation } from '../violation.ts';
import type { ProductArena } from './product-arena.ts';
import { password } from './product-setting.ts';

const doneMs = 240_000;
const domain = 'readers.example';
export const adminEmail = 'writer@example.com';
const addressOf = (at: number) => `reader${at}@${domain}`;

export interface MailDrill {
  /** What is sent, in words of a violation. */
  what: string;
  readers: number;
  /** So often it is struck on the way. */
  strikes: number;
  /** What strikes it, counted from 1. Every sender is killed if nothing is said. */
  strike?: ((at: number, sink: MailSink) => Promise<void>) | undefined;
  /** Mails a replica may have handed over that are not marked yet. */
  inHand: number;
  /** Has a mail sent to each of these members. */
  begin(ids: readonly string[], admin: MemberActor): Promise<void>;
  isDone(): Promise<boolean>;
}

/**
 * Sends mails to a number of synthetic members through its own mail server, and strikes during the run.
 * @returns the faults in what arrived
 */
export async function mailDrill(arena: ProductArena, drill: MailDrill): Promise<Violation[]> {
  const { readers, strikes, strike = () => killSenders(arena) } = drill;
  const sink = await MailSink.open();
  try {
    await sendTo(arena, { SMTP_URL: sink.url });
    const { db } = await arena.stores();
    const { admin, ids } = await makeReaders(arena, db('identity'), readers);
    await drill.begin(ids, admin);
    for (let at = 1; at <= strikes; at++) {
      await until(arena, async () => arrivedAt(sink).length >= (readers * at) / (strikes + 1));
      await strike(at, sink);
    }
    await until(arena, () => drill.isDone());
    return verdictOf(sink, drill, arena.of('notifications').length);
  } finally {
    await sendTo(arena, {});
    await sink.close();
  }
}

async function killSenders(arena: ProductArena): Promise<void> {
  for (const replica of arena.of('notifications')) replica.signal('SIGKILL');
  await arena.wait(500, 1500);
}

/** Every replica of notifications begins a new life with this environment. */
async function sendTo(arena: ProductArena, env: NodeJS.ProcessEnv): Promise<void> {
  arena.moreEnv = { ...arena.moreEnv, notifications: env };
  for (const replica of arena.of('notifications')) await arena.replace(replica);
}

/** Members who are in MongoDB alone, and an admin who can sign in as `adminEmail`. */
export async function makeReaders(
  arena: ProductArena,
  identity: Db,
  readers: number,
): Promise<{ admin: MemberActor; ids: string[] }> {
  const body = { email: adminEmail, password, fullName: 'Ada Coleman', role: 'admin' as const };
  const { id } = await withServices(
    'faults',
    ({ ask }) => ask(identityInternalRoutes.ensureMember, { body }),
    { NATS_URL: arena.servers.nats.url },
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
      _id: _id as never,
      email: addressOf(at),
      emailVerifiedAt: now,
      role: 'member',
    })),
  );
  return { admin: { kind: 'member', id, role: 'admin', granted: true, sessionId: 'faults' }, ids };
}

const arrivedAt = ({ taken }: MailSink) => [...taken].filter(([address]) => address.endsWith(`@${domain}`));

function verdictOf(
  sink: MailSink,
  { what, readers, strikes, inHand }: MailDrill,
  replicas: number,
): Violation[] {
  const arrived = new Map(arrivedAt(sink));
  const lost = Array.from({ length: readers }, (_, at) => addressOf(at)).filter((one) => !arrived.has(one));
  const twice = [...arrived].filter(([, ids]) => new Set(ids).size > 1);
  const copies = [...arrived.values()].reduce((sum, ids) => sum + ids.length - 1, 0);
  const maxCopies = strikes * replicas * inHand;
  return [
    ...lost.map((address) => violation('I1', `${address} got no ${what}`)),
    ...twice.map(([address, ids]) =>
      violation('I2', `${address} got ${ids.length} different mails: ${what}`),
    ),
    ...(copies > maxCopies ? [violation('I2', `${copies} copies of a ${what}, more than ${maxCopies}`)] : []),
  ];
}

async function until(arena: ProductArena, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + doneMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error('the mails came to no end');
    await arena.wait(50);
  }
}
