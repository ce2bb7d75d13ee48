import {
  adminMemberRoutes,
  adminMentorshipRoutes,
  type ConnectionList,
  type ConnectionStep,
  connectionRoutes,
  connectionSteps,
  type MentorType,
  mentorRoutes,
  mentorTypes,
  notificationRoutes,
  ownDataRoutes,
  professionalAuditRoutes,
  profileRoutes,
  type SentInputOf,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { type Agent, aMember, anAdmin, eventually, type Stack, startStack } from '@barspoon/testing';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack(allServices);
});
afterAll(() => stack.stop());

type Input = SentInputOf<typeof mentorRoutes.save>['body'];
const save = (agent: Agent, body: Input = {}) => agent.call(mentorRoutes.save, { body });
const idOf = (agent: Agent) => agent.userId ?? '';
const at = (agent: Agent) => ({ params: { id: idOf(agent) } });
/** Somebody with a mentorship profile. */
async function someone(input: Input = {}, fullName = 'Ada Coleman'): Promise<Agent> {
  const agent = await aMember(stack, { fullName });
  await save(agent, input);
  return agent;
}
const ask = { requestMessage: 'Would you teach me?', goals: 'A menu', meetingFrequency: 'weekly' as const };
const request = (from: Agent, to: Agent) => from.call(connectionRoutes.request, { ...at(to), body: ask });
const sendRequest = (from: Agent, to: Agent) => from.send(connectionRoutes.request, { ...at(to), body: ask });
const listOf = async (agent: Agent, list: ConnectionList) =>
  (await agent.call(connectionRoutes.mine, { query: { list } })).items;
/** Ids of those an agent finds, of all pages. */
async function found(agent: Agent, query: SentInputOf<typeof mentorRoutes.list>['query'] = {}) {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await agent.call(mentorRoutes.list, { query: { ...query, ...(cursor && { cursor }) } });
    ids.push(...page.items.map(({ member }) => member.id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return ids;
}

describe('one’s own mentorship profile', () => {
  it('is none at first, then made with its defaults [MENT-10, MENT-11, MENT-12]', async () => {
    const ada = await aMember(stack);
    expect(await ada.call(mentorRoutes.mine, {})).toEqual({ profile: null });
    const made = await save(ada);
    expect(made).toMatchObject({
      member: { id: idOf(ada), fullName: 'Ada Coleman' },
      mentorType: 'mentee',
      experienceLevel: 'beginner',
      availabilityHours: 2,
      specializationAreas: [],
      isAcceptingConnections: true,
      isActive: true,
      isDeactivated: false,
      deactivationReason: null,
    });
    expect(await ada.call(mentorRoutes.mine, {})).toEqual({ profile: made });
  });

  it('is changed as a whole and is the only one [MENT-10, DATA-32]', async () => {
    const ada = await someone();
    const input = mentorRoutes.save.example.body;
    const after = await save(ada, { ...input, specializationAreas: ['Cost Control', 'Cost Control'] });
    expect(after).toMatchObject({ ...input, specializationAreas: ['Cost Control'] });
    const bea = await someone();
    expect((await found(bea)).filter((id) => id === idOf(ada))).toHaveLength(1);
  });

  it.each([
    [0, 1],
    [1, 1],
    [40, 40],
    [41, 40],
    [-3, 1],
    [3.9, 3],
    ['7', 7],
    ['many', 2],
    ['', 2],
    [null, 2],
    [{}, 2],
  ])('takes %j hours a week as %i [MENT-11, BEYOND-78]', async (availabilityHours, hours) => {
    expect((await save(await aMember(stack), { availabilityHours })).availabilityHours).toBe(hours);
  });

  it.each([
    ['an unknown specialization', { specializationAreas: ['Juggling'] }],
    ['an unknown type', { mentorType: 'boss' }],
    ['an unknown level', { experienceLevel: 'legend' }],
    ['an unknown way to talk', { preferredCommunication: ['fax'] }],
    ['a bio of 1001 characters', { bio: 'x'.repeat(1001) }],
    ['somebody else’s id', { userId: newId() }],
  ])('refuses %s [MENT-13, BEYOND-02]', async (_, body) => {
    const answer = await (await aMember(stack)).send(mentorRoutes.save, { body });
    expect(answer.status).toBe(400);
  });

  it('follows the name of its member', async () => {
    const [ada, bea] = [await someone(), await someone()];
    const username = `m_${newId().slice(-10)}`;
    const example = profileRoutes.revise.example.body;
    await ada.call(profileRoutes.revise, { body: { ...example, username, fullName: 'Zoë Ärmel' } });
    await eventually(async () => expect(await found(bea, { q: username })).toEqual([idOf(ada)]));
    const { member } = await bea.call(mentorRoutes.get, at(ada));
    expect(member).toMatchObject({ username, fullName: 'Zoë Ärmel' });
  });
});

describe('the list', () => {
  const word = `w${newId().slice(-12)}`;
  let viewer: Agent;
  let people: Agent[];
  beforeAll(async () => {
    viewer = await someone({ bio: word });
    people = [];
    for (const [mentorType, experienceLevel, specialization] of [
      ['mentor', 'expert', 'Wine Service'],
      ['mentee', 'beginner', 'Wine Service'],
      ['both', 'expert', 'Cost Control'],
      ['mentor', 'advanced', 'Cost Control'],
      ['mentor', 'intermediate', 'Beer Knowledge'],
    ] as const)
      people.push(
        await someone({ mentorType, experienceLevel, specializationAreas: [specialization], bio: word }),
      );
  });
  const ids = (...numbers: number[]) => numbers.map((number) => idOf(people[number] as Agent));

  it('has everybody active and accepting but oneself, the newest first, page by page [MENT-05, MENT-08, CONTRA-37]', async () => {
    expect(await found(viewer, { q: word, limit: 2 })).toEqual(ids(4, 3, 2, 1, 0));
  });

  it.each([
    [{ type: 'mentor' }, [4, 3, 0]],
    [{ specialization: 'Wine Service' }, [1, 0]],
    [{ experience: 'expert' }, [2, 0]],
    [{ experience: 'expert', specialization: 'Wine Service', type: 'mentor' }, [0]],
    [{ q: `WINE ${word}` }, [1, 0]],
    [{ q: `beer know ${word}` }, [4]],
    [{ q: `ervice ${word}` }, []],
    [{ q: '.*' }, []],
  ] as const)('is narrowed by %j [MENT-04]', async (query, numbers) => {
    expect(await found(viewer, { q: word, ...query })).toEqual(ids(...numbers));
  });

  it('equals a plain scan for every filter', async () => {
    const all: Awaited<ReturnType<typeof viewer.call<typeof mentorRoutes.list>>>['items'] = [];
    let cursor: string | undefined;
    do {
      const page = await viewer.call(mentorRoutes.list, { query: { ...(cursor && { cursor }) } });
      all.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    for (const type of mentorTypes)
      for (const specialization of ['Wine Service', 'Cost Control'] as const)
        for (const experience of ['expert', 'beginner'] as const) {
          const scanned = all.filter(
            (one) =>
              one.mentorType === type &&
              one.experienceLevel === experience &&
              one.specializationAreas.includes(specialization),
          );
          expect(await found(viewer, { type, specialization, experience })).toEqual(
            scanned.map(({ member }) => member.id),
          );
        }
  });

  it.each([
    ['accepting', { isAcceptingConnections: false }],
    ['active', { isActive: false }],
  ])(
    'loses who switches %s off at once, and has them again when they switch it on [MENT-09, BEYOND-78]',
    async (_, off) => {
      const ada = await someone({ bio: `${word}off` });
      expect(await found(viewer, { q: `${word}off` })).toEqual([idOf(ada)]);
      await save(ada, { bio: `${word}off`, ...off });
      expect(await found(viewer, { q: `${word}off` })).toEqual([]);
      expect((await viewer.send(mentorRoutes.get, at(ada))).status).toBe(404);
      await save(ada, { bio: `${word}off` });
      expect(await found(viewer, { q: `${word}off` })).toEqual([idOf(ada)]);
      await save(ada);
    },
  );

  it('loses the suspended and has them again when they are restored [BEYOND-07]', async () => {
    const [ada, admin] = [await someone({ bio: `${word}sus` }), await anAdmin(stack)];
    const suspend = (suspended: boolean) =>
      admin.call(adminMemberRoutes.setStatus, {
        ...at(ada),
        body: { status: suspended ? 'suspended' : 'active' },
      });
    await suspend(true);
    await eventually(async () => expect(await found(viewer, { q: `${word}sus` })).toEqual([]));
    await suspend(false);
    await eventually(async () => expect(await found(viewer, { q: `${word}sus` })).toEqual([idOf(ada)]));
  });
});

describe('a request', () => {
  /** Target and requester, and whether the target becomes the mentor: every combination. */
  const roles: [MentorType, MentorType, boolean][] = [
    ['mentor', 'mentor', true],
    ['mentor', 'mentee', true],
    ['mentor', 'both', true],
    ['both', 'mentor', false],
    ['both', 'mentee', true],
    ['both', 'both', false],
    ['mentee', 'mentor', false],
    ['mentee', 'mentee', false],
    ['mentee', 'both', false],
  ];
  it.each(roles)(
    'to a %s by a %s makes the target the mentor: %s [MENT-15, BEYOND-77]',
    async (to, by, isTarget) => {
      const [target, requester] = [await someone({ mentorType: to }), await someone({ mentorType: by })];
      const { mentor, mentee } = await request(requester, target);
      const expected = isTarget ? [target, requester] : [requester, target];
      expect([mentor.id, mentee.id]).toEqual(expected.map(idOf));
    },
  );

  it('is kept as it was written, for the two it is between alone [MENT-14, MENT-16, DATA-33]', async () => {
    const [ada, bea, eve] = [await someone({ mentorType: 'mentor' }), await someone(), await someone()];
    const made = await request(bea, ada);
    expect(made).toMatchObject({ ...ask, status: 'pending', requestedByUserId: idOf(bea) });
    expect(await listOf(bea, 'outgoing')).toEqual([made]);
    expect(await listOf(ada, 'incoming')).toEqual([made]);
    for (const list of ['incoming', 'outgoing', 'connected', 'past'] as const)
      expect(await listOf(eve, list)).toEqual([]);
    const { connection } = await bea.call(mentorRoutes.get, at(ada));
    expect(connection).toEqual({ id: made.id, status: 'pending', requestedByUserId: idOf(bea) });
    expect((await eve.call(mentorRoutes.get, at(ada))).connection).toBeNull();
  });

  it('needs a profile of one’s own [BEYOND-76]', async () => {
    const answer = await sendRequest(await aMember(stack), await someone());
    expect(answer).toMatchObject({ status: 422, body: { code: 'professional.profile_first' } });
  });

  it('is not made to oneself, to somebody who does not accept or has no profile [BEYOND-76]', async () => {
    const ada = await someone();
    expect((await sendRequest(ada, ada)).body.code).toBe('professional.not_yourself');
    for (const off of [{ isAcceptingConnections: false }, { isActive: false }]) {
      const answer = await sendRequest(ada, await someone(off));
      expect(answer).toMatchObject({ status: 422, body: { code: 'professional.not_accepting' } });
    }
    expect((await sendRequest(ada, await aMember(stack))).status).toBe(404);
  });

  it.each([
    ['without a message', { requestMessage: '  ' }, 'body.requestMessage'],
    ['with a message of 1001 characters', { requestMessage: 'x'.repeat(1001) }, 'body.requestMessage'],
    ['for every day', { meetingFrequency: 'daily' }, 'body.meetingFrequency'],
    ['in somebody else’s name', { requestedByUserId: newId() }, 'body.requestedByUserId'],
  ])('%s is refused [BEYOND-76, BEYOND-02]', async (_, change, path) => {
    const [ada, bea] = [await someone(), await someone()];
    const answer = await bea.send(connectionRoutes.request, { ...at(ada), body: { ...ask, ...change } });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.map((error) => error.path)).toContain(path);
  });

  it('is the only open one between two, whoever asks and however often at once [BEYOND-76]', async () => {
    const [ada, bea] = [await someone(), await someone()];
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => (turn % 2 ? sendRequest(ada, bea) : sendRequest(bea, ada))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
    const all = [...(await listOf(ada, 'incoming')), ...(await listOf(ada, 'outgoing'))];
    expect(all).toHaveLength(1);
    expect((await sendRequest(ada, bea)).body.code).toBe('professional.connection_open');
  });
});

describe('what becomes of a request', () => {
  const step = (agent: Agent, id: string, status: ConnectionStep) =>
    agent.send(connectionRoutes.step, { params: { id }, body: { status } });
  interface People {
    asked: Agent;
    asker: Agent;
    stranger: Agent;
  }
  const people = async (): Promise<People> => ({
    asked: await someone(),
    asker: await someone(),
    stranger: await someone(),
  });
  /** A request in a status, with the caller and whoever was asked. */
  async function aConnection(status: 'pending' | ConnectionStep, among?: People) {
    const { asked, asker, stranger } = among ?? (await people());
    const { id } = await request(asker, asked);
    if (status === 'ended') await step(asked, id, 'accepted');
    if (status !== 'pending') await step(status === 'withdrawn' ? asker : asked, id, status);
    return { id, asked, asker, stranger };
  }
  let same: People;
  beforeAll(async () => {
    same = await people();
  });

  /** Every status, every step, every one who might try: what is answered. */
  const table = (['pending', ...connectionSteps] as const).flatMap((status) =>
    connectionSteps.flatMap((to) =>
      (['asked', 'asker', 'stranger'] as const).map((who) => {
        const isAllowed = to === 'ended' || (to === 'withdrawn') === (who === 'asker');
        const isNext = (to === 'ended' ? 'accepted' : 'pending') === status;
        const answer = who === 'stranger' ? 404 : !isAllowed ? 403 : isNext || to === status ? 200 : 409;
        return { status, to, who, answer };
      }),
    ),
  );
  it.each(table)('$status: $who makes it $to: $answer [BEYOND-75, BEYOND-02]', async (row) => {
    const { id } = await aConnection(row.status, same);
    const answer = await step(same[row.who], id, row.to);
    expect(answer.status).toBe(row.answer);
    const after = row.answer === 200 ? row.to : row.status;
    const list = after === 'accepted' ? 'connected' : 'past';
    for (const [agent, pending] of [
      [same.asker, 'outgoing'],
      [same.asked, 'incoming'],
    ] as const) {
      const [latest] = await listOf(agent, after === 'pending' ? pending : list);
      expect(latest).toMatchObject({ id, status: after });
    }
    if (after === 'pending') await step(same.asker, id, 'withdrawn');
    if (after === 'accepted') await step(same.asker, id, 'ended');
  });

  it('is decided once when one accepts while the other withdraws', async () => {
    const { id, asked, asker } = await aConnection('pending');
    const answers = await Promise.all([step(asked, id, 'accepted'), step(asker, id, 'withdrawn')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('lets the same two ask again once it is over [BEYOND-76]', async () => {
    for (const status of ['declined', 'withdrawn', 'ended'] as const) {
      const { asked, asker } = await aConnection(status);
      expect((await sendRequest(asked, asker)).status).toBe(201);
    }
    const { asked, asker } = await aConnection('accepted');
    expect((await sendRequest(asked, asker)).status).toBe(409);
  });

  it('lets the two see each other’s profile while it is hidden from others', async () => {
    const { asked, asker, stranger } = await aConnection('accepted');
    await save(asked, { isActive: false });
    expect((await asker.call(mentorRoutes.get, at(asked))).isActive).toBe(false);
    expect((await stranger.send(mentorRoutes.get, at(asked))).status).toBe(404);
  });

  it('is told to the open pages of both [BEYOND-75]', async () => {
    const { id, asked, asker } = await aConnection('pending');
    const told = { asked: 0, asker: 0 };
    const sockets = [asked, asker].map((agent, at) =>
      io(stack.url, { auth: { token: agent.token }, transports: ['websocket'] }).on(
        'connections.changed',
        () => {
          told[at === 0 ? 'asked' : 'asker'] += 1;
        },
      ),
    );
    await eventually(async () => expect(sockets.every(({ connected }) => connected)).toBe(true));
    const before = { ...told };
    await step(asked, id, 'accepted');
    await eventually(async () => {
      expect(told.asked).toBeGreaterThan(before.asked);
      expect(told.asker).toBeGreaterThan(before.asker);
    });
    for (const socket of sockets) socket.close();
  });
});

describe('the Admin Overview', () => {
  let admin: Agent;
  beforeAll(async () => {
    admin = await anAdmin(stack);
  });
  const overview = () => admin.call(adminMentorshipRoutes.overview, {});

  it('counts profiles by type, those who accept, and connections by status [BEYOND-79]', async () => {
    const before = await overview();
    await someone({ mentorType: 'mentor' });
    await someone({ mentorType: 'both', isAcceptingConnections: false });
    await someone({ mentorType: 'mentor', isActive: false });
    const [asked, asker] = [await someone(), await someone()];
    const { id } = await request(asker, asked);
    const pending = await overview();
    await asked.call(connectionRoutes.step, { params: { id }, body: { status: 'accepted' } });
    const after = await overview();
    expect(after.profiles).toEqual({
      mentor: before.profiles.mentor + 1,
      both: before.profiles.both + 1,
      mentee: before.profiles.mentee + 2,
    });
    expect(after.accepting).toBe(before.accepting + 3);
    expect(pending.connections.pending).toBe(before.connections.pending + 1);
    expect(after.connections).toEqual({
      ...before.connections,
      accepted: before.connections.accepted + 1,
    });
  });

  it('lists connections by status, without what the two wrote [BEYOND-79]', async () => {
    const [asked, asker] = [await someone(), await someone()];
    const { id } = await request(asker, asked);
    const of = async (status?: 'pending' | 'ended') =>
      (await admin.call(adminMentorshipRoutes.connections, { query: status ? { status } : {} })).items;
    expect((await of())[0]).toMatchObject({ id, status: 'pending' });
    const [first] = await of('pending');
    expect(first?.id).toBe(id);
    expect(first).not.toHaveProperty('requestMessage');
    expect((await of('ended')).map((one) => one.id)).not.toContain(id);
  });

  it('takes a profile out of the lists permanently and lets it back in, with a line in the audit [BEYOND-79]', async () => {
    const word = `w${newId().slice(-12)}`;
    const [ada, bea] = [await someone({ bio: word }), await someone()];
    const set = (deactivated: boolean, more: { reason?: string } = {}) =>
      admin.call(adminMentorshipRoutes.setDeactivated, { ...at(ada), body: { deactivated, ...more } });
    const reason = 'Sells bottles';
    expect(await set(true, { reason })).toMatchObject({
      isDeactivated: true,
      isActive: true,
      deactivationReason: reason,
    });
    expect(await found(bea, { q: word })).toEqual([]);
    expect((await sendRequest(bea, ada)).body.code).toBe('professional.not_accepting');
    expect(await save(ada, { bio: word, isActive: true })).toMatchObject({
      isDeactivated: true,
      deactivationReason: reason,
    });
    const told = async () => {
      const inbox = await ada.call(notificationRoutes.list, { query: {} });
      return inbox.items.find(({ kind }) => kind === 'mentor-profile-hidden')?.text;
    };
    await eventually(async () =>
      expect(await told()).toBe('Your mentorship profile was hidden by an admin. Open it to read why.'),
    );
    expect(await found(bea, { q: word })).toEqual([]);
    const { items } = await admin.call(adminMentorshipRoutes.profiles, { query: { q: word } });
    expect(items).toMatchObject([{ member: { id: idOf(ada) }, isDeactivated: true }]);
    expect(await set(false)).toMatchObject({ isDeactivated: false, deactivationReason: null });
    expect(await found(bea, { q: word })).toEqual([idOf(ada)]);
    const audit = await admin.call(professionalAuditRoutes.list, { query: {} });
    expect(audit.items.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['mentorship-profile.deactivated', 'mentorship-profile.reactivated']),
    );
    expect(audit.items).toContainEqual(
      expect.objectContaining({ action: 'mentorship-profile.deactivated', details: { reason } }),
    );
    expect(
      (
        await admin.send(adminMentorshipRoutes.setDeactivated, {
          params: { id: newId() },
          body: { deactivated: true },
        })
      ).status,
    ).toBe(404);
  });
});

describe('a member who leaves', () => {
  it('takes their profile and connections along; what they kept is in their export', async () => {
    const [ada, bea] = [await someone({ bio: 'Soon gone' }), await someone()];
    const { id } = await request(bea, ada);
    const password = 'a long night out';
    const { services } = await ada.call(ownDataRoutes.export, { body: { password } });
    expect(services.professional).toMatchObject({
      mentorship_profiles: [{ id: idOf(ada), bio: 'Soon gone' }],
      mentorship_connections: [{ id, ...ask }],
    });
    expect(services.professional?.mentorship_profiles?.[0]).not.toHaveProperty('words');
    const { username } = await ada.call(profileRoutes.me, {});
    await ada.call(ownDataRoutes.delete, { body: { password, username } });
    await eventually(async () => expect(await listOf(bea, 'outgoing')).toEqual([]));
    expect((await bea.send(mentorRoutes.get, at(ada))).status).toBe(404);
  });
});
