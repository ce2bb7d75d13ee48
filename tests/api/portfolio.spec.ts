import {
  adminSkillRoutes,
  mentorRoutes,
  ownDataRoutes,
  type PortfolioInput,
  portfolioRoutes,
  postingRoutes,
  professionalStatsRoutes,
  profileRoutes,
  type SkillState,
  skillRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import {
  type Agent,
  aMember,
  anAdmin,
  anExpiredMember,
  eventually,
  type Stack,
  startStack,
} from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';

let stack: Stack;
let admin: Agent;
beforeAll(async () => {
  stack = await startStack(allServices, { STATS_MAX_AGE_SECONDS: '0' });
  admin = await anAdmin(stack);
});
afterAll(() => stack.stop());

const example = portfolioRoutes.save.example.body;
const save = (agent: Agent, more: Partial<PortfolioInput> = {}) =>
  agent.call(portfolioRoutes.save, { body: { ...example, ...more } });
const at = (id = '') => ({ params: { id } });
const level = { proficiencyLevel: 'advanced' as const, yearsExperience: 4, isFeatured: false };
const skills = async (agent: Agent) => (await agent.call(skillRoutes.list, {})).items;

describe('a portfolio', () => {
  it('is none at first, is saved and changed by its owner [PORT-09, PORT-16, DATA-27]', async () => {
    const ada = await aMember(stack);
    expect(await ada.call(portfolioRoutes.mine, {})).toEqual({ portfolio: null });
    const saved = await save(ada);
    expect(saved).toMatchObject(example);
    expect(await ada.call(portfolioRoutes.mine, {})).toEqual({ portfolio: saved });
    const after = await save(ada, { portfolioTitle: 'Rum specialist', hourlyRate: 0, resumeUrl: null });
    expect((await ada.call(portfolioRoutes.mine, {})).portfolio).toEqual(after);
  });

  it.each([
    ['no title', { portfolioTitle: '  ' }, 'body.portfolioTitle'],
    ['an address that is no web address', { portfolioUrl: 'javascript:alert(1)' }, 'body.portfolioUrl'],
    ['a resume on a disk', { resumeUrl: 'file:///cv.pdf' }, 'body.resumeUrl'],
    ['a LinkedIn profile by ftp', { linkedinUrl: 'ftp://linkedin.com/ada' }, 'body.linkedinUrl'],
    ['an availability that is none', { availabilityStatus: 'maybe' }, 'body.availabilityStatus'],
    ['a work type that is none', { preferredWorkType: ['sometimes'] }, 'body.preferredWorkType.0'],
    ['half a year', { yearsExperience: 0.5 }, 'body.yearsExperience'],
    ['a rate below 0', { hourlyRate: -1 }, 'body.hourlyRate'],
  ])('with %s is refused [PORT-11, PORT-12, BEYOND-69]', async (_, change, path) => {
    const ada = await aMember(stack);
    const answer = await ada.send(portfolioRoutes.save, { body: { ...example, ...change } });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.map((error) => error.path)).toContain(path);
  });

  it('is read by members with access while it is public, by its owner always, by nobody else [PORT-10, BEYOND-69]', async () => {
    const [ada, bea, expired] = [await aMember(stack), await aMember(stack), await anExpiredMember(stack)];
    await save(ada, { isPublic: true });
    const shown = await bea.call(portfolioRoutes.get, at(ada.userId));
    expect(shown).toMatchObject({ member: { id: ada.userId }, portfolio: { hourlyRate: 4500 }, skills: [] });
    expect(shown.portfolio).not.toHaveProperty('isPublic');
    expect((await expired.send(portfolioRoutes.get, at(ada.userId))).body.code).toBe('ACCESS_REQUIRED');
    expect((await stack.visitor().send(portfolioRoutes.get, at(ada.userId))).status).toBe(401);
    await save(ada, { isPublic: false });
    expect((await bea.send(portfolioRoutes.get, at(ada.userId))).status).toBe(404);
    expect((await admin.send(portfolioRoutes.get, at(ada.userId))).status).toBe(404);
    expect((await ada.send(portfolioRoutes.get, at(ada.userId))).status).toBe(200);
    expect((await bea.send(portfolioRoutes.get, at(newId()))).status).toBe(404);
  });
});

describe('skills', () => {
  it('are there from the beginning, by category, then name [PORT-21, DATA-28, BEYOND-70]', async () => {
    const all = await skills(await aMember(stack));
    expect(all.length).toBeGreaterThan(20);
    const keys = all.map(({ category, name }) => `${category}\n${name}`);
    expect(keys).toEqual([...keys].sort());
  });

  it('are added, changed and removed, each once for a member [PORT-21, DATA-29, BEYOND-70]', async () => {
    const ada = await aMember(stack);
    const [first, second] = await skills(ada);
    const put = (id: string | undefined, more = {}) =>
      ada.call(skillRoutes.put, { ...at(id), body: { ...level, ...more } });
    await Promise.all([put(first?.id), put(first?.id), put(first?.id)]);
    await put(second?.id, { isFeatured: true });
    expect(await put(first?.id, { proficiencyLevel: 'expert' })).toMatchObject({ skill: first });
    expect(await ada.call(skillRoutes.mine, {})).toEqual({
      items: [
        { skill: second, ...level, isFeatured: true },
        { skill: first, ...level, proficiencyLevel: 'expert' },
      ],
    });
    await ada.call(skillRoutes.remove, at(second?.id));
    await ada.call(skillRoutes.remove, at(second?.id));
    expect((await ada.call(skillRoutes.mine, {})).items).toHaveLength(1);
    await save(ada, { isPublic: true });
    const bea = await aMember(stack);
    expect((await bea.call(portfolioRoutes.get, at(ada.userId))).skills).toMatchObject([{ skill: first }]);
  });

  it('that are not in the list cannot be added [BEYOND-70]', async () => {
    const ada = await aMember(stack);
    expect((await ada.send(skillRoutes.put, { ...at(newId()), body: level })).status).toBe(404);
  });

  it('are maintained by admins; one taken off stays with whoever has it [BEYOND-70]', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const name = `Skill ${newId()}`;
    const input = { name, category: 'Bartending', isActive: true };
    expect((await ada.send(adminSkillRoutes.create, { body: input })).status).toBe(403);
    const { id } = await admin.call(adminSkillRoutes.create, { body: input });
    const twice = await admin.send(adminSkillRoutes.create, { body: { ...input, name: name.toUpperCase() } });
    expect(twice.body.errors?.map(({ path }) => path)).toEqual(['body.name']);
    await ada.call(skillRoutes.put, { ...at(id), body: level });
    await admin.call(adminSkillRoutes.revise, { ...at(id), body: { ...input, isActive: false } });
    expect((await skills(ada)).map((skill) => skill.id)).not.toContain(id);
    expect((await bea.send(skillRoutes.put, { ...at(id), body: level })).status).toBe(404);
    expect((await ada.call(skillRoutes.mine, {})).items).toMatchObject([{ skill: { id, name } }]);
    expect((await ada.send(skillRoutes.put, { ...at(id), body: level })).status).toBe(200);
    const listed: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await admin.call(adminSkillRoutes.list, {
        query: { limit: 10, ...(cursor && { cursor }) },
      });
      listed.push(...page.items.map((skill) => skill.id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed).toContain(id);
  });

  it('are searched by name and category, and narrowed to those that are offered [BEYOND-70]', async () => {
    const token = newId();
    const add = (name: string, category: string, isActive: boolean) =>
      admin.call(adminSkillRoutes.create, { body: { name, category, isActive } });
    const offered = await add(`Flair (${token})`, 'Technique', true);
    const retired = await add(`Juggling ${newId()}`, `Shows ${token}`, false);
    const found = async (query: { q: string; state?: SkillState; limit?: number; cursor?: string }) =>
      (await admin.call(adminSkillRoutes.list, { query })).items.map(({ id }) => id);
    expect(await found({ q: token })).toEqual([retired.id, offered.id]);
    expect(await found({ q: `flair (${token})` })).toEqual([offered.id]);
    expect(await found({ q: token, state: 'offered' })).toEqual([offered.id]);
    expect(await found({ q: token, state: 'retired' })).toEqual([retired.id]);
    const first = await admin.call(adminSkillRoutes.list, { query: { q: token, limit: 1 } });
    expect(await found({ q: token, limit: 1, cursor: first.nextCursor ?? '' })).toEqual([offered.id]);
  });
});

describe('the community stats', () => {
  it('count public portfolios [PORT-03, PORT-04]', async () => {
    const ada = await aMember(stack);
    const count = async () => (await ada.call(professionalStatsRoutes.get, {})).activePortfolios;
    const before = await count();
    await save(ada, { isPublic: true });
    expect(await count()).toBe(before + 1);
    await save(ada, { isPublic: false });
    expect(await count()).toBe(before);
  });
});

describe('the counters of jobs, mentors and connections', () => {
  it('follow what is open, active and accepted [PORT-04]', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const stats = () => ada.call(professionalStatsRoutes.get, {});
    const before = await stats();
    const { id } = await admin.call(postingRoutes.post, { body: postingRoutes.post.example.body });
    const profile = mentorRoutes.save.example.body;
    await ada.call(mentorRoutes.save, { body: { ...profile, mentorType: 'mentor' } });
    await bea.call(mentorRoutes.save, { body: { ...profile, mentorType: 'mentee' } });
    const more = { openPositions: before.openPositions + 1, activeMentors: before.activeMentors + 1 };
    expect(await stats()).toEqual({ ...before, ...more });
    await admin.call(postingRoutes.open, { ...at(id), body: { isActive: false } });
    await ada.call(mentorRoutes.save, { body: { ...profile, mentorType: 'mentor', isActive: false } });
    expect(await stats()).toEqual(before);
  });
});

describe('what is kept of a member', () => {
  it('is in their export and goes with their account [BEYOND-69, BEYOND-70]', async () => {
    const password = 'a long night out';
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    await save(ada, { isPublic: true });
    const [first] = await skills(ada);
    await ada.call(skillRoutes.put, { ...at(first?.id), body: level });
    const { services } = await ada.call(ownDataRoutes.export, { body: { password } });
    expect(services.professional).toMatchObject({
      professional_portfolios: [{ portfolioTitle: example.portfolioTitle }],
      user_professional_skills: [{ skillId: first?.id }],
    });
    const { username } = await ada.call(profileRoutes.me, {});
    await ada.call(ownDataRoutes.delete, { body: { password, username } });
    await eventually(async () =>
      expect((await bea.send(portfolioRoutes.get, at(ada.userId))).status).toBe(404),
    );
  });
});
