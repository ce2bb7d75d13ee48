import {
  adminPostingRoutes,
  applicationRoutes,
  closePosting,
  closingMoment,
  jobAlertRoutes,
  notificationRoutes,
  type PostingInput,
  portfolioRoutes,
  postingFitRoutes,
  postingRoutes,
  savedPostingRoutes,
  skillRoutes,
} from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { newId, type Stoppable } from '@barspoon/platform';
import { bootstrap as professional } from '@barspoon/professional';
import {
  type Agent,
  aMember,
  anAdmin,
  eventually,
  Mailbox,
  moveClock,
  type Stack,
  startStack,
} from '@barspoon/testing';
import { type Db, MongoClient } from 'mongodb';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AlertMatcher } from '../../services/professional/src/alerts/alert-matcher.service.ts';
import { PostingClosing } from '../../services/professional/src/postings/posting-closing.service.ts';
import { PostingIndex } from '../../services/professional/src/postings/posting-index.ts';
import { allServices } from '../support/all-services.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
let mailbox: Mailbox;
let stack: Stack;
let admin: Agent;
let mongo: MongoClient;
let db: Db;
beforeAll(async () => {
  mailbox = await Mailbox.open();
  stack = await startStack(allServices, { SMTP_URL: mailbox.url });
  admin = await anAdmin(stack);
  mongo = await MongoClient.connect(stack.env.MONGODB_URL ?? '');
  db = mongo.db(`${stack.env.MONGODB_PREFIX}_professional`);
});
afterAll(async () => {
  await mongo?.close();
  await stack?.stop();
  await mailbox?.close();
});
afterEach(() => moveClock(stack, 0, ['professional']));

const example = postingRoutes.post.example.body;
const post = (more: Partial<PostingInput> = {}) =>
  admin.call(postingRoutes.post, { body: { ...example, ...more } });
const at = (id: string) => ({ params: { id } });
const letter = { coverLetter: 'I pour straight.', additionalNotes: null };
const word = () => `w${newId().slice(-12)}`;
const dayText = (fromNow: number) => new Date(Date.now() + fromNow * day).toISOString().slice(0, 10);
const kindsOf = async (agent: Agent) =>
  (await agent.call(notificationRoutes.list, { query: {} })).items.map(({ kind, link }) => ({ kind, link }));
/** What a job does when its time has come: a clock that was moved wakes none by itself. */
const inside = <T>(part: new (...args: never[]) => T): T =>
  stack.service<WithApp>('professional').app.get(part, { strict: false }) as T;
type WithApp = Stoppable & {
  app: { get: (part: unknown, options: { strict: false }) => unknown };
};

describe('the closing date of a posting', () => {
  it('is kept as it was said, and is not a day that is over [BEYOND-71]', async () => {
    const closesOn = dayText(3);
    const { id } = await post({ closesOn });
    expect((await (await aMember(stack)).call(postingRoutes.get, at(id))).closesOn).toBe(closesOn);
    const late = await admin.send(postingRoutes.post, { body: { ...example, closesOn: dayText(-3) } });
    expect(late).toMatchObject({ status: 400, body: { errors: [{ path: 'body.closesOn' }] } });
    for (const wrong of ['soon', '2026-02-30', '2026-13-01'])
      expect((await admin.send(postingRoutes.post, { body: { ...example, closesOn: wrong } })).status).toBe(
        400,
      );
  });

  it('keeps applications out as soon as it is over, closes the posting and tells its poster [BEYOND-72, BEYOND-73]', async () => {
    const member = await aMember(stack);
    const { id } = await post({ closesOn: dayText(1) });
    moveClock(stack, 4 * day, ['professional']);
    const apply = await member.send(applicationRoutes.apply, { ...at(id), body: letter });
    expect(apply).toMatchObject({ status: 422, body: { code: 'professional.posting_closed' } });
    const job = await db.collection('jobs').findOne({ 'data.postingId': id, name: closePosting.name });
    expect(job?.notBefore).toEqual(closingMoment(dayText(1)));
    expect((await member.send(postingRoutes.get, at(id))).status).toBe(200);
    for (let times = 0; times < 2; times++) await inside(PostingClosing).closeDue();
    expect((await member.send(postingRoutes.get, at(id))).status).toBe(404);
    await eventually(async () =>
      expect(await kindsOf(admin)).toContainEqual({ kind: 'posting-lapsed', link: `/jobs/${id}` }),
    );
    const again = await admin.call(postingRoutes.open, { ...at(id), body: { isActive: true } });
    expect(again).toMatchObject({ isActive: true, closesOn: null });
  });
});

describe('saved jobs', () => {
  it('are listed for their member alone, the one saved last first, and stay in sight when closed', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const ids = [(await post()).id, (await post()).id, (await post()).id];
    for (const id of ids)
      for (let times = 0; times < 2; times++) await ada.call(savedPostingRoutes.save, at(id));
    await ada.call(savedPostingRoutes.forget, at(ids[1] as string));
    await admin.call(postingRoutes.open, { ...at(ids[0] as string), body: { isActive: false } });
    const first = await ada.call(savedPostingRoutes.list, { query: { limit: 1 } });
    expect(first.items).toMatchObject([{ id: ids[2], isSaved: true, isActive: true }]);
    const cursor = first.nextCursor ?? '';
    const rest = await ada.call(savedPostingRoutes.list, { query: { limit: 1, cursor } });
    expect(rest).toMatchObject({ items: [{ id: ids[0], isActive: false }], nextCursor: null });
    expect((await ada.call(postingRoutes.get, at(ids[0] as string))).isSaved).toBe(true);
    expect((await bea.call(savedPostingRoutes.list, { query: {} })).items).toEqual([]);
    expect((await bea.send(savedPostingRoutes.save, at(ids[0] as string))).status).toBe(404);
  });
});

describe('a job alert', () => {
  const search = { workLocation: null, jobType: null, experienceLevel: null };
  const keep = (agent: Agent, q: string) => agent.call(jobAlertRoutes.create, { body: { ...search, q } });

  it('is kept once for a search, up to ten, and removed', async () => {
    const ada = await aMember(stack);
    const q = word();
    const { id } = await keep(ada, `bar ${q}`);
    const again = await ada.send(jobAlertRoutes.create, { body: { ...search, q: `${q.toUpperCase()} bar` } });
    expect(again.body.code).toBe('professional.alert_exists');
    expect((await ada.send(jobAlertRoutes.create, { body: { ...search, q: null } })).status).toBe(400);
    for (let more = 1; more < 10; more++) await keep(ada, word());
    expect((await ada.send(jobAlertRoutes.create, { body: { ...search, q } })).body.code).toBe(
      'professional.too_many_alerts',
    );
    await (await aMember(stack)).call(jobAlertRoutes.remove, at(id));
    expect((await ada.call(jobAlertRoutes.list, {})).items).toHaveLength(10);
    await ada.call(jobAlertRoutes.remove, at(id));
    expect((await ada.call(jobAlertRoutes.list, {})).items).toHaveLength(9);
  });

  it('tells of each new posting that matches, and mails once a day at most with all of them', async () => {
    const email = `${newId()}@example.com`;
    const ada = await aMember(stack, { email });
    const q = word();
    const { id: alertId } = await keep(ada, q);
    const first = await post({ jobTitle: `Barback ${q}` });
    await post({ jobTitle: 'Barback elsewhere' });
    await eventually(async () =>
      expect(await kindsOf(ada)).toEqual([{ kind: 'job-alert-matched', link: `/jobs/${first.id}` }]),
    );
    const mail = await mailbox.newestTo(email);
    expect(mail.subject).toBe(`New job: Barback ${q}`);
    expect(mail.text).toContain(`/jobs/${first.id}`);

    const [second, third] = [await post({ jobTitle: `Lead ${q}` }), await post({ jobTitle: `Head ${q}` })];
    await eventually(async () => expect(await kindsOf(ada)).toHaveLength(3));
    await admin.call(postingRoutes.open, { ...at(third.id), body: { isActive: false } });
    const row = await db.collection('job_alerts').findOne({ _id: alertId as never });
    expect(row).toMatchObject({ matched: [second.id, third.id] });
    expect(row?.mailAt.getTime() - row?.mailedAt.getTime()).toBe(day);
    expect(mailbox.to(email)).toHaveLength(1);
    expect((await ada.call(jobAlertRoutes.list, {})).items[0]?.mailedAt).toBe(row?.mailedAt.toISOString());

    const mailNow = () => inside(Transactions).run(() => inside(AlertMatcher).mail(alertId));
    await mailNow();
    moveClock(stack, day + hour, ['professional']);
    for (let times = 0; times < 2; times++) await mailNow();
    await eventually(async () => expect((await mailbox.newestTo(email)).subject).toBe(`New job: Lead ${q}`));
    expect(mailbox.to(email)).toHaveLength(2);
  });
});

describe('what matches a posting', () => {
  it('is told to the member by their portfolio and skills', async () => {
    const ada = await aMember(stack);
    const [skill] = (await ada.call(skillRoutes.list, {})).items;
    const name = skill?.name ?? '';
    const { id } = await post({ requiredSkills: [name.toUpperCase(), 'Juggling'], preferredSkills: [] });
    const bare = await ada.call(postingFitRoutes.get, at(id));
    expect(bare).toEqual({
      hasPortfolio: false,
      required: [
        { name: name.toUpperCase(), own: null },
        { name: 'Juggling', own: null },
      ],
      preferred: [],
      experience: null,
      work: null,
    });
    await ada.call(portfolioRoutes.save, { body: portfolioRoutes.save.example.body });
    await ada.call(skillRoutes.put, { ...at(skill?.id ?? ''), body: skillRoutes.put.example.body });
    expect(await ada.call(postingFitRoutes.get, at(id))).toMatchObject({
      hasPortfolio: true,
      required: [{ own: { proficiencyLevel: 'expert', yearsExperience: 6 } }, { own: null }],
      experience: { years: 6, expected: 5 },
      work: { wanted: ['on_site', 'full_time'], fits: true },
    });
  });
});

describe('the counts of the board', () => {
  it('are those of a scan of all pages, for each search and filter, without closed ones [JOB-03, BEYOND-72]', async () => {
    const [member, rare] = [await aMember(stack), word()];
    const made = [
      { workLocation: 'remote', jobType: 'contract', experienceLevel: 'entry' },
      { workLocation: 'remote', jobType: 'full_time', experienceLevel: 'entry' },
      { workLocation: 'on_site', jobType: 'full_time', experienceLevel: 'senior' },
      { workLocation: 'hybrid', jobType: 'full_time', experienceLevel: 'mid' },
    ] as const;
    for (const one of made) await post({ ...one, jobTitle: `Bartender ${rare}` });
    const { id } = await post({ jobTitle: `Barback ${rare}` });
    await admin.call(postingRoutes.open, { ...at(id), body: { isActive: false } });
    const scanned = async (query: Record<string, string>) =>
      (await member.call(postingRoutes.list, { query: { ...query, limit: 50 } })).items.length;
    const narrowed: Record<string, string>[] = [
      {},
      { workLocation: 'remote' },
      { jobType: 'full_time', experienceLevel: 'mid' },
    ];
    for (const filters of narrowed) {
      const query: Record<string, string> = { q: rare, ...filters };
      const counts = await member.call(postingRoutes.counts, { query });
      expect(counts.total).toBe(await scanned(query));
      for (const name of ['workLocation', 'jobType', 'experienceLevel'] as const)
        for (const [value, count] of Object.entries(counts[name]))
          expect(count, `${name} ${value}`).toBe(await scanned({ ...query, [name]: value }));
    }
    const none = await member.call(postingRoutes.counts, { query: { q: '!!' } });
    expect(none.total).toBe(0);
  });

  it('are the same at every replica after each change, whichever of them has made it [JOB-03, JOB-04]', async () => {
    const other = (await professional(stack.env)) as WithApp;
    try {
      const rare = word();
      const replicas = [inside(PostingIndex), other.app.get(PostingIndex, { strict: false }) as PostingIndex];
      const everywhere = (ids: string[]) =>
        eventually(() => {
          for (const { open } of replicas) {
            expect(open.page({ q: rare }, 20).ids).toEqual(ids);
            expect(open.counts({ q: rare }).total).toBe(ids.length);
          }
        }, 3000);
      const [one, two] = [
        await post({ jobTitle: `Lead ${rare}`, closesOn: dayText(1) }),
        await post({ jobTitle: `Head ${rare}` }),
      ];
      await everywhere([two.id, one.id]);
      await admin.call(postingRoutes.revise, {
        ...at(two.id),
        body: { ...example, jobTitle: 'Barback' },
      });
      await everywhere([one.id]);
      await admin.call(postingRoutes.revise, {
        ...at(two.id),
        body: { ...example, jobTitle: `Chief ${rare}` },
      });
      moveClock(stack, 4 * day, ['professional']);
      await inside(PostingClosing).closeDue();
      await everywhere([two.id]);
      await admin.call(postingRoutes.open, { ...at(one.id), body: { isActive: true } });
      await everywhere([two.id, one.id]);
      const takeDown = adminPostingRoutes.remove.example.body;
      await admin.call(adminPostingRoutes.remove, { ...at(two.id), body: takeDown });
      await everywhere([one.id]);
    } finally {
      await other.stop();
    }
  });
});
