import {
  applicationRoutes,
  type InputOf,
  ownDataRoutes,
  type PostingInput,
  portfolioRoutes,
  postingRoutes,
  profileRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { type Agent, aMember, anAdmin, anExpiredMember, eventually, type Stack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedServices } from '../support/shared-services.ts';

let stack: Stack;
let admin: Agent;
beforeAll(async () => {
  stack = await sharedServices();
  admin = await anAdmin(stack);
});
afterAll(() => stack.stop());

const example = postingRoutes.post.example.body;
const aPosting = (more: Partial<PostingInput> = {}): PostingInput => ({ ...example, ...more });
const post = (more: Partial<PostingInput> = {}, agent = admin) =>
  agent.call(postingRoutes.post, { body: aPosting(more) });
const at = (id: string) => ({ params: { id } });
const letter = { coverLetter: 'I pour straight.', additionalNotes: null };
const apply = (agent: Agent, id: string) => agent.call(applicationRoutes.apply, { ...at(id), body: letter });
const word = () => `w${newId().slice(-12)}`;
/** Ids of all pages of the board. */
async function list(agent: Agent, query: Partial<InputOf<typeof postingRoutes.list>['query']>) {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await agent.call(postingRoutes.list, {
      query: { ...query, limit: 2, ...(cursor && { cursor }) },
    });
    expect(page.items.length).toBeLessThanOrEqual(2);
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return ids;
}

describe('a job posting', () => {
  it('is posted by an admin, with salaries in cents and its skills [JOB-16, DATA-30, CONST-07, BEYOND-71]', async () => {
    const posting = await post();
    expect(posting).toMatchObject({ ...example, isActive: true, isOwn: true, hasApplied: false });
    const member = await aMember(stack);
    expect(await member.call(postingRoutes.get, at(posting.id))).toEqual({ ...posting, isOwn: false });
  });

  it('may leave out salary, place and what else is not known [JOB-16]', async () => {
    const open = {
      salaryMin: null,
      salaryMax: null,
      locationCity: null,
      locationState: null,
      locationCountry: null,
      applicationEmail: null,
      applicationInstructions: null,
      requiredSkills: [],
      preferredSkills: [],
    };
    expect(await post(open)).toMatchObject(open);
  });

  it.each([
    ['no company', { companyName: ' ' }, 'body.companyName'],
    ['no title', { jobTitle: '' }, 'body.jobTitle'],
    ['no description', { jobDescription: ' ' }, 'body.jobDescription'],
    ['a job type that is none', { jobType: 'gig' }, 'body.jobType'],
    ['a work location that is none', { workLocation: 'moon' }, 'body.workLocation'],
    ['a level that is none', { experienceLevel: 'wizard' }, 'body.experienceLevel'],
    ['a salary below 0', { salaryMin: -100 }, 'body.salaryMin'],
    ['a salary with cents', { salaryMax: 4_800_050 }, 'body.salaryMax'],
    ['a lowest salary above the highest', { salaryMin: 200, salaryMax: 100 }, 'body.salaryMax'],
    ['an application email that is none', { applicationEmail: 'bar' }, 'body.applicationEmail'],
  ])('with %s is refused [JOB-21, BEYOND-71]', async (_, change, path) => {
    const answer = await admin.send(postingRoutes.post, { body: { ...example, ...change } });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.map((error) => error.path)).toContain(path);
  });

  it('is posted by nobody but admins [JOB-15, BEYOND-71]', async () => {
    const member = await aMember(stack);
    expect((await member.send(postingRoutes.post, { body: example })).status).toBe(403);
  });

  it('is edited, closed and opened again by its poster and by admins only [BEYOND-72]', async () => {
    const [other, member] = [await anAdmin(stack), await aMember(stack)];
    const { id } = await post();
    const change = { ...at(id), body: aPosting({ jobTitle: 'Bar Manager' }) };
    expect((await member.send(postingRoutes.revise, change)).status).toBe(403);
    expect((await admin.call(postingRoutes.revise, change)).jobTitle).toBe('Bar Manager');
    const close = { ...at(id), body: { isActive: false } };
    expect((await member.send(postingRoutes.open, close)).status).toBe(403);
    expect(await other.call(postingRoutes.open, close)).toMatchObject({ isActive: false, isOwn: false });
    expect((await member.send(postingRoutes.get, at(id))).status).toBe(404);
    expect((await member.send(postingRoutes.revise, change)).status).toBe(404);
    const { items } = await admin.call(postingRoutes.mine, { query: { limit: 50 } });
    expect(items.find((one) => one.id === id)).toMatchObject({ isActive: false, isOwn: true });
    await admin.call(postingRoutes.open, { ...at(id), body: { isActive: true } });
    expect((await member.call(postingRoutes.get, at(id))).isActive).toBe(true);
  });
});

describe('the job board', () => {
  const mark = word();
  const types = ['full_time', 'contract'] as const;
  const places = ['remote', 'on_site', 'hybrid'] as const;
  const levels = ['entry', 'executive'] as const;
  let all: { id: string; jobType: string; workLocation: string; experienceLevel: string }[];
  let member: Agent;
  beforeAll(async () => {
    member = await aMember(stack);
    all = [];
    for (const jobType of types)
      for (const workLocation of places)
        for (const experienceLevel of levels)
          all.unshift(await post({ jobType, workLocation, experienceLevel, companyName: `Café ${mark}` }));
  });

  it('lists open postings, newest first, page by page [JOB-04, BEYOND-72]', async () => {
    expect(await list(member, { q: mark })).toEqual(all.map(({ id }) => id));
  });

  it.each([
    { workLocation: 'remote' },
    { jobType: 'contract' },
    { experienceLevel: 'entry' },
    { workLocation: 'hybrid', jobType: 'full_time', experienceLevel: 'executive' },
  ] as const)('finds with filters what a plain scan finds: %o [JOB-03, BEYOND-72]', async (filter) => {
    const matching = all.filter((one) =>
      Object.entries(filter).every(([field, value]) => one[field as keyof typeof one] === value),
    );
    expect(await list(member, { q: mark, ...filter })).toEqual(matching.map(({ id }) => id));
  });

  it('is searched by the beginnings of words in title, company and description, whatever case and accents [JOB-02, BEYOND-72]', async () => {
    const [title, text] = [word(), word()];
    const { id } = await post({ jobTitle: `${title} Lead`, jobDescription: `All about ${text}, daily.` });
    for (const q of [title.slice(0, 8), `${text.toUpperCase()} LEAD`, `lead ${title}`])
      expect(await list(member, { q })).toEqual([id]);
    expect(await list(member, { q: `cafe ${mark}` })).toHaveLength(all.length);
    expect(await list(member, { q: `${title} nowhere` })).toEqual([]);
    expect(await list(member, { q: '!?' })).toEqual([]);
  });

  it('leaves out what is closed [BEYOND-72]', async () => {
    const q = word();
    const { id } = await post({ jobTitle: q });
    await admin.call(postingRoutes.open, { ...at(id), body: { isActive: false } });
    expect(await list(member, { q })).toEqual([]);
  });

  it('is closed to visitors and members without access [JOB-01, ACCESS-15, BEYOND-04]', async () => {
    expect((await stack.visitor().send(postingRoutes.list)).status).toBe(401);
    const answer = await (await anExpiredMember(stack)).send(postingRoutes.list);
    expect(answer).toMatchObject({ status: 403, body: { code: 'ACCESS_REQUIRED' } });
  });
});

describe('an application', () => {
  it('is submitted with cover letter and notes, and marks the posting [JOB-12, DATA-31, BEYOND-73]', async () => {
    const [member, { id }] = [await aMember(stack), await post()];
    const body = { coverLetter: 'I pour straight.', additionalNotes: 'From March on.' };
    const made = await member.call(applicationRoutes.apply, { ...at(id), body });
    expect(made).toMatchObject({ ...body, status: 'submitted', posting: { id, companyName: 'The Savoy' } });
    expect((await member.call(postingRoutes.get, at(id))).hasApplied).toBe(true);
    expect((await member.call(applicationRoutes.mine, { query: {} })).items).toEqual([made]);
  });

  it('is made once, however often at once [BEYOND-73]', async () => {
    const [member, { id }] = [await aMember(stack), await post()];
    const input = { ...at(id), body: letter };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => member.send(applicationRoutes.apply, input)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect((await member.send(applicationRoutes.apply, input)).body.code).toBe(
      'professional.already_applied',
    );
    expect((await member.call(applicationRoutes.mine, { query: {} })).items).toHaveLength(1);
  });

  it('is refused on one’s own posting, on a closed one, on none, and without a cover letter [JOB-08, BEYOND-73]', async () => {
    const [member, { id }] = [await aMember(stack), await post()];
    const send = (agent: Agent, posting: string, body: object = letter) =>
      agent.send(applicationRoutes.apply, { ...at(posting), body });
    expect(await send(admin, id)).toMatchObject({ status: 403, body: { code: 'professional.own_posting' } });
    expect((await send(member, newId())).status).toBe(404);
    expect((await send(member, id, { ...letter, coverLetter: '  ' })).status).toBe(400);
    await admin.call(postingRoutes.open, { ...at(id), body: { isActive: false } });
    const closed = await send(member, id);
    expect(closed.body).toMatchObject({
      code: 'professional.posting_closed',
      detail: 'This job is no longer open.',
    });
  });

  it('needs a session and access [JOB-11, CONTRA-34, BEYOND-73]', async () => {
    const { id } = await post();
    const input = { ...at(id), body: letter };
    const signedOut = await stack.visitor().send(applicationRoutes.apply, input);
    expect(signedOut).toMatchObject({ status: 401, body: { detail: 'Please sign in to apply for jobs' } });
    const expired = await anExpiredMember(stack);
    expect((await expired.send(applicationRoutes.apply, input)).body.code).toBe('ACCESS_REQUIRED');
  });

  it('is seen and moved by the poster and admins, and by nobody else [BEYOND-73]', async () => {
    const [ada, bea, other] = [await aMember(stack), await aMember(stack), await anAdmin(stack)];
    const { id } = await post();
    const { id: applicationId } = await apply(ada, id);
    const list = { ...at(id), query: {} };
    expect((await bea.send(applicationRoutes.received, list)).status).toBe(403);
    expect((await ada.send(applicationRoutes.received, list)).status).toBe(403);
    const { items } = await admin.call(applicationRoutes.received, list);
    expect(items).toMatchObject([
      { id: applicationId, applicant: { id: ada.userId }, hasPortfolio: false, ...letter },
    ]);
    const move = (status: string) => ({ ...at(applicationId), body: { status } });
    for (const agent of [ada, bea])
      expect((await agent.send(applicationRoutes.move, move('accepted'))).status).toBe(404);
    expect((await other.send(applicationRoutes.move, move('reviewed'))).body).toMatchObject({
      status: 'reviewed',
    });
    expect((await admin.send(applicationRoutes.move, move('accepted'))).status).toBe(200);
    const own = await ada.call(applicationRoutes.mine, { query: {} });
    expect(own.items[0]?.status).toBe('accepted');
    const filtered = (status: 'accepted' | 'submitted') =>
      admin.call(applicationRoutes.received, { ...at(id), query: { status } });
    expect((await filtered('accepted')).items).toHaveLength(1);
    expect((await filtered('submitted')).items).toEqual([]);
  });

  it('shows its poster whether the applicant has a public portfolio [BEYOND-69]', async () => {
    const [ada, { id }] = [await aMember(stack), await post()];
    await apply(ada, id);
    const shows = async () => {
      const { items } = await admin.call(applicationRoutes.received, { ...at(id), query: {} });
      return items.map(({ hasPortfolio }) => hasPortfolio);
    };
    const portfolio = portfolioRoutes.save.example.body;
    await ada.call(portfolioRoutes.save, { body: { ...portfolio, isPublic: false } });
    expect(await shows()).toEqual([false]);
    await ada.call(portfolioRoutes.save, { body: { ...portfolio, isPublic: true } });
    expect(await shows()).toEqual([true]);
  });

  it('is taken back by its applicant until it is decided [BEYOND-73]', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const { id } = await post();
    const { id: first } = await apply(ada, id);
    expect((await bea.send(applicationRoutes.withdraw, at(first))).status).toBe(404);
    await ada.call(applicationRoutes.withdraw, at(first));
    expect((await ada.call(postingRoutes.get, at(id))).hasApplied).toBe(false);
    const { id: second } = await apply(ada, id);
    await admin.call(applicationRoutes.move, { ...at(second), body: { status: 'declined' } });
    const late = await ada.send(applicationRoutes.withdraw, at(second));
    expect(late.body.code).toBe('professional.application_decided');
  });

  it('stays in sight of its applicant when the posting is closed', async () => {
    const [ada, { id }] = [await aMember(stack), await post()];
    await apply(ada, id);
    await admin.call(postingRoutes.open, { ...at(id), body: { isActive: false } });
    expect((await ada.call(postingRoutes.get, at(id))).isActive).toBe(false);
    const { items } = await ada.call(applicationRoutes.mine, { query: {} });
    expect(items[0]?.posting).toMatchObject({ id, isActive: false });
  });
});

describe('what is kept of a member', () => {
  it('is in their export and goes with their account; a posting stays open for others [BEYOND-73]', async () => {
    const password = 'a long night out';
    const [ada, leaving] = [await aMember(stack), await anAdmin(stack)];
    const [kept, { id }] = [await post(), await post({}, leaving)];
    await apply(ada, kept.id);
    await apply(leaving, kept.id);
    const input = { body: { password } };
    expect((await ada.call(ownDataRoutes.export, input)).services.professional).toMatchObject({
      job_applications: [{ postingId: kept.id, ...letter }],
    });
    expect((await leaving.call(ownDataRoutes.export, input)).services.professional).toMatchObject({
      job_postings: [{ id }],
    });
    for (const agent of [ada, leaving]) {
      const { username } = await agent.call(profileRoutes.me, {});
      await agent.call(ownDataRoutes.delete, { body: { password, username } });
    }
    await eventually(async () => {
      const list = { ...at(kept.id), query: {} };
      expect((await admin.call(applicationRoutes.received, list)).items).toEqual([]);
    });
    const reader = await aMember(stack);
    expect(await reader.call(postingRoutes.get, at(id))).toMatchObject({ isOwn: false, isActive: true });
  });
});
