import type { SuspicionKind } from '@barspoon/contracts';
import { type AwardedActivity, awardRuleOf, awardRules, suspicionRules } from '@barspoon/contracts';
import type { ActivityRow } from '../activities/activity.schema.ts';
import { dayOf } from '../points/earning.ts';

/** What of an entry of a ledger counts here: those that earned and were not taken back. */
export type Gain = Pick<
  ActivityRow,
  'userId' | 'activityType' | 'pointsAwarded' | 'counterpartId' | 'createdAt'
>;

/** What looks farmed about a week, with its figures. */
export interface Finding {
  kind: SuspicionKind;
  reason: string;
  others: string[];
  points: number;
  from: string;
  until: string;
}

/** What comes to a member by what others do, or at the end of a challenge, says nothing about how fast they are. */
const notOwnDoing: readonly AwardedActivity[] = ['like_received', 'challenge_completed', 'challenge_won'];
/** Nobody farms what ends with a challenge; and limits of one act are reached by doing it once. */
const isFarmable = (type: string): boolean =>
  (awardRuleOf(type)?.perDay ?? 0) > 1 && !notOwnDoing.includes(type as never);

/** What a member's gains of one week look like on their own, oldest first. Implements BEYOND-59. */
export function findingsIn(gains: readonly Gain[]): Finding[] {
  return [fromOneMember(gains), inSeconds(gains), atLimits(gains)].filter((one) => one !== null);
}

function fromOneMember(gains: readonly Gain[]): Finding | null {
  const all = sum(gains);
  const [largest] = [...byCounterpart(gains)].sort(([, a], [, b]) => sum(b) - sum(a));
  if (!largest) return null;
  const [other, ofOne] = largest;
  const points = sum(ofOne);
  const { share, points: min } = suspicionRules.oneMember;
  if (points < min || points / all < share) return null;
  const reason = `${points} of the ${all} points of the week (${percent(points / all)}) came with one and the same member.`;
  return { kind: 'one-member', reason, others: [other], points, ...daysOf(ofOne) };
}

function inSeconds(gains: readonly Gain[]): Finding | null {
  const own = gains.filter(({ activityType }) => !notOwnDoing.includes(activityType as never));
  const { acts, seconds } = suspicionRules.burst;
  let found: Gain[] = [];
  for (let first = 0, last = 0; last < own.length; last++) {
    while (at(own, last) - at(own, first) > seconds * 1000) first += 1;
    if (last - first + 1 > found.length) found = own.slice(first, last + 1);
  }
  if (found.length < acts) return null;
  const took = Math.round((at(found, found.length - 1) - at(found, 0)) / 1000);
  const reason = `${found.length} acts earned ${sum(found)} points within ${took === 1 ? '1 second' : `${took} seconds`}.`;
  return { kind: 'burst', reason, others: othersIn(found), points: sum(found), ...daysOf(found) };
}

function atLimits(gains: readonly Gain[]): Finding | null {
  const farmable = gains.filter(({ activityType }) => isFarmable(activityType));
  const full = [
    ...Map.groupBy(farmable, ({ activityType, createdAt }) => `${dayOf(createdAt)} ${activityType}`),
  ]
    .filter(
      ([, acts]) =>
        acts.length >= (awardRuleOf(acts[0]?.activityType ?? '')?.perDay ?? Number.POSITIVE_INFINITY),
    )
    .map(([key, acts]) => ({ day: key.slice(0, 10), acts }));
  const days = new Set(full.map(({ day }) => day)).size;
  if (days < suspicionRules.limits.days) return null;
  const acts = full.flatMap((one) => one.acts);
  const reason = `The day's limit of a kind of act was reached on ${days} days of the week.`;
  return { kind: 'limits', reason, others: othersIn(acts), points: sum(acts), ...daysOf(acts) };
}

/** The members with whom so much of a member's week came about that they may be part of a ring, with the points. */
export function strongTies(gains: readonly Gain[]): Map<string, number> {
  const { share, points: min } = suspicionRules.ring;
  const all = sum(gains);
  const ties = [...byCounterpart(gains)].map(([other, acts]) => [other, sum(acts)] as const);
  return new Map(ties.filter(([, points]) => points >= min && points / all >= share));
}

/** Ties have no more than four ends, and a ring is looked for no further than this. */
const maxRing = 6;

/**
 * The shortest circle of ties that leads from a member back to them through at least two others.
 * @param tiesOf the strong ties of a member
 */
export async function ringFrom(
  memberId: string,
  tiesOf: (memberId: string) => Promise<ReadonlyMap<string, number>>,
): Promise<string[] | null> {
  const paths = [[memberId]];
  for (let path = paths.shift(); path; path = paths.shift())
    for (const next of (await tiesOf(path.at(-1) as string)).keys()) {
      if (next === memberId && path.length >= suspicionRules.ring.members) return path;
      if (!path.includes(next) && path.length < maxRing) paths.push([...path, next]);
    }
  return null;
}

/** What a ring says of one of its members. */
export function ringFinding(ring: readonly string[], gains: readonly Gain[]): Finding {
  const [memberId, ...others] = ring;
  const within = gains.filter(({ counterpartId }) => counterpartId && others.includes(counterpartId));
  const points = sum(within);
  const reason =
    `${ring.length} members gave each other points in a circle; ` +
    `it was ${points} of the ${sum(gains)} points of the week (${percent(points / sum(gains))}).`;
  return {
    kind: 'ring',
    reason,
    others: others.filter((one) => one !== memberId),
    points,
    ...daysOf(within),
  };
}

/** Fewer points cannot look farmed by any rule. */
export const minPoints = Math.min(
  suspicionRules.oneMember.points,
  suspicionRules.ring.points,
  suspicionRules.burst.acts *
    Math.min(...Object.values(awardRules).flatMap(({ points }) => (points > 0 ? [points] : []))),
);

const at = (gains: readonly Gain[], index: number): number => gains[index]?.createdAt.getTime() ?? 0;
const sum = (gains: readonly Gain[]): number =>
  gains.reduce((all, { pointsAwarded }) => all + pointsAwarded, 0);
const percent = (share: number): string => `${Math.round(share * 100)}%`;
const othersIn = (gains: readonly Gain[]): string[] => [
  ...new Set(gains.flatMap(({ counterpartId }) => counterpartId ?? [])),
];
const byCounterpart = (gains: readonly Gain[]): Map<string, Gain[]> =>
  Map.groupBy(
    gains.filter(({ counterpartId }) => counterpartId !== null),
    ({ counterpartId }) => counterpartId as string,
  );

function daysOf(gains: readonly Gain[]): { from: string; until: string } {
  const days = gains.map(({ createdAt }) => dayOf(createdAt)).sort();
  return { from: days[0] ?? '', until: days.at(-1) ?? '' };
}
