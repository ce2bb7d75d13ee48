import {
  connectionRoutes,
  type MailTimes,
  mailingRoutes,
  makeDigest,
  mentorRoutes,
  type Notification,
  notificationRoutes,
  ownDataRoutes,
  postRoutes,
  profileRoutes,
  sendMail,
} from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { newId, type Stoppable } from '@barspoon/platform';
import { type Agent, aMember, eventually, Mailbox, moveClock, type Stack } from '@barspoon/testing';
import { type Db, MongoClient } from 'mongodb';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Digests } from '../../services/notifications/src/digests/digests.service.ts';
import { MailingRepository } from '../../services/notifications/src/mailing/mailing.repository.ts';
import { SuppressionsRepository } from '../../services/notifications/src/mailing/suppressions.repository.ts';
import { DigestMails } from '../../services/notifications/src/sending/digest-mails.service.ts';
import { MailsService } from '../../services/notifications/src/sending/mails.service.ts';
import { sharedServices } from '../support/shared-services.ts';

let mailbox: Mailbox;
let stack: Stack;
let mongo: MongoClient;
let db: Db;
beforeAll(async () => {
  const shared = await sharedServices();
  [stack, mailbox] = [shared, shared.mailbox];
  mongo = await MongoClient.connect(stack.env.MONGODB_URL ?? '');
  db = mongo.db(`${stack.env.MONGODB_PREFIX}_notifications`);
});
afterAll(async () => {
  await mongo?.close();
  await stack?.stop();
});
afterEach(() => moveClock(stack, 0, ['notifications']));

type WithApp = Stoppable & { app: { get: (part: unknown, options: { strict: false }) => unknown } };
const inside = <T>(part: new (...args: never[]) => T): T =>
  stack.service<WithApp>('notifications').app.get(part, { strict: false }) as T;
/** A clock that is moved wakes no job: what a job does is asked of its service. */
const clockAt = (iso: string) => moveClock(stack, Date.parse(iso) - Date.now(), ['notifications']);

const idOf = (agent: Agent) => agent.userId ?? '';
const inNewYork: MailTimes = { timeZone: 'America/New_York', quiet: null, digestHour: 2 };
const setTimes = (agent: Agent, times: MailTimes) => agent.call(notificationRoutes.setTimes, { body: times });
const choose = (agent: Agent, kind: string, body: { inApp?: boolean; mail?: 'off' | 'at-once' | 'daily' }) =>
  agent.call(notificationRoutes.choose, { params: { kind }, body });
const wayOf = async (agent: Agent, kind: string) =>
  (await agent.call(notificationRoutes.choices, {})).items.find((item) => item.kind === kind)?.mail;
const listOf = async (agent: Agent) => (await agent.call(notificationRoutes.list, { query: {} })).items;
const post = async (author: Agent): Promise<string> => {
  const body = { ...postRoutes.create.example.body, content: 'A sour.' };
  return (await author.call(postRoutes.create, { body })).id;
};
const like = (agent: Agent, id: string) => agent.call(postRoutes.like, { params: { id } });
const digestsOf = (agent: Agent) =>
  db
    .collection('notification_digests')
    .find({ memberId: idOf(agent) })
    .sort({ day: 1 })
    .toArray();
const jobsOf = async (agent: Agent) =>
  (
    await db
      .collection('jobs')
      .find({ name: makeDigest.name, 'data.memberId': idOf(agent) })
      .toArray()
  ).map(({ data, notBefore }) => ({ data: makeDigest.data.parse(data), notBefore }));
const waitingOf = async (agent: Agent) =>
  (await digestsOf(agent)).filter(({ madeAt }) => madeAt === null).map(({ day, dueAt }) => ({ day, dueAt }));
const make = (data: { memberId: string; day: string; dueAt: string }) =>
  inside(Transactions).run(() => inside(Digests).make(data));

async function aDigester(email: string, kinds = ['post-liked']): Promise<Agent> {
  const ada = await aMember(stack, { email, fullName: 'Ada' });
  await setTimes(ada, inNewYork);
  for (const kind of kinds) await choose(ada, kind, { mail: 'daily' });
  return ada;
}

describe('the daily summary', () => {
  it('comes once a day at the hour of the member’s clock, across a clock change, with what is unread [BEYOND-102]', async () => {
    const email = `${newId()}@example.com`;
    const ada = await aDigester(email);
    const [ben, carl] = [
      await aMember(stack, { fullName: 'Ben' }),
      await aMember(stack, { fullName: 'Carl' }),
    ];
    const [first, second] = [await post(ada), await post(ada)];
    clockAt('2027-03-13T23:00:00-05:00');
    await like(ben, first);
    await eventually(async () => expect(await listOf(ada)).toHaveLength(1));
    await like(carl, second);
    await eventually(async () => expect(await listOf(ada)).toHaveLength(2));
    // At 2 the clocks are put forward to 3.
    expect(await waitingOf(ada)).toEqual([{ day: '2027-03-14', dueAt: new Date('2027-03-14T07:00:00Z') }]);
    const [job] = await jobsOf(ada);
    expect(job?.notBefore).toEqual(new Date('2027-03-14T07:00:00Z'));
    const read = (await listOf(ada)).find(({ text }) => text.startsWith('Ben')) as Notification;
    await ada.call(notificationRoutes.read, { params: { id: read.id } });

    clockAt('2027-03-14T03:00:00-04:00');
    const data = job?.data ?? { memberId: '', day: '', dueAt: '' };
    for (let times = 0; times < 3; times++) await make(data);
    const mail = await mailbox.newestTo(email);
    expect(mail.subject).toBe('Your day on Barspoon: 1 new notification');
    expect(mail.text).toContain('Carl liked your post');
    expect(mail.text).toContain(`/community/post/${second}`);
    expect(mail.html).not.toContain('Ben');

    await like(ben, second);
    await eventually(async () =>
      expect(await waitingOf(ada)).toEqual([{ day: '2027-03-15', dueAt: new Date('2027-03-15T06:00:00Z') }]),
    );
    await setTimes(ada, { ...inNewYork, digestHour: 9 });
    expect(await waitingOf(ada)).toEqual([{ day: '2027-03-15', dueAt: new Date('2027-03-15T13:00:00Z') }]);
    await ada.call(notificationRoutes.readAll, { body: { until: '2028-01-01T00:00:00.000Z' } });
    clockAt('2027-03-15T09:00:00-04:00');
    for (const { data } of await jobsOf(ada)) await make(data);
    expect((await digestsOf(ada)).map(({ day, madeAt }) => [day, madeAt !== null])).toEqual([
      ['2027-03-14', true],
      ['2027-03-15', true],
    ]);
    expect(await db.collection('mails').countDocuments({ memberId: idOf(ada), kind: 'digest' })).toBe(1);
    expect(mailbox.to(email)).toHaveLength(1);
  });

  it('is mailed to no address that takes no mail, and to another one of theirs again [BEYOND-102]', async () => {
    const email = `${newId()}@example.com`;
    const ada = await aDigester(email);
    const addressMac = await inside(MailingRepository).addressMacOf(email);
    const suppress = (mac: string) =>
      inside(SuppressionsRepository).keep({
        _id: idOf(ada),
        addressMac: mac,
        kind: 'hard',
        reason: 'No such mailbox',
        at: new Date(),
      });
    await suppress(addressMac);
    await like(await aMember(stack, { fullName: 'Ben' }), await post(ada));
    await eventually(async () => expect(await jobsOf(ada)).toHaveLength(1));
    for (const { data } of await jobsOf(ada)) await make(data);
    await eventually(async () => expect((await digestsOf(ada))[0]?.madeAt).not.toBeNull());
    const [made] = await digestsOf(ada);
    const about = { kind: 'digest', memberId: idOf(ada), day: String(made?.day) } as const;
    const written = () => inside(DigestMails).write(about);
    expect(await written()).toBeNull();
    await suppress('of another address');
    expect((await written())?.to.address).toBe(email);
  });

  it('also has what does not stand behind the bell, each once, and leaves out what is switched off in the meantime [BEYOND-102]', async () => {
    const email = `${newId()}@example.com`;
    const ada = await aDigester(email, ['post-liked', 'connection-requested']);
    await choose(ada, 'post-liked', { inApp: false });
    const ben = await aMember(stack, { fullName: 'Ben' });
    for (const agent of [ada, ben]) await agent.call(mentorRoutes.save, { body: {} });
    await ben.call(connectionRoutes.request, {
      params: { id: idOf(ada) },
      body: { requestMessage: 'Hello.' },
    });
    await like(ben, await post(ada));
    await eventually(async () =>
      expect(await db.collection('notifications').countDocuments({ memberId: idOf(ada) })).toBe(2),
    );
    expect((await listOf(ada)).map(({ kind }) => kind)).toEqual(['connection-requested']);
    expect(await ada.call(notificationRoutes.unread, {})).toEqual({ count: 1 });
    await choose(ada, 'connection-requested', { mail: 'off' });
    for (const { data } of await jobsOf(ada)) await make(data);
    const mail = await mailbox.newestTo(email);
    expect(mail.text).toContain('Ben liked your post');
    expect(mail.text).not.toContain('connect');
    await like(await aMember(stack, { fullName: 'Carl' }), await post(ada));
    await eventually(async () => expect(await waitingOf(ada)).toHaveLength(1));
    for (const { data } of await jobsOf(ada)) await make(data);
    await eventually(() => expect(mailbox.to(email)).toHaveLength(2));
    const [, next] = mailbox.to(email);
    expect(next?.text).toContain('Carl liked your post');
    expect(next?.text).not.toContain('Ben');
  });

  it('is left with one click, and taken up again, and goes with its member [BEYOND-102, BEYOND-103]', async () => {
    const email = `${newId()}@example.com`;
    const ada = await aDigester(email);
    await like(await aMember(stack), await post(ada));
    await eventually(async () => expect(await jobsOf(ada)).toHaveLength(1));
    for (const { data } of await jobsOf(ada)) await make(data);
    const { headers } = await mailbox.newestTo(email);
    const headerOf = (name: string) => headers.find(({ key }) => key === name)?.value ?? '';
    expect(headerOf('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [token = ''] = /[\w-]{36}\.[\w-]{43}\.digest/.exec(headerOf('list-unsubscribe')) ?? [];
    const click = await stack.visitor().send(mailingRoutes.oneClick, { query: { token } });
    expect(click).toMatchObject({ status: 200, body: { subscribed: false } });
    expect(await wayOf(ada, 'post-liked')).toBe('off');
    expect(await ada.call(mailingRoutes.own, {})).toEqual({ subscribed: true });
    const forged = token.replace(/\.digest$/, '');
    const refused = await stack
      .visitor()
      .send(mailingRoutes.set, { body: { token: forged, subscribed: false } });
    expect(refused.status).toBe(422);
    await stack.visitor().call(mailingRoutes.set, { body: { token, subscribed: true } });
    expect(await wayOf(ada, 'post-liked')).toBe('daily');
    await stack.visitor().call(mailingRoutes.set, { body: { token, subscribed: false } });
    await choose(ada, 'member-followed', { mail: 'daily' });
    expect([await wayOf(ada, 'post-liked'), await wayOf(ada, 'member-followed')]).toEqual(['off', 'daily']);

    const { username } = await ada.call(profileRoutes.me, {});
    await ada.call(ownDataRoutes.delete, { body: { password: 'a long night out', username } });
    await eventually(async () => expect(await digestsOf(ada)).toEqual([]));
  });
});

describe('quiet hours', () => {
  async function aRequest(ada: Agent): Promise<{ mailId: string; about: { kind: 'connection-requested' } }> {
    const ben = await aMember(stack, { fullName: 'Ben' });
    for (const agent of [ada, ben]) await agent.call(mentorRoutes.save, { body: {} });
    await ben.call(connectionRoutes.request, {
      params: { id: idOf(ada) },
      body: { requestMessage: 'Hello.' },
    });
    const query = { name: sendMail.name, 'data.about.memberId': idOf(ada), notBefore: { $exists: true } };
    return eventually(async () => {
      const row = await db.collection('jobs').findOne(query);
      expect(row?.notBefore).toEqual(new Date('2027-03-14T11:00:00Z'));
      return row?.data;
    });
  }

  it('let a mail wait for their end, and drop it when it was read in the meantime [BEYOND-102]', async () => {
    const emails = [`${newId()}@example.com`, `${newId()}@example.com`] as const;
    const [ada, eve] = [
      await aMember(stack, { email: emails[0] }),
      await aMember(stack, { email: emails[1] }),
    ];
    for (const agent of [ada, eve])
      await setTimes(agent, { ...inNewYork, quiet: { from: '22:00', to: '07:00' } });
    clockAt('2027-03-13T22:30:00-05:00');
    const [forAda, forEve] = [await aRequest(ada), await aRequest(eve)];
    const states = () =>
      db
        .collection('mails')
        .find({ _id: { $in: [forAda.mailId, forEve.mailId] as never[] } })
        .map(({ memberId, state }) => [memberId === idOf(ada) ? 'ada' : 'eve', state])
        .toArray();
    expect(new Map((await states()) as [string, string][])).toEqual(
      new Map([
        ['ada', 'waiting'],
        ['eve', 'waiting'],
      ]),
    );
    const [news] = (await listOf(eve)) as [Notification];
    await eve.call(notificationRoutes.read, { params: { id: news.id } });
    clockAt('2027-03-14T07:00:00-04:00');
    for (const { mailId, about } of [forAda, forEve]) await inside(MailsService).send(mailId, about as never);
    expect((await mailbox.newestTo(emails[0])).subject).toBe(
      'Ben would like to connect with you on Barspoon',
    );
    expect(new Map((await states()) as [string, string][])).toEqual(
      new Map([
        ['ada', 'sent'],
        ['eve', 'moot'],
      ]),
    );
    expect(mailbox.to(emails[1])).toEqual([]);
  });

  it('are named where they are wrong, and stay as they were [BEYOND-102]', async () => {
    const ada = await aMember(stack);
    expect(await ada.call(notificationRoutes.times, {})).toEqual({ times: null });
    await setTimes(ada, inNewYork);
    const wrong = [
      [{ ...inNewYork, timeZone: 'Mars/Olympus' }, 'body.timeZone'],
      [{ ...inNewYork, quiet: { from: '22:00', to: '22:00' } }, 'body.quiet.to'],
      [{ ...inNewYork, quiet: { from: '25:00', to: '07:00' } }, 'body.quiet.from'],
      [{ ...inNewYork, digestHour: 24 }, 'body.digestHour'],
    ] as const;
    for (const [body, path] of wrong)
      expect(await ada.send(notificationRoutes.setTimes, { body })).toMatchObject({
        status: 400,
        body: { errors: [{ path }] },
      });
    expect(await ada.call(notificationRoutes.times, {})).toEqual({ times: inNewYork });
  });
});
