import {
  adminNotificationRoutes,
  authRoutes,
  followRoutes,
  maxPushDevices,
  notificationRoutes,
  notificationsTableRoutes,
  ownDataRoutes,
  profileRoutes,
  pushRoutes,
  sendPush,
} from '@barspoon/contracts';
import { newId, type Stoppable } from '@barspoon/platform';
import {
  type Agent,
  aMember,
  anAdmin,
  eventually,
  moveClock,
  type Stack,
  startStack,
} from '@barspoon/testing';
import type { INestApplicationContext, Type } from '@nestjs/common';
import { type Db, MongoClient } from 'mongodb';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Pushes } from '../../services/notifications/src/push/pushes.service.ts';
import { allServices } from '../support/all-services.ts';
import { type PushedBrowser, servePushes } from '../support/push-service.ts';

let publicKey = '';
let stack: Stack;
let mongo: MongoClient;
let db: Db;
let pushes: Awaited<ReturnType<typeof servePushes>>;
beforeAll(async () => {
  pushes = await servePushes(() => publicKey);
  stack = await startStack(allServices, { FETCH_ALSO_FROM: `127.0.0.1:${pushes.port}` });
  mongo = await MongoClient.connect(stack.env.MONGODB_URL ?? '');
  db = mongo.db(`${stack.env.MONGODB_PREFIX}_notifications`);
  publicKey = (await (await aMember(stack)).call(pushRoutes.devices, {})).publicKey ?? '';
});
afterAll(async () => {
  await mongo?.close();
  await stack?.stop();
  await pushes?.stop();
});
afterEach(() => moveClock(stack, 0, ['notifications']));

const inside = <T>(type: Type<T>): T =>
  stack
    .service<Stoppable & { app: INestApplicationContext }>('notifications')
    .app.get(type, { strict: false });
const subscribe = (member: Agent, { endpoint, keys }: PushedBrowser, name = 'Firefox on Android') =>
  member.call(pushRoutes.add, { body: { endpoint, keys, name } });
const follow = (who: Agent, whom: Agent) =>
  who.call(followRoutes.follow, { params: { id: whom.userId ?? '' } });
const choose = (member: Agent, body: { inApp?: boolean; push?: boolean }) =>
  member.call(notificationRoutes.choose, { params: { kind: 'member-followed' }, body });
const devicesOf = async (member: Agent) => (await member.call(pushRoutes.devices, {})).items;
const jobsOf = (member: Agent) =>
  db.collection('jobs').find({ name: sendPush.name, 'data.memberId': member.userId }).toArray();
const isTold = async (member: Agent, count: number) =>
  eventually(async () => {
    const { items } = await member.call(notificationRoutes.list, { query: {} });
    expect(items.length).toBe(count);
  });

describe('a notification', () => {
  it('is pushed to every browser of its member, encrypted for each and signed by the site [BEYOND-100, BEYOND-102]', async () => {
    const [ada, ben] = [await aMember(stack), await aMember(stack, { fullName: 'Ben Hecht' })];
    const browsers = [pushes.browser(), pushes.browser()];
    for (const browser of browsers) await subscribe(ada, browser);
    await follow(ben, ada);
    const { username } = await ben.call(profileRoutes.me, {});
    for (const { received } of browsers)
      await eventually(() =>
        expect(received.map(({ content }) => content)).toEqual([
          {
            title: 'Barspoon',
            body: 'Ben Hecht follows you',
            link: `/members/${username}`,
            tag: `member-followed:${ada.userId}`,
          },
        ]),
      );
    const [pushed] = browsers[0]?.received ?? [];
    expect(pushed?.headers).toMatchObject({ ttl: '86400', urgency: 'normal' });
    expect(pushed?.headers.topic).toMatch(/^[\w-]{32}$/);
    expect(pushed?.claims.sub).toMatch(/^mailto:.+@.+/);
    await eventually(async () =>
      expect((await devicesOf(ada)).map(({ pushedAt }) => pushedAt !== null)).toEqual([true, true]),
    );
  });

  it('is pushed, shown, both or neither, as its member has chosen [BEYOND-102]', async () => {
    const named = (fullName: string) => aMember(stack, { fullName });
    const [ada, ben] = [await named('Ada'), await named('Ben')];
    const [cleo, dan] = [await named('Cleo'), await named('Dan')];
    const browser = pushes.browser();
    await subscribe(ada, browser);
    const bodies = () => browser.received.map(({ content }) => (content as { body: string }).body);
    const { items } = await choose(ada, { push: false });
    expect(items.find(({ kind }) => kind === 'member-followed')).toMatchObject({ inApp: true, push: false });
    expect(items.find(({ kind }) => kind === 'job-alert-mailed')?.push).toBeNull();
    await follow(ben, ada);
    await isTold(ada, 1);
    expect(await jobsOf(ada)).toEqual([]);
    await ada.call(notificationRoutes.readAll, { body: { until: new Date().toISOString() } });
    await choose(ada, { push: true, inApp: false });
    await follow(cleo, ada);
    await eventually(() => expect(bodies()).toEqual(['Cleo follows you']));
    await follow(dan, ada);
    await eventually(() => expect(bodies()).toEqual(['Cleo follows you', 'Dan follows you']));
    expect((await ada.call(notificationRoutes.unread, {})).count).toBe(0);
    const refused = await ada.send(notificationRoutes.choose, {
      params: { kind: 'job-alert-mailed' },
      body: { push: true },
    });
    expect(refused.status).toBe(422);
  });

  it('waits for the end of quiet hours, and is not pushed when it was read in the meantime [BEYOND-102]', async () => {
    const [ada, eve] = [await aMember(stack), await aMember(stack)];
    const [forAda, forEve] = [pushes.browser(), pushes.browser()];
    await subscribe(ada, forAda);
    await subscribe(eve, forEve);
    const quiet = { from: '22:00', to: '07:00' };
    for (const agent of [ada, eve])
      await agent.call(notificationRoutes.setTimes, {
        body: { timeZone: 'America/New_York', quiet, digestHour: 8 },
      });
    const clockAt = (iso: string) => moveClock(stack, Date.parse(iso) - Date.now(), ['notifications']);
    clockAt('2027-03-13T22:30:00-05:00');
    const ben = await aMember(stack);
    const waiting = [];
    for (const agent of [ada, eve]) {
      await follow(ben, agent);
      waiting.push(
        await eventually(async () => {
          const job = (await jobsOf(agent)).find(({ notBefore }) => notBefore);
          expect(job?.notBefore).toEqual(new Date('2027-03-14T11:00:00Z'));
          return sendPush.data.parse(job?.data);
        }),
      );
    }
    expect([...forAda.received, ...forEve.received]).toEqual([]);
    await eve.call(notificationRoutes.readAll, { body: { until: '2027-03-14T10:00:00Z' } });
    clockAt('2027-03-14T07:00:00-04:00');
    for (const push of waiting) await inside(Pushes).send(push);
    expect([forAda.received.length, forEve.received.length]).toEqual([1, 0]);
  });
});

describe('a device', () => {
  it('that is gone is forgotten; a push service that is busy is asked again [BEYOND-102]', async () => {
    const [ada, ben] = [await aMember(stack), await aMember(stack)];
    const [gone, missing, busy] = [pushes.browser(410), pushes.browser(404), pushes.browser(503, 429)];
    for (const browser of [gone, missing, busy]) await subscribe(ada, browser);
    await follow(ben, ada);
    await eventually(() => expect(busy.received).toHaveLength(1), 30_000);
    await eventually(async () =>
      expect((await devicesOf(ada)).map(({ endpoint }) => endpoint)).toEqual([busy.endpoint]),
    );
  }, 60_000);

  it('is left alone for as long as its push service asks, in seconds or until a moment, and counted once it is pushed to [BEYOND-102]', async () => {
    const [ada, ben, admin] = [await aMember(stack), await aMember(stack), await anAdmin(stack)];
    const volume = async () => {
      const { items } = await admin.call(adminNotificationRoutes.kinds, {});
      return items.find(({ kind }) => kind === 'member-followed')?.week.pushed ?? 0;
    };
    const before = await volume();
    const until = new Date(Date.now() + 3600_000).toUTCString();
    const busy = pushes.browser({ status: 429, retryAfter: '120' }, { status: 503, retryAfter: until });
    await subscribe(ada, busy);
    await follow(ben, ada);
    const putOff = (times: number) =>
      eventually(async () => {
        const job = (await jobsOf(ada)).find(({ data }) => data.putOff === times);
        expect(job).toBeTruthy();
        return { notBefore: job?.notBefore as Date, push: sendPush.data.parse(job?.data) };
      });
    const first = await putOff(1);
    expect(Math.round((first.notBefore.getTime() - Date.now()) / 10_000)).toBe(12);
    expect(busy.received).toEqual([]);
    await inside(Pushes).send(first.push);
    const second = await putOff(2);
    expect(Math.abs(second.notBefore.getTime() - Date.parse(until))).toBeLessThan(5000);
    await inside(Pushes).send(second.push);
    expect(busy.received).toHaveLength(1);
    expect(await volume()).toBe(before + 1);
  });

  it('in our own network is never asked, and forgotten [BEYOND-102]', async () => {
    const [ada, ben] = [await aMember(stack), await aMember(stack)];
    const { keys } = pushes.browser();
    const addresses = [
      'https://10.0.0.7/push',
      'https://169.254.169.254/latest',
      `http://127.0.0.1:${new URL(stack.url).port}/push`,
    ];
    for (const endpoint of addresses) await subscribe(ada, { endpoint, keys, received: [] });
    expect(await devicesOf(ada)).toHaveLength(3);
    await follow(ben, ada);
    await eventually(async () => expect(await devicesOf(ada)).toEqual([]));
  });

  it('belongs to who subscribed in it last, ends with their session, and is taken away by them alone [BEYOND-102]', async () => {
    const [ada, ben] = [await aMember(stack), await aMember(stack)];
    const browser = pushes.browser();
    await subscribe(ada, browser);
    await subscribe(ada, browser, 'The same');
    expect((await devicesOf(ada)).map(({ name }) => name)).toEqual(['The same']);
    await subscribe(ben, browser);
    expect(await devicesOf(ada)).toEqual([]);
    const [device] = await devicesOf(ben);
    const id = device?.id ?? '';
    await ada.call(pushRoutes.remove, { params: { id } });
    expect(await devicesOf(ben)).toHaveLength(1);
    await ben.call(pushRoutes.remove, { params: { id } });
    await ben.call(pushRoutes.remove, { params: { id } });
    expect(await devicesOf(ben)).toEqual([]);
    for (let at = 0; at <= maxPushDevices; at++) await subscribe(ben, pushes.browser(), `Number ${at}`);
    const names = (await devicesOf(ben)).map(({ name }) => name);
    expect([names.length, names[0]]).toEqual([maxPushDevices, 'Number 1']);
    await ben.send(authRoutes.signOut);
    await eventually(async () =>
      expect(await db.collection('push_devices').countDocuments({ memberId: ben.userId })).toBe(0),
    );
  });

  it('is in what its member takes along, goes with them, and stands in the console without its address [ADM-DB-01, BEYOND-98]', async () => {
    const [ada, admin] = [await aMember(stack), await anAdmin(stack)];
    const browser = pushes.browser();
    await subscribe(ada, browser, 'Safari on iPhone');
    const password = 'a long night out';
    const { services } = await ada.call(ownDataRoutes.export, { body: { password } });
    const own = JSON.stringify(services);
    expect(own).toContain('Safari on iPhone');
    expect(own).not.toContain(browser.keys.auth);
    const { items } = await admin.call(notificationsTableRoutes.statistics, {});
    expect(items.map(({ table }) => table)).toEqual(['push_devices']);
    const { text } = await stack.ask(notificationsTableRoutes.rows, {
      params: { table: 'push_devices' },
      query: { by: admin.userId ?? '' },
    });
    expect(text).toContain('Safari on iPhone');
    expect(text).not.toContain(browser.endpoint);
    const { username } = await ada.call(profileRoutes.me, {});
    await ada.call(ownDataRoutes.delete, { body: { username, password } });
    await eventually(async () =>
      expect(await db.collection('push_devices').countDocuments({ memberId: ada.userId })).toBe(0),
    );
  });

  it('needs keys that are keys [BEYOND-102]', async () => {
    const ada = await aMember(stack);
    const { endpoint, keys } = pushes.browser();
    const wrong = [
      [{ endpoint: 'ftp://push.example.com', keys }, 'body.endpoint'],
      [{ endpoint, keys: { ...keys, auth: 'short' } }, 'body.keys.auth'],
      [{ endpoint, keys: { ...keys, p256dh: newId() } }, 'body.keys.p256dh'],
    ] as const;
    for (const [body, path] of wrong) {
      const answer = await ada.send(pushRoutes.add, { body: { ...body, name: 'A browser' } });
      expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, path]);
    }
    expect(await devicesOf(ada)).toEqual([]);
  });
});
