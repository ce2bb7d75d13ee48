import {
  adminPostingRoutes,
  applicationRoutes,
  notificationRoutes,
  type PostingInput,
  postingRoutes,
  professionalAuditRoutes,
  professionalTableRoutes,
  type SentInputOf,
  savedPostingRoutes,
  tableFileRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { type Agent, aMember, anAdmin, eventually, type Stack, startStack } from '@barspoon/testing';
import { type Db, MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';

let stack: Stack;
let admin: Agent;
let other: Agent;
let mongo: MongoClient;
let db: Db;
beforeAll(async () => {
  stack = await startStack(allServices);
  [admin, other] = [await anAdmin(stack), await anAdmin(stack)];
  mongo = await MongoClient.connect(stack.env.MONGODB_URL ?? '');
  db = mongo.db(`${stack.env.MONGODB_PREFIX}_professional`);
});
afterAll(async () => {
  await mongo?.close();
  await stack?.stop();
});

const example = postingRoutes.post.example.body;
const post = (more: Partial<PostingInput> = {}) =>
  admin.call(postingRoutes.post, { body: { ...example, ...more } });
const at = (id: string) => ({ params: { id } });
const word = () => `w${newId().slice(-12)}`;
const secret = 'Between the two of us.';
const apply = async (id: string) => {
  const member = await aMember(stack);
  const body = { coverLetter: secret, additionalNotes: secret };
  return { member, ...(await member.call(applicationRoutes.apply, { ...at(id), body })) };
};
const move = (id: string, status: 'reviewed' | 'declined') =>
  admin.call(applicationRoutes.move, { ...at(id), body: { status } });
const list = async (query: SentInputOf<typeof adminPostingRoutes.list>['query']) =>
  (await other.call(adminPostingRoutes.list, { query })).items;
const why = { reason: 'misleading' as const, note: 'No bar at that address' };
const told = async (agent: Agent, ofKind = 'posting-taken-down') =>
  (await agent.call(notificationRoutes.list, { query: {} })).items
    .filter(({ kind }) => kind === ofKind)
    .map(({ text, link }) => ({ text, link }));
const audited = async (id: string) =>
  (await admin.call(professionalAuditRoutes.list, { query: { subject: `posting:${id}` } })).items;

describe('the postings in the console', () => {
  it('are all postings with their applications by stage, found by words and state, page by page [BEYOND-72, BEYOND-73]', async () => {
    const companyName = word();
    const ids = [];
    for (let made = 0; made < 3; made++) ids.unshift((await post({ companyName })).id);
    const [latest = '', , first = ''] = ids;
    await admin.call(postingRoutes.open, { ...at(first), body: { isActive: false } });
    const [one, two] = [await apply(latest), await apply(latest), await apply(latest)];
    await move(one.id, 'reviewed');
    await move(two.id, 'declined');
    const found = await list({ q: companyName.toUpperCase() });
    expect(found.map(({ id }) => id)).toEqual(ids);
    expect(found[0]).toMatchObject({
      companyName,
      postedByUserId: admin.userId,
      applications: { submitted: 1, reviewed: 1, accepted: 0, declined: 1 },
    });
    expect(found[2]?.applications).toEqual({ submitted: 0, reviewed: 0, accepted: 0, declined: 0 });
    expect(JSON.stringify(found)).not.toContain(secret);
    expect((await list({ q: companyName, state: 'closed' })).map(({ id }) => id)).toEqual([first]);
    expect(await list({ q: companyName, state: 'open' })).toHaveLength(2);
    expect(await list({ q: '!?' })).toEqual([]);
    const page = await other.call(adminPostingRoutes.list, { query: { q: companyName, limit: 2 } });
    const cursor = page.nextCursor ?? '';
    expect(await list({ q: companyName, limit: 2, cursor })).toMatchObject([{ id: first }]);
  });

  it('are counted by state, their applications by stage', async () => {
    const counts = () => other.call(adminPostingRoutes.overview, {});
    const before = await counts();
    const { id } = await post();
    await move((await apply(id)).id, 'reviewed');
    await apply(id);
    const after = await counts();
    expect(after.postings).toEqual({ ...before.postings, open: before.postings.open + 1 });
    expect(after.applications).toEqual({
      ...before.applications,
      submitted: before.applications.submitted + 1,
      reviewed: before.applications.reviewed + 1,
    });
    await admin.call(postingRoutes.open, { ...at(id), body: { isActive: false } });
    expect((await counts()).postings).toEqual({ ...before.postings, closed: before.postings.closed + 1 });
  });

  it('are closed once, for a reason that their poster is told and the audit keeps [BEYOND-72]', async () => {
    const { id } = await post();
    for (let times = 0; times < 2; times++)
      expect(await other.call(adminPostingRoutes.close, { ...at(id), body: why })).toMatchObject({
        id,
        isActive: false,
      });
    const text =
      'A job you posted was closed: Head Bartender. It was misleading or left out what applicants need to know.';
    await eventually(async () => expect(await told(admin)).toContainEqual({ text, link: `/jobs/${id}` }));
    expect((await told(admin)).filter(({ link }) => link === `/jobs/${id}`)).toHaveLength(1);
    expect(await told(other)).toEqual([]);
    const lines = (await audited(id)).filter(({ action }) => action === 'posting.closed');
    expect(lines).toMatchObject([{ details: why }]);
    const member = await aMember(stack);
    expect((await member.send(postingRoutes.get, at(id))).status).toBe(404);
  });

  it('are deleted with their applications and what was noted and saved of them [BEYOND-72]', async () => {
    const { id } = await post({ jobTitle: 'Ghost Bartender' });
    const { member, id: applicationId } = await apply(id);
    await member.call(savedPostingRoutes.save, at(id));
    await admin.call(applicationRoutes.note, { ...at(applicationId), body: { note: 'Ask again' } });
    const note = null;
    await other.call(adminPostingRoutes.remove, { ...at(id), body: { reason: 'not-a-job', note } });
    expect((await admin.send(postingRoutes.get, at(id))).status).toBe(404);
    expect((await member.call(applicationRoutes.mine, { query: {} })).items).toEqual([]);
    expect(await db.collection('job_applications').countDocuments({ postingId: id })).toBe(0);
    expect(await db.collection('saved_postings').countDocuments({ postingId: id })).toBe(0);
    expect(await db.collection('application_notes').countDocuments({ _id: applicationId as never })).toBe(0);
    const text = 'A job you posted was deleted: Ghost Bartender. It did not offer a job.';
    await eventually(async () => expect(await told(admin)).toContainEqual({ text, link: '/jobs' }));
    const gone = 'A job you applied for was taken down: Ghost Bartender';
    await eventually(async () =>
      expect(await told(member, 'application-dropped')).toEqual([{ text: gone, link: '/jobs' }]),
    );
    expect((await audited(id))[0]).toMatchObject({
      action: 'posting.deleted',
      details: { reason: 'not-a-job', jobTitle: 'Ghost Bartender', applications: 1 },
    });
    for (const route of [adminPostingRoutes.close, adminPostingRoutes.remove])
      expect((await other.send(route, { ...at(id), body: why })).status).toBe(404);
  });

  it('need a reason of the list', async () => {
    const { id } = await post();
    for (const reason of ['because', undefined]) {
      const answer = await other.send(adminPostingRoutes.close, { ...at(id), body: { reason, note: null } });
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'body.reason' }] } });
    }
    expect((await admin.call(postingRoutes.get, at(id))).isActive).toBe(true);
  });
});

describe('the professional tables', () => {
  it('are counted and exported without letters and notes [ADM-DB-01, ADM-DB-02, BEYOND-98]', async () => {
    const { id } = await post();
    const { id: applicationId } = await apply(id);
    await admin.call(applicationRoutes.note, { ...at(applicationId), body: { note: secret } });
    const { items } = await admin.call(professionalTableRoutes.statistics, {});
    expect(items.find(({ table }) => table === 'job_applications')?.rows).toBeGreaterThan(0);
    expect(items.find(({ table }) => table === 'job_postings')?.lastChangeAt).not.toBeNull();
    for (const { table } of items) {
      const rows = await admin.call(tableFileRoutes.export, { params: { table } });
      expect(JSON.stringify(rows), table).not.toContain(secret);
    }
    const rows = await admin.call(tableFileRoutes.export, { params: { table: 'job_applications' } });
    expect(rows).toContainEqual(expect.objectContaining({ id: applicationId, status: 'submitted' }));
  });
});
