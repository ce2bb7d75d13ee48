import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { adminMailRoutes, identityInternalRoutes, type MemberActor } from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import type { Document } from 'mongodb';
import { load } from './kit/load.ts';
import { insertMadeUp } from './kit/made-up-rows.ts';
import { MailServer } from './kit/mail-server.ts';
import { median } from './kit/measure.ts';
import { inTurn, openRecipesWorld, type RecipesWorld } from './kit/recipes-world.ts';
import type { Benchmark } from './kit/report.ts';
import { root } from './kit/world.ts';

const exec = promisify(execFile);
const recipients = 100_000;
const recipes = 2000;
/** As many as a process of notifications opens for bulk mail. */
const connections = 8;
const floorMails = 4000;
const floorRounds = 3;
/** The sender is killed after this many mails. */
const killedAfter = [0.4, 0.6, 0.8].map((share) => share * recipients);
/** Meanwhile the rate is measured. */
const rateUntil = 0.2 * recipients;
const readSeconds = 5;
const html = `<p>There is a new season behind the bar.</p>${'<p>Stir two parts of rye with one of vermouth, strain, and <a href="https://barspoon.example/recipes">read on</a>.</p>'.repeat(8)}`;

const bench: Benchmark = async (record) => {
  const world = await openRecipesWorld(recipes);
  const server = await MailServer.open();
  try {
    await world.start('identity');
    const startNotifications = () => world.start('notifications', { SMTP_URL: server.url });
    let notifications = await startNotifications();
    const admin = await prepare(world);
    const floor = await floorOf(world, server, admin);

    const quiet = await reads(world);
    const queuedAt = performance.now();
    const { bulk } = await world.operate(({ ask }) =>
      ask(adminMailRoutes.send, { body: { type: 'bulk', html, email_type: 'bench' } }, admin),
    );
    const mail = () => rows(world, 'bulk_mails').findOne({ _id: bulk?.id as never });
    await until(async () => (await mail())?.counted === true);
    const queued = (performance.now() - queuedAt) / 1000;

    const before = server.count;
    const sendingAt = performance.now();
    await until(() => server.count - before >= rateUntil);
    const rateAt = (): number => ((server.count - before) * 1000) / (performance.now() - sendingAt);
    const rate = rateAt();
    const meanwhile = await reads(world);
    for (const mails of killedAfter) {
      await until(() => server.count - before >= mails);
      process.kill(notifications.pid, 'SIGKILL');
      notifications = await startNotifications();
    }
    await until(async () => (await mail())?.state === 'done');
    const seconds = (performance.now() - sendingAt) / 1000;

    const found = await server.arrived();
    const sent = await rows(world, 'bulk_recipients').countDocuments({ bulkId: bulk?.id, state: 'sent' });
    if (sent !== recipients) throw new Error(`${sent} of ${recipients} are marked as sent`);
    record.figure('queued', queued);
    record.figure('rate', rate / floor);
    record.figure('lost', recipients - found.distinct);
    record.figure('twice', found.otherIds);
    record.figure('copies', found.copies / killedAfter.length);
    record.figure('reads', meanwhile.p99 / quiet.p99);
    record.table({
      title: `One bulk mail to ${recipients} members over ${connections} connections; the sender killed with SIGKILL ${killedAfter.length} times`,
      rows: [
        { what: 'nodemailer alone', 'mails a second': floor, 'reads p99 ms': quiet.p99 },
        { what: 'bulk mail', 'mails a second': rate, 'reads p99 ms': meanwhile.p99 },
        {
          what: 'bulk mail to its end, the deaths included',
          'mails a second': recipients / seconds,
          'reads p99 ms': null,
        },
      ],
    });
    record.table({
      title: 'What arrived',
      rows: [
        {
          recipients,
          reached: found.distinct,
          'with a second Message-ID': found.otherIds,
          'copies with the same Message-ID': found.copies,
          'marked as sent': sent,
        },
      ],
    });
  } finally {
    await world.stop();
    server.close();
  }
};

/** What of an account is only one's own, or for a search. */
const unique = { phone: 0, searchKey: 0, searchGrams: 0, nameKey: 0 };

/** Members of an audience that synthetic rows are, and the admin who writes to them. */
async function prepare(world: RecipesWorld): Promise<MemberActor> {
  const { id } = await world.operate(({ ask }) =>
    ask(identityInternalRoutes.ensureMember, {
      body: {
        email: 'bench@example.com',
        password: 'a long night out',
        fullName: 'Ada Coleman',
        role: 'admin',
      },
    }),
  );
  const identity = world.mongo.db(world.database('identity'));
  const accounts = identity.collection<Document>('accounts');
  const account = await accounts.findOne({ _id: id as never }, { projection: { _id: 0, ...unique } });
  const profile = await identity.collection<Document>('profiles').findOne({ _id: id as never });
  // The admin is no reader: what is counted are the synthetic members.
  await accounts.updateOne({ _id: id as never }, { $set: { emailVerifiedAt: null } });
  const ids = Array.from({ length: recipients }, () => newId());
  const now = new Date();
  await insertMadeUp<Document>(accounts, recipients, (at) => ({
    ...account,
    _id: ids[at],
    email: `member${at}@bench.example`,
    emailVerifiedAt: now,
    role: 'member',
  }));
  await insertMadeUp<Document>(identity.collection('profiles'), recipients, (at) => ({
    ...profile,
    _id: ids[at],
    fullName: `Member ${at}`,
    username: `member${at}`,
    usernameKey: `member${at}`,
  }));
  return { kind: 'member', id, role: 'admin', granted: true, sessionId: 'bench' };
}

/** Mails a second of nodemailer alone, in a process of its own, over as many connections to the same server. */
async function floorOf(world: RecipesWorld, server: MailServer, admin: MemberActor): Promise<number> {
  const mail = await world.operate(({ ask }) => ask(adminMailRoutes.draw, { body: { html } }, admin));
  const dir = mkdtempSync(join(tmpdir(), 'bench-mail-'));
  try {
    const file = join(dir, 'order.json');
    writeFileSync(file, JSON.stringify({ url: server.url, connections, count: floorMails, mail }));
    const rates: number[] = [];
    for (let round = 0; round < floorRounds; round++) {
      const { stdout } = await exec(process.execPath, ['tools/bench/bare/mail-sender.ts', file], {
        cwd: root,
      });
      rates.push(Number(stdout));
    }
    return median(rates);
  } finally {
    server.forget();
    rmSync(dir, { recursive: true });
  }
}

/** Pages of recipes, asked for by one visitor after the other. */
function reads({ gateway, recipes: all }: RecipesWorld) {
  const next = inTurn(all);
  return load({
    url: gateway.url,
    nextPath: () => `/api/v1/recipes/${next().slug}`,
    connections: 1,
    seconds: readSeconds,
  });
}

const rows = (world: RecipesWorld, name: string) =>
  world.mongo.db(world.database('notifications')).collection<Document>(name);

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(20);
}

export default bench;
