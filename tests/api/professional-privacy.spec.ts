import {
  type Availability,
  adminMemberRoutes,
  adminMentorshipRoutes,
  adminPostingRoutes,
  applicationRoutes,
  bookingRoutes,
  connectionRoutes,
  distanceRoutes,
  jobAlertRoutes,
  mentorRoutes,
  ownDataRoutes,
  portfolioRoutes,
  postingFitRoutes,
  postingRoutes,
  professionalStatsRoutes,
  type Route,
  savedPostingRoutes,
  skillRoutes,
} from '@barspoon/contracts';
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

/** Everybody who could look, by what they are to Ada, Bea, their posting and their connection. */
const roles = [
  'visitor',
  'lapsed', // signed in, without access
  'stranger', // with access
  'ada', // owns the portfolios' first, applied for the posting, mentee
  'bea', // mentor of Ada; owns the private portfolio
  'poster', // posted the job as an admin and is one no longer
  'other applicant',
  'blocked', // by Ada and by Bea
  'admin',
] as const;
type Role = (typeof roles)[number];

/** What they see: the status of a refusal, or the names of all fields. */
type Sight = number | string;
type Asking = () => { route: Route; params?: Record<string, string>; query?: Record<string, string> };

let stack: Stack;
const agents = {} as Record<Role, Agent>;
const ids = {} as Record<'open' | 'closed' | 'application' | 'connection', string>;
const idOf = (role: Role) => agents[role].userId ?? '';
const hours: Availability = {
  timeZone: 'UTC',
  minutes: 60,
  weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '18:00', to: '20:00' })),
  place: null,
};

beforeAll(async () => {
  stack = await startStack(allServices);
  const admin = await anAdmin(stack);
  Object.assign(agents, {
    visitor: stack.visitor(),
    lapsed: await anExpiredMember(stack),
    stranger: await aMember(stack),
    ada: await aMember(stack),
    bea: await aMember(stack),
    poster: await anAdmin(stack),
    'other applicant': await aMember(stack),
    blocked: await aMember(stack),
    admin,
  });
  const { ada, bea, poster, blocked } = agents;
  const portfolio = portfolioRoutes.save.example.body;
  await ada.call(portfolioRoutes.save, { body: { ...portfolio, isPublic: true } });
  await bea.call(portfolioRoutes.save, { body: { ...portfolio, isPublic: false } });
  const [skill] = (await ada.call(skillRoutes.list, {})).items;
  const level = skillRoutes.put.example.body;
  await ada.call(skillRoutes.put, { params: { id: skill?.id ?? '' }, body: level });
  ids.open = (await poster.call(postingRoutes.post, { body: postingRoutes.post.example.body })).id;
  ids.closed = (await poster.call(postingRoutes.post, { body: postingRoutes.post.example.body })).id;
  const letter = { coverLetter: 'I pour straight.', additionalNotes: 'From March on.' };
  const apply = (agent: Agent, id: string) =>
    agent.call(applicationRoutes.apply, { params: { id }, body: letter });
  ids.application = (await apply(ada, ids.open)).id;
  await apply(ada, ids.closed);
  await apply(agents['other applicant'], ids.open);
  await ada.call(savedPostingRoutes.save, { params: { id: ids.open } });
  await ada.call(jobAlertRoutes.create, { body: jobAlertRoutes.create.example.body });
  await poster.call(applicationRoutes.note, {
    params: { id: ids.application },
    body: { note: 'Met at the bar show.' },
  });
  await poster.call(postingRoutes.open, { params: { id: ids.closed }, body: { isActive: false } });
  await admin.call(adminMemberRoutes.demote, { params: { id: idOf('poster') } });
  for (const [agent, mentorType, isAcceptingConnections] of [
    [ada, 'mentee', false],
    [bea, 'mentor', true],
    [blocked, 'mentee', true],
  ] as const)
    await agent.call(mentorRoutes.save, {
      body: { ...mentorRoutes.save.example.body, mentorType, isAcceptingConnections },
    });
  await bea.call(bookingRoutes.setAvailability, { body: hours });
  ids.connection = (
    await ada.call(connectionRoutes.request, {
      params: { id: idOf('bea') },
      body: { requestMessage: 'Would you teach me?', goals: 'A menu' },
    })
  ).id;
  const params = { id: ids.connection };
  await bea.call(connectionRoutes.step, { params, body: { status: 'accepted' } });
  const [slot] = (await ada.call(bookingRoutes.slots, { params })).items;
  await ada.call(bookingRoutes.book, { params, body: { startsAt: slot?.startsAt ?? '' } });
  for (const agent of [ada, bea]) await agent.call(distanceRoutes.block, { params: { id: idOf('blocked') } });
  await eventually(async () => {
    const answer = await blocked.send(mentorRoutes.get, { params: { id: idOf('bea') } });
    expect(answer.status).toBe(404);
  });
});
afterAll(() => stack.stop());

/** `a`, `b.c`: the names of all fields of an answer; those of a list's rows once. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((row) => fieldsOf(row, path)))];
  if (value === null || typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([name, inner]) => fieldsOf(inner, path ? `${path}.${name}` : name));
}
const under = (path: string, fields: string) =>
  fields
    .split(' ')
    .map((field) => `${path}.${field}`)
    .join(' ');
const list = (fields: string) => `${under('items', fields)} nextCursor`;

const card = (name: string) => under(name, 'id username fullName avatarUrl currentLevel');
const portfolioFields = [
  card('member'),
  under(
    'portfolio',
    'portfolioTitle professionalSummary yearsExperience currentPosition currentEmployer portfolioUrl resumeUrl ' +
      'linkedinUrl availabilityStatus hourlyRate preferredWorkType updatedAt',
  ),
  under('skills', 'skill.id skill.name skill.category proficiencyLevel yearsExperience isFeatured'),
  'mayEndorse',
].join(' ');
const ownPortfolio = portfolioFields.replaceAll(/skills\.\S+ ?/g, '').trim();
const postingFields =
  'id companyName jobTitle jobDescription jobType workLocation experienceLevel salaryMin salaryMax currency ' +
  'locationCity locationState locationCountry requiredSkills preferredSkills applicationEmail ' +
  'applicationInstructions closesOn isActive isOwn hasApplied isSaved createdAt updatedAt';
const applicationFields = 'id status coverLetter additionalNotes createdAt updatedAt';
const received = list(
  `${applicationFields} applicantUserId ${card('applicant')} hasPortfolio mayMessage note`,
);
const ownApplication = list(
  `${applicationFields} posting.id posting.jobTitle posting.companyName posting.isActive ${card('poster')}`,
);
const mentorFields = [
  card('member'),
  'mentorType specializationAreas experienceLevel availabilityHours preferredCommunication mentorshipGoals bio',
  'isAcceptingConnections isActive',
].join(' ');
const connected = `${mentorFields} connection.id connection.status connection.requestedByUserId`;
const connectionFields = `id ${card('mentor')} ${card('mentee')} requestedByUserId meetingFrequency status createdAt changedAt`;
const bookingFields = `id connectionId ${card('mentor')} ${card('mentee')} startsAt endsAt place agenda notes revision`;
const weekly = under('availability', 'timeZone minutes weekly.weekday weekly.from weekly.to place');
const none = 'nextCursor';
const noSkills = 'hasPortfolio required.name required.own preferred.name preferred.own';

/** What a row says of the roles it does not name. */
interface Expected extends Partial<Record<Role, Sight>> {
  others: Sight;
}
const signedIn = { visitor: 401, lapsed: 403 };
const table: [string, Asking, Expected][] = [
  [
    'a public portfolio',
    () => ({ route: portfolioRoutes.get, params: { id: idOf('ada') } }),
    { ...signedIn, blocked: 404, others: portfolioFields },
  ],
  [
    'a private portfolio',
    () => ({ route: portfolioRoutes.get, params: { id: idOf('bea') } }),
    { ...signedIn, bea: ownPortfolio, others: 404 },
  ],
  [
    'an open posting',
    () => ({ route: postingRoutes.get, params: { id: ids.open } }),
    { ...signedIn, others: postingFields },
  ],
  [
    'a closed posting',
    () => ({ route: postingRoutes.get, params: { id: ids.closed } }),
    { ...signedIn, ada: postingFields, poster: postingFields, admin: postingFields, others: 404 },
  ],
  [
    'how the posting matches what one says of oneself',
    () => ({ route: postingFitRoutes.get, params: { id: ids.open } }),
    {
      ...signedIn,
      ada: `${noSkills} experience.years experience.expected work.wanted work.fits`,
      bea: `${noSkills} experience.years experience.expected work.wanted work.fits`,
      others: `${noSkills} experience work`,
    },
  ],
  [
    'one’s own saved jobs',
    () => ({ route: savedPostingRoutes.list }),
    { ...signedIn, ada: list(postingFields), others: none },
  ],
  [
    'one’s own job alerts',
    () => ({ route: jobAlertRoutes.list }),
    {
      ...signedIn,
      ada: under('items', 'id q workLocation jobType experienceLevel createdAt mailedAt'),
      others: '',
    },
  ],
  [
    'the applications for a posting',
    () => ({ route: applicationRoutes.received, params: { id: ids.open } }),
    { ...signedIn, poster: received, admin: received, others: 403 },
  ],
  [
    'the applications for a closed posting',
    () => ({ route: applicationRoutes.received, params: { id: ids.closed } }),
    { ...signedIn, poster: received, admin: received, others: 404 },
  ],
  [
    'one’s own applications',
    () => ({ route: applicationRoutes.mine }),
    { ...signedIn, ada: ownApplication, 'other applicant': ownApplication, others: none },
  ],
  [
    'the mentorship profile of a mentor who accepts',
    () => ({ route: mentorRoutes.get, params: { id: idOf('bea') } }),
    {
      ...signedIn,
      ada: connected,
      blocked: 404,
      others: `${mentorFields} connection`,
    },
  ],
  [
    'the mentorship profile of a mentee who does not accept',
    () => ({ route: mentorRoutes.get, params: { id: idOf('ada') } }),
    { ...signedIn, ada: `${mentorFields} connection`, bea: connected, others: 404 },
  ],
  [
    'one’s own connections',
    () => ({ route: connectionRoutes.mine, query: { list: 'connected' } }),
    {
      ...signedIn,
      ada: list(`${connectionFields} requestMessage goals`),
      bea: list(`${connectionFields} requestMessage goals`),
      others: none,
    },
  ],
  [
    'the free times of a mentor',
    () => ({ route: bookingRoutes.slots, params: { id: ids.connection } }),
    {
      ...signedIn,
      ada: 'timeZone place items.startsAt items.endsAt',
      bea: 'timeZone place items.startsAt items.endsAt',
      others: 404,
    },
  ],
  [
    'the weekly times as their mentor wrote them',
    () => ({ route: bookingRoutes.availability }),
    { ...signedIn, bea: weekly, others: 'availability' },
  ],
  [
    'one’s own meetings',
    () => ({ route: bookingRoutes.mine }),
    { ...signedIn, ada: list(bookingFields), bea: list(bookingFields), others: none },
  ],
  [
    'all connections, without what the two wrote',
    () => ({ route: adminMentorshipRoutes.connections }),
    { visitor: 401, admin: list(connectionFields), others: 403 },
  ],
  [
    'all mentorship profiles',
    () => ({ route: adminMentorshipRoutes.profiles }),
    {
      visitor: 401,
      admin: list(
        `${card('member')} mentorType experienceLevel isAcceptingConnections isActive isDeactivated deactivationReason createdAt`,
      ),
      others: 403,
    },
  ],
  [
    'all postings in the console, without what applicants wrote',
    () => ({ route: adminPostingRoutes.list }),
    {
      visitor: 401,
      admin: list(
        'id companyName jobTitle jobType workLocation experienceLevel closesOn isActive createdAt updatedAt postedByUserId applications.submitted applications.reviewed applications.accepted applications.declined',
      ),
      others: 403,
    },
  ],
];

async function sightOf(agent: Agent, asking: ReturnType<Asking>): Promise<Sight> {
  const { route, ...input } = asking;
  const { status, body } = await agent.send(route, input);
  return status === 200 ? fieldsOf(body).sort().join(' ') : status;
}

describe('who sees which field', () => {
  it.each(table)('of %s [BEYOND-02, BEYOND-04, BEYOND-69, BEYOND-73]', async (_, asking, expected) => {
    const seen: Partial<Record<Role, Sight>> = {};
    const wanted: Partial<Record<Role, Sight>> = {};
    for (const role of roles) {
      const sight = expected[role] ?? expected.others;
      wanted[role] = typeof sight === 'number' ? sight : sight.split(' ').sort().join(' ');
      seen[role] = await sightOf(agents[role], asking());
    }
    expect(seen).toEqual(wanted);
  });

  it('knows the applicant’s portfolio as readable only while neither blocks the other [BEYOND-69]', async () => {
    const { ada, poster } = agents;
    const readable = async () => {
      const { items } = await poster.call(applicationRoutes.received, {
        params: { id: ids.open },
        query: {},
      });
      return items.find(({ id }) => id === ids.application)?.hasPortfolio;
    };
    expect(await readable()).toBe(true);
    await ada.call(distanceRoutes.block, { params: { id: idOf('poster') } });
    await eventually(async () => expect(await readable()).toBe(false));
    expect((await poster.send(portfolioRoutes.get, { params: { id: idOf('ada') } })).status).toBe(404);
    await ada.call(distanceRoutes.unblock, { params: { id: idOf('poster') } });
    await eventually(async () => expect(await readable()).toBe(true));
  });
});

describe('a note of an application', () => {
  it('is written by the poster and admins, and read by nobody else, in no export of the applicant [BEYOND-73]', async () => {
    const { ada, poster, admin, stranger } = agents;
    const params = { id: ids.application };
    const write = (agent: Agent, note: string) =>
      agent.send(applicationRoutes.note, { params, body: { note } });
    for (const agent of [ada, stranger]) expect((await write(agent, 'Mine')).status).toBe(404);
    for (const [agent, note] of [
      [poster, 'Asked for a trial shift.'],
      [admin, 'Invited.'],
    ] as const)
      expect((await write(agent, note)).body).toMatchObject({ note });
    const { services } = await ada.call(ownDataRoutes.export, { body: { password: 'a long night out' } });
    expect(services.professional?.job_applications).toHaveLength(2);
    expect(JSON.stringify(services)).not.toContain('Invited.');
    const own = await admin.call(ownDataRoutes.export, { body: { password: 'a long night out' } });
    expect(own.services.professional?.application_notes).toMatchObject([{ text: 'Invited.' }]);
    expect((await write(poster, '')).body).toMatchObject({ note: '' });
  });
});

describe('a block', () => {
  it('leaves each out of the other’s list of mentors, and lets neither ask or apply [MENT-08, BEYOND-76]', async () => {
    const [cai, dev] = [await anAdmin(stack), await aMember(stack)];
    for (const agent of [cai, dev]) await agent.call(mentorRoutes.save, { body: { mentorType: 'both' } });
    const { id } = await cai.call(postingRoutes.post, { body: postingRoutes.post.example.body });
    await dev.call(distanceRoutes.block, { params: { id: cai.userId ?? '' } });
    const listed = async (agent: Agent) =>
      (await agent.call(mentorRoutes.list, { query: { limit: 48 } })).items.map(({ member }) => member.id);
    await eventually(async () => expect(await listed(cai)).not.toContain(dev.userId));
    expect(await listed(dev)).not.toContain(cai.userId);
    const body = { requestMessage: 'Would you?' };
    for (const [one, other] of [
      [cai, dev],
      [dev, cai],
    ] as const)
      expect(
        (await one.send(connectionRoutes.request, { params: { id: other.userId ?? '' }, body })).status,
      ).toBe(404);
    const letter = { coverLetter: 'Let me in.', additionalNotes: null };
    expect(await dev.send(applicationRoutes.apply, { params: { id }, body: letter })).toMatchObject({
      status: 403,
      body: { code: 'professional.blocked' },
    });
  });

  it('ends what is open between the two, with the meetings ahead [BEYOND-75]', async () => {
    const [mentor, mentee, asking] = [await aMember(stack), await aMember(stack), await aMember(stack)];
    await mentor.call(mentorRoutes.save, { body: { mentorType: 'mentor' } });
    await mentor.call(bookingRoutes.setAvailability, { body: hours });
    const ask = async (agent: Agent) => {
      await agent.call(mentorRoutes.save, { body: { mentorType: 'mentee' } });
      const params = { id: mentor.userId ?? '' };
      return agent.call(connectionRoutes.request, { params, body: { requestMessage: 'Would you?' } });
    };
    const params = { id: (await ask(mentee)).id };
    await ask(asking);
    await mentor.call(connectionRoutes.step, { params, body: { status: 'accepted' } });
    const [slot] = (await mentee.call(bookingRoutes.slots, { params })).items;
    await mentee.call(bookingRoutes.book, { params, body: { startsAt: slot?.startsAt ?? '' } });
    for (const agent of [mentee, asking])
      await mentor.call(distanceRoutes.block, { params: { id: agent.userId ?? '' } });
    const past = async (agent: Agent) =>
      (await agent.call(connectionRoutes.mine, { query: { list: 'past' } })).items.map(
        ({ status }) => status,
      );
    await eventually(async () => expect(await past(mentee)).toEqual(['ended']));
    await eventually(async () => expect(await past(asking)).toEqual(['declined']));
    expect((await mentee.call(bookingRoutes.mine, { query: {} })).items).toEqual([]);
  });
});

describe('the community stats', () => {
  it('are counted at most once a minute, however many ask [BEYOND-80]', async () => {
    const { stranger, 'other applicant': other } = agents;
    const stats = () => other.call(professionalStatsRoutes.get, {});
    const before = await stats();
    const body = { ...portfolioRoutes.save.example.body, isPublic: true };
    await stranger.call(portfolioRoutes.save, { body });
    expect(await stats()).toEqual(before);
  });
});
