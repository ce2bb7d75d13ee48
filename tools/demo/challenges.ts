import {
  type Actor,
  adminChallengeRoutes,
  type ChallengeInput,
  dayMs,
  ownChallengeRoutes,
  publicChallengeRoutes,
} from '@barspoon/contracts';
import type { Services } from '../command.ts';
import { challenges, type Plan } from './challenge-plans.ts';
import { at, some } from './choosing.ts';

interface Person {
  id: string;
  actor: Actor;
}
/** Challenges are known by their sponsor. */
export const sponsor = 'The Demo Office';
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
    const { id } = await ask(
      adminChallengeRoutes.create,
      { body },
      office,
      fromNow(Math.min(plan.from, 0) - 0.1),
    );
    if (plan.from > 0) continue;
    // One after the other: they change the same counts.
    for (const [number, { actor }] of participants.entries())
      await ask(ownChallengeRoutes.join, at(id), actor, within(plan, number / participants.length / 2));
    const authors = some(participants, index * 5, plan.entries.length);
    for (const [number, { actor }] of authors.entries()) {
      const [title, description] = plan.entries[number] ?? [];
      if (!title || !description) continue;
      const entry = { title, description, recipeId: null };
      await ask(
        ownChallengeRoutes.submit,
        { ...at(id), body: entry },
        actor,
        within(plan, 0.5 + number / 10),
      );
    }
    if (!plan.until) continue;
    // Ended, and looked at while it is voted on. The schedule leaves it alone while votes come in.
    const end = plan.until === 'winner' ? plan.to : -1;
    const ended = { ...body, endDate: fromNow(end).toISOString() };
    await ask(adminChallengeRoutes.revise, { ...at(id), body: ended }, office, fromNow(end + 0.1));
    const voters = participants.filter((one) => !authors.includes(one));
    await vote(ask, id, plan.until === 'winner' ? voters.slice(0, 6) : voters, fromNow(end + 0.5));
  }
}

const fromNow = (days: number): Date => new Date(Date.now() + days * dayMs);
/** A moment of what has passed of a challenge. */
const within = ({ from, to }: Plan, share: number): Date => fromNow(from + (Math.min(to, 0) - from) * share);

/** What is to end in the past is open until its entries are in. */
const bodyOf = (plan: Plan): ChallengeInput => ({
  title: plan.title,
  description: plan.about,
  theme: plan.theme,
  startDate: fromNow(plan.from).toISOString(),
  endDate: fromNow(Math.max(plan.to, 1)).toISOString(),
  prizeDescription: plan.prize,
  prizeAmountCents: plan.prizeDollars * 100,
  maxParticipants: plan.places,
  difficultyLevel: plan.level,
  requiredIngredients: plan.needs,
  specialRules: plan.rules,
  sponsoredBy: sponsor,
});

async function vote(ask: Services['ask'], id: string, voters: readonly Person[], when: Date): Promise<void> {
  const { items } = await ask(publicChallengeRoutes.entries, { ...at(id), query: {} }, undefined, when);
  for (const [number, { actor }] of voters.entries()) {
    // The first of them are liked most.
    const chosen = items[Math.floor((number * number) / 3) % Math.min(items.length, 4)];
    if (!chosen) return;
    try {
      await ask(ownChallengeRoutes.vote, { ...at(id), body: { entryId: chosen.id } }, actor, when);
    } catch (error) {
      // It is over: somebody has looked at the page meanwhile.
      if ((error as { code?: string }).code !== 'engagement_points.challenge_not_voting') throw error;
      return;
    }
  }
}
