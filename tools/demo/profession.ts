import {
  type Actor,
  type Availability,
  applicationRoutes,
  bookingRoutes,
  connectionRoutes,
  dayMs,
  endorsementRoutes,
  mentorRoutes,
  mentorSpecializations,
  messageRoutes,
  type PortfolioInput,
  portfolioRoutes,
  postingRoutes,
  skillRoutes,
} from '@barspoon/contracts';
import type { Services } from '../command.ts';
import { applications, type Job, jobs, menuTalk, portfolios, trialTalk } from './board.ts';
import type { Character } from './cast.ts';
import { at, some } from './choosing.ts';

type Ask = Services['ask'];
interface Person {
  id: string;
  actor: Actor;
}
interface Somebody extends Person, Pick<Character, 'bio' | 'country'> {}

const zones: Record<Character['country'], string> = {
  US: 'America/New_York',
  GB: 'Europe/London',
  DE: 'Europe/Berlin',
  MX: 'America/Mexico_City',
  JP: 'Asia/Tokyo',
  IT: 'Europe/Rome',
  FR: 'Europe/Paris',
};

/** A mentorship profile with weekly hours. */
export async function ensureMentor(
  ask: Ask,
  { actor, bio, country }: Somebody,
  index: number,
): Promise<void> {
  const { profile } = await ask(mentorRoutes.mine, {}, actor);
  if (!profile)
    await ask(
      mentorRoutes.save,
      {
        body: {
          mentorType: index % 3 === 2 ? 'both' : 'mentor',
          specializationAreas: some(mentorSpecializations, index, 3),
          experienceLevel: 'advanced',
          availabilityHours: 2 + index,
          preferredCommunication: ['video_call', 'messaging'],
          mentorshipGoals: 'An hour every other week, with homework that can be drunk.',
          bio,
        },
      },
      actor,
    );
  const { availability } = await ask(bookingRoutes.availability, {}, actor);
  if (availability) return;
  const weekly: Availability['weekly'] = [
    { weekday: 1 + (index % 5), from: '10:00', to: '13:00' },
    { weekday: 6, from: '16:00', to: '18:00' },
  ];
  const body = { timeZone: zones[country], minutes: index % 2 === 0 ? (60 as const) : (45 as const), weekly };
  await ask(bookingRoutes.setAvailability, { body }, actor);
}

/** Somebody learns from a mentor, and the next meeting is booked. */
export async function ensureMentee(ask: Ask, mentee: Somebody, mentor: Somebody): Promise<void> {
  const { profile } = await ask(mentorRoutes.mine, {}, mentee.actor);
  if (profile) return;
  await ask(
    mentorRoutes.save,
    {
      body: {
        mentorType: 'mentee',
        experienceLevel: 'intermediate',
        availabilityHours: 2,
        specializationAreas: ['Bar Management', 'Recipe Development'],
        bio: mentee.bio,
        preferredCommunication: ['video_call'],
        mentorshipGoals: 'A menu of my own by the summer.',
      },
    },
    mentee.actor,
  );
  const { id } = await ask(
    connectionRoutes.request,
    {
      ...at(mentor.id),
      body: {
        requestMessage: 'I am writing my first menu. Would you look at it with me?',
        goals: 'Twelve drinks that share three syrups.',
        meetingFrequency: 'biweekly',
      },
    },
    mentee.actor,
  );
  await ask(connectionRoutes.step, { ...at(id), body: { status: 'accepted' } }, mentor.actor);
  const { items } = await ask(bookingRoutes.slots, at(id), mentee.actor);
  const slot = items[2] ?? items[0];
  if (slot) await ask(bookingRoutes.book, { ...at(id), body: { startsAt: slot.startsAt } }, mentee.actor);
  await talk(ask, mentee, mentor, menuTalk);
}

/** Two people write to each other in turns; the last line is new to whoever it is to. */
async function talk(ask: Ask, one: Person, other: Person, lines: readonly string[]): Promise<void> {
  for (const [turn, content] of lines.entries()) {
    const [from, to] = turn % 2 === 0 ? [one, other] : [other, one];
    await ask(messageRoutes.write, { ...at(to.id), body: { content } }, from.actor);
  }
}

/** A portfolio with three skills. */
export async function ensurePortfolio(ask: Ask, { actor }: Somebody, index: number): Promise<void> {
  const words = portfolios[index];
  const { portfolio } = await ask(portfolioRoutes.mine, {}, actor);
  if (portfolio || !words) return;
  const body: PortfolioInput = {
    portfolioUrl: null,
    resumeUrl: null,
    linkedinUrl: null,
    ...words,
  };
  await ask(portfolioRoutes.save, { body }, actor);
  const { items } = await ask(skillRoutes.list, {}, actor);
  const levels = ['expert', 'advanced', 'intermediate'] as const;
  for (const [place, skill] of some(items, index + 5, 3).entries())
    await ask(
      skillRoutes.put,
      {
        ...at(skill.id),
        body: {
          proficiencyLevel: levels[place] ?? 'beginner',
          yearsExperience: Math.max(1, words.yearsExperience - place * 2),
          isFeatured: place === 0,
        },
      },
      actor,
    );
}

/** Everybody who has worked with a member of the cast vouches for what that member shows first. */
export async function ensureEndorsements(
  ask: Ask,
  people: readonly Person[],
  readers: readonly Person[],
): Promise<void> {
  for (const { id } of people.slice(0, portfolios.length))
    for (const [place, reader] of readers.entries()) {
      if (reader.id === id) continue;
      const shown = await ask(portfolioRoutes.get, at(id), reader.actor).catch(() => null);
      if (!shown?.mayEndorse) continue;
      for (const { skill } of shown.skills.slice(0, 2 - (place % 2)))
        await ask(endorsementRoutes.endorse, { params: { id, skillId: skill.id } }, reader.actor);
    }
}

/** The postings of the demo office, known by their titles and bars, and who applies for them. */
export async function ensureJobs(
  ask: Ask,
  { actor: office, id: officeId }: Person,
  people: readonly Somebody[],
  now: Date,
): Promise<void> {
  const ids: string[] = [];
  for (const job of jobs) ids.push(await ensureJob(ask, office, job, now));
  for (const { job, applicant, coverLetter, status } of applications) {
    const somebody = people[applicant];
    const id = ids[job];
    if (!somebody || !id) continue;
    const { items } = await ask(applicationRoutes.mine, { query: { limit: 50 } }, somebody.actor);
    if (items.some(({ posting }) => posting.id === id)) continue;
    const body = { coverLetter, additionalNotes: null };
    const made = await ask(applicationRoutes.apply, { ...at(id), body }, somebody.actor);
    if (status !== 'submitted')
      await ask(applicationRoutes.move, { ...at(made.id), body: { status } }, office);
    if (status === 'reviewed') await talk(ask, { id: officeId, actor: office }, somebody, trialTalk);
  }
}

async function ensureJob(ask: Ask, office: Actor, { closesInDays, ...job }: Job, now: Date): Promise<string> {
  const { items } = await ask(postingRoutes.mine, { query: { limit: 50 } }, office);
  const known = items.find(
    ({ jobTitle, companyName }) => jobTitle === job.jobTitle && companyName === job.companyName,
  );
  if (known) return known.id;
  const closesOn =
    closesInDays === null ? null : new Date(now.getTime() + closesInDays * dayMs).toISOString().slice(0, 10);
  const { id } = await ask(postingRoutes.post, { body: { ...job, closesOn } }, office);
  return id;
}
