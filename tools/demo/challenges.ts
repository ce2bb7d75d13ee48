import {
  type Actor,
  adminChallengeRoutes,
  type ChallengeInput,
  ownChallengeRoutes,
  publicChallengeRoutes,
  votingDays,
} from '@barspoon/contracts';
import type { Services } from '../command.ts';
import { entries } from './cast.ts';
import { at, day, some } from './choosing.ts';

interface Person {
  id: string;
  actor: Actor;
}
interface Plan {
  title: string;
  level: ChallengeInput['difficultyLevel'];
  /** Days from now. */
  from: number;
  to: number;
  prizeDollars: number;
  /** How far it is taken; by itself it is upcoming or active. */
  until?: 'voting' | 'winner';
}

/** Challenges are known by their sponsor. */
export const sponsor = 'The Demo Office';
/** A challenge that is to be completed is voted on for so long, instead of days. */
const votingMs = 20_000;

/** Twenty of the past with their prizes in dollars, as a season that was voted on in one week. */
const season: readonly (readonly [string, Plan['level'], number])[] = [
  ['The perfect Daiquiri', 'Beginner', 500],
  ['Bitter is better', 'Intermediate', 500],
  ['A drink for breakfast', 'Beginner', 500],
  ['Vermouth first', 'Intermediate', 750],
  ['Zero proof, full flavor', 'Beginner', 500],
  ['The house Martini', 'Advanced', 750],
  ['Something smoked', 'Advanced', 500],
  ['Garden to glass', 'Beginner', 500],
  ['Five ingredients, one bottle', 'Intermediate', 750],
  ['Crushed ice', 'Beginner', 500],
  ['A better Old Fashioned', 'Expert', 1500],
  ['Tea time', 'Intermediate', 500],
  ['Stone fruit', 'Intermediate', 500],
  ['The short list', 'Advanced', 750],
  ['Pineapple, reconsidered', 'Beginner', 500],
  ['Coffee after dark', 'Intermediate', 500],
  ['A pinch of salt', 'Advanced', 750],
  ['Foam that holds', 'Intermediate', 500],
  ['A highball in the rain', 'Beginner', 750],
  ['The season final', 'Expert', 3000],
];

export const challenges: readonly Plan[] = [
  ...season.map(
    ([title, level, prizeDollars], index): Plan => ({
      ...{ title, level, prizeDollars, until: 'winner', from: -60 + 2 * index, to: 1 },
    }),
  ),
  { title: 'One bottle, no ice', from: -20, to: 1, level: 'Intermediate', prizeDollars: 0, until: 'voting' },
  { title: 'Something with grapefruit', from: -1, to: 20, level: 'Intermediate', prizeDollars: 0 },
  { title: 'The two-ingredient drink', from: -2, to: 12, level: 'Beginner', prizeDollars: 0 },
  { title: 'Low, long and lovely', from: 9, to: 30, level: 'Advanced', prizeDollars: 0 },
];

/**
 * Who takes part in a challenge: everybody in those that have begun, but for one member of each of the first eighteen.
 * With the whole cast these are 1,247. Implements BEYOND-68.
 */
export const participantsOf = <T>(index: number, people: readonly T[]): readonly T[] => {
  if ((challenges[index]?.from ?? 0) > 0) return [];
  return people.filter((_, number) => index >= 18 || number !== 5 + index);
};

/** Announces the challenges that are not there yet, and takes each as far as it is planned. */
export async function ensureChallenges(
  ask: Services['ask'],
  office: Actor,
  people: readonly Person[],
): Promise<void> {
  const { items } = await ask(adminChallengeRoutes.list, { query: { limit: 100 } }, office);
  const there = new Set(items.flatMap((one) => (one.sponsoredBy === sponsor ? one.title : [])));
  for (const [index, plan] of challenges.entries()) {
    if (there.has(plan.title)) continue;
    const participants = participantsOf(index, people);
    const body = bodyOf(plan);
    const { id } = await ask(adminChallengeRoutes.create, { body }, office);
    if (plan.from > 0) continue;
    // One after the other: they change the same counts.
    for (const { actor } of participants) await ask(ownChallengeRoutes.join, at(id), actor);
    const authors = some(participants, index * 5, 5);
    for (const [number, { actor }] of authors.entries()) {
      const entry = entries[(index * 4 + number) % entries.length];
      if (entry) await ask(ownChallengeRoutes.submit, { ...at(id), body: entry }, actor);
    }
    if (!plan.until) continue;
    // Ended early, so that its entries are voted for.
    const endedMs = plan.until === 'winner' ? votingDays * day - votingMs : day;
    const ended = { ...body, endDate: fromNow(-endedMs) };
    await ask(adminChallengeRoutes.revise, { ...at(id), body: ended }, office);
    const voters = participants.filter((one) => !authors.includes(one));
    await vote(ask, id, plan.until === 'winner' ? voters.slice(0, 6) : voters);
  }
}

const fromNow = (ms: number): string => new Date(Date.now() + ms).toISOString();

const bodyOf = ({ title, level, from, to, prizeDollars }: Plan): ChallengeInput => ({
  ...{ title, description: 'Make it, measure it, tell us why it works.', theme: title },
  ...{ startDate: fromNow(from * day), endDate: fromNow(to * day) },
  prizeDescription: prizeDollars ? 'Prize money, and a barspoon' : 'Glory, and a barspoon',
  ...{ prizeAmountCents: prizeDollars * 100, maxParticipants: 100, difficultyLevel: level },
  ...{ requiredIngredients: [], specialRules: [], sponsoredBy: sponsor },
});

async function vote(ask: Services['ask'], id: string, voters: readonly Person[]): Promise<void> {
  await ask(publicChallengeRoutes.get, at(id));
  const { items } = await ask(publicChallengeRoutes.entries, { ...at(id), query: {} });
  for (const [number, { actor }] of voters.entries()) {
    // The first of them are liked most.
    const chosen = items[Math.floor((number * number) / 3) % Math.min(items.length, 4)];
    if (chosen) await ask(ownChallengeRoutes.vote, { ...at(id), body: { entryId: chosen.id } }, actor);
  }
}
