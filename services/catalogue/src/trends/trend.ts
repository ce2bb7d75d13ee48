import { createHash } from 'node:crypto';
import type { TrendAct, TrendCounts, TrendWindow } from '@barspoon/contracts';

const hour = 60 * 60 * 1000;

/** How far back each window looks. Implements BEYOND-33. */
export const windowMs: Record<TrendWindow, number> = {
  today: 24 * hour,
  week: 7 * 24 * hour,
  month: 30 * 24 * hour,
  all: Number.POSITIVE_INFINITY,
};
/** The windows that acts fall out of. */
export const slidingWindows = ['today', 'week', 'month'] as const satisfies TrendWindow[];

/** The id of an act that counts once. Hashed: its row outlives the member, and must not name them. */
export const onceId = (act: Exclude<TrendAct, 'view'>, recipeId: string, userId: string): string =>
  createHash('sha256').update(`${act}|${recipeId}|${userId}`).digest('base64url');

export const noCounts: TrendCounts = { views: 0, favorites: 0, ratings: 0, score: 0 };

/** A recipe that may be shown, with the points of the one person who added most to it. */
export interface Candidate {
  id: string;
  score: number;
  strongest: number;
}

export interface Placed extends Candidate {
  place: number;
  placeByScore: number;
}

const byScore = (a: Candidate, b: Candidate): number => b.score - a.score || (a.id < b.id ? -1 : 1);

/** What a recipe would have without the person who added most to it. */
const withoutStrongest = ({ score, strongest }: Candidate): number => score - strongest;

/**
 * Gives candidates their places: by score, but none more than one place above where the others' scores would put it
 * without the person who added most to it. A place nobody may take goes to the one with the most points without them.
 */
export function placesOf(candidates: readonly Candidate[]): Placed[] {
  const sorted = candidates.toSorted(byScore);
  const waiting = sorted.map((candidate, at) => {
    const without = withoutStrongest(candidate);
    const above = sorted.filter((other) => other !== candidate && other.score > without).length;
    return { ...candidate, placeByScore: at + 1, highest: Math.max(1, above) };
  });
  const placed: Placed[] = [];
  while (waiting.length > 0) {
    const place = placed.length + 1;
    const allowed = waiting.findIndex(({ highest }) => highest <= place);
    const at = allowed >= 0 ? allowed : maxWithout(waiting);
    const [{ highest: _, ...next }] = waiting.splice(at, 1) as [Placed & { highest: number }];
    placed.push({ ...next, place });
  }
  return placed;
}

function maxWithout(candidates: readonly Candidate[]): number {
  const max = Math.max(...candidates.map(withoutStrongest));
  return candidates.findIndex((candidate) => withoutStrongest(candidate) === max);
}
