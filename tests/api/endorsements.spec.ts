import {
  applicationRoutes,
  connectionRoutes,
  distanceRoutes,
  endorsementRoutes,
  mentorRoutes,
  notificationRoutes,
  portfolioRoutes,
  postingRoutes,
  skillRoutes,
  tableFileRoutes,
} from '@barspoon/contracts';
import { type Agent, aMember, anAdmin, eventually, type Stack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedServices } from '../support/shared-services.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await sharedServices();
});
afterAll(() => stack.stop());

const idOf = (agent: Agent) => agent.userId ?? '';
const at = (agent: Agent) => ({ params: { id: idOf(agent) } });

/** A member with a public portfolio and one skill. */
async function aProfessional(isPublic = true) {
  const owner = await aMember(stack);
  const [skill] = (await owner.call(skillRoutes.list, {})).items;
  const skillId = skill?.id ?? '';
  await owner.call(portfolioRoutes.save, { body: { ...portfolioRoutes.save.example.body, isPublic } });
  await owner.call(skillRoutes.put, { params: { id: skillId }, body: skillRoutes.put.example.body });
  return { owner, skillId, skillName: skill?.name };
}
const endorse = (by: Agent, of: Agent, skillId: string) =>
  by.send(endorsementRoutes.endorse, { params: { id: idOf(of), skillId } });
const shown = (by: Agent, of: Agent) => by.call(portfolioRoutes.get, at(of));

async function mentor(owner: Agent, ...steps: ('accepted' | 'declined' | 'ended')[]): Promise<Agent> {
  const other = await aMember(stack);
  const profile = mentorRoutes.save.example.body;
  await other.call(mentorRoutes.save, { body: { ...profile, mentorType: 'mentor' } });
  await owner.call(mentorRoutes.save, { body: { ...profile, mentorType: 'mentee' } });
  const body = connectionRoutes.request.example.body;
  const { id } = await owner.call(connectionRoutes.request, { ...at(other), body });
  for (const status of steps) await other.call(connectionRoutes.step, { params: { id }, body: { status } });
  return other;
}

async function poster(owner: Agent, status: 'submitted' | 'reviewed' | 'accepted' | 'declined') {
  const other = await anAdmin(stack);
  const { id } = await other.call(postingRoutes.post, { body: postingRoutes.post.example.body });
  const body = applicationRoutes.apply.example.body;
  const made = await owner.call(applicationRoutes.apply, { params: { id }, body });
  await other.call(applicationRoutes.move, { params: { id: made.id }, body: { status } });
  return other;
}

describe('who may endorse', () => {
  const table: [string, (owner: Agent) => Promise<Agent>, number][] = [
    ['a visitor', async () => stack.visitor(), 401],
    ['a stranger', () => aMember(stack), 422],
    ['an admin', () => anAdmin(stack), 422],
    ['the member themselves', async (owner) => owner, 422],
    ['somebody whose answer is pending', (owner) => mentor(owner), 422],
    ['a mentor who declined', (owner) => mentor(owner, 'declined'), 422],
    ['a mentor', (owner) => mentor(owner, 'accepted'), 200],
    ['a mentor of before', (owner) => mentor(owner, 'accepted', 'ended'), 200],
    ['a poster who reads their letter', (owner) => poster(owner, 'reviewed'), 422],
    ['a poster who declined them', (owner) => poster(owner, 'declined'), 422],
    ['a poster who hired them', (owner) => poster(owner, 'accepted'), 200],
  ];
  it.each(table)('%s [BEYOND-02, BEYOND-70]', async (_, who, status) => {
    const { owner, skillId } = await aProfessional();
    const by = await who(owner);
    expect((await endorse(by, owner, skillId)).status).toBe(status);
    const { endorsements } = await shown(owner, owner);
    expect(endorsements.map(({ count }) => count)).toEqual(status === 200 ? [1] : []);
    if (status !== 401) expect((await shown(by, owner)).mayEndorse).toBe(status === 200);
  });

  it('nobody a private portfolio, or a skill that is not in it [BEYOND-69, BEYOND-70]', async () => {
    const { owner, skillId } = await aProfessional(false);
    const by = await mentor(owner, 'accepted');
    expect((await endorse(by, owner, skillId)).status).toBe(404);
    await owner.call(portfolioRoutes.save, {
      body: { ...portfolioRoutes.save.example.body, isPublic: true },
    });
    await owner.call(skillRoutes.remove, { params: { id: skillId } });
    expect((await endorse(by, owner, skillId)).status).toBe(404);
  });
});

describe('an endorsement', () => {
  it('counts once for each member, has a name, tells its owner, and is withdrawn [BEYOND-70, BEYOND-102]', async () => {
    const { owner, skillId, skillName } = await aProfessional();
    const by = await mentor(owner, 'accepted');
    const told = async () =>
      (await owner.call(notificationRoutes.list, { query: {} })).items
        .filter(({ kind }) => kind === 'skill-endorsed')
        .map(({ text }) => text);
    for (let times = 0; times < 2; times += 1) await endorse(by, owner, skillId);
    expect((await shown(by, owner)).endorsements).toMatchObject([
      { skillId, count: 1, isMine: true, members: [{ id: idOf(by) }] },
    ]);
    expect((await shown(await aMember(stack), owner)).endorsements).toMatchObject([{ isMine: false }]);
    await eventually(async () =>
      expect(await told()).toEqual([`Ada Coleman endorsed your skill: ${skillName}`]),
    );
    const params = { id: idOf(owner), skillId };
    for (let times = 0; times < 2; times += 1) await by.call(endorsementRoutes.withdraw, { params });
    expect((await shown(by, owner)).endorsements).toEqual([]);
    await eventually(async () => expect(await told()).toEqual([]));
  });

  it('keeps a name from those its giver blocks, and goes with a block between the two [BEYOND-70]', async () => {
    const { owner, skillId } = await aProfessional();
    const [by, reader] = [await mentor(owner, 'accepted'), await aMember(stack)];
    await endorse(by, owner, skillId);
    await by.call(distanceRoutes.block, at(reader));
    await eventually(async () =>
      expect((await shown(reader, owner)).endorsements).toMatchObject([{ count: 1, members: [] }]),
    );
    await owner.call(distanceRoutes.block, at(by));
    await eventually(async () => expect((await shown(owner, owner)).endorsements).toEqual([]));
  });

  it('goes with the skill, and stands in the console’s export [ADM-DB-02, BEYOND-70]', async () => {
    const { owner, skillId } = await aProfessional();
    const by = await poster(owner, 'accepted');
    await endorse(by, owner, skillId);
    const rows = await by.call(tableFileRoutes.export, { params: { table: 'skill_endorsements' } });
    expect(rows).toContainEqual(expect.objectContaining({ ownerId: idOf(owner), endorserId: idOf(by) }));
    await owner.call(skillRoutes.remove, { params: { id: skillId } });
    await owner.call(skillRoutes.put, { params: { id: skillId }, body: skillRoutes.put.example.body });
    expect((await shown(owner, owner)).endorsements).toEqual([]);
  });
});
