import { bottleMl, challengeOfVote } from '../../load/acts.ts';
import type { Violation } from '../violation.ts';
import type { ProductFacts } from './product-facts.ts';
import { countBy, differ, range, sorted, violations } from './sets.ts';

/** What points and feeds are derived from and come to. */
export const derivedCollections = [
  { service: 'engagement-points', collection: 'user_activities' },
  { service: 'engagement-points', collection: 'user_points' },
  { service: 'engagement-points', collection: 'window_points' },
  { service: 'identity', collection: 'profiles' },
  { service: 'community', collection: 'authors' },
  { service: 'community', collection: 'social_activities' },
  { service: 'community', collection: 'user_follows' },
  { service: 'community', collection: 'feed_lines' },
  { service: 'professional', collection: 'mentorship_bookings' },
  { service: 'engagement-points', collection: 'challenge_entries' },
  { service: 'engagement-points', collection: 'challenge_votes' },
  { service: 'sessions', collection: 'live_sessions' },
  { service: 'sessions', collection: 'session_participants' },
  { service: 'sessions', collection: 'session_waiting' },
  { service: 'inventory', collection: 'bar_entries' },
  { service: 'inventory', collection: 'bar_bottles' },
] as const;

/** Judges what no single act leaves: the sums of points with their copies, feeds, meetings, votes, places and levels. */
export const judgeDerived = (facts: ProductFacts): Violation[] => [
  ...pointsAddUp(facts),
  ...copiesFollow(facts),
  ...everyFeedIsWhole(facts),
  ...noMeetingsOverlap(facts),
  ...votesAreFair(facts),
  ...placesAreGivenInOrder(facts),
  ...levelsAddUp(facts),
];

/** I2: totals, months and weeks are the sums of the activities; I4: activities are numbered without gaps. */
function pointsAddUp({ rows }: ProductFacts): Violation[] {
  const activities = Map.groupBy(rows('engagement-points', 'user_activities'), ({ userId }) => userId);
  const windows = Map.groupBy(rows('engagement-points', 'window_points'), ({ userId }) => userId);
  return rows('engagement-points', 'user_points').flatMap(({ _id, totalPoints, entries }) => {
    const own = activities.get(_id) ?? [];
    const sum = sumOf(own.map(({ pointsAwarded }) => pointsAwarded));
    const inWindows = (kind: RegExp) =>
      sumOf((windows.get(_id) ?? []).filter(({ window }) => kind.test(window)).map(({ points }) => points));
    const sums = {
      points: totalPoints,
      'points by month': inWindows(/-\d\d$/),
      'points by week': inWindows(/-W/),
    };
    const numbers = sorted(own.map(({ entry }) => entry)).join();
    return [
      ...violations(
        'I2',
        Object.entries(sums)
          .filter(([, points]) => points !== sum)
          .map(([name, points]) => `${_id} has ${points} ${name} instead of ${sum}`),
      ),
      ...(numbers === range(entries).join()
        ? []
        : violations('I4', [`activities of ${_id} have numbers ${numbers} of ${entries}`])),
    ];
  });
}

/** I2: whoever keeps a copy of a member's points has the last one. */
function copiesFollow({ rows }: ProductFacts): Violation[] {
  const totals = new Map(
    rows('engagement-points', 'user_points').map(({ _id, totalPoints }) => [_id, totalPoints]),
  );
  const copies = [
    ['identity', 'profiles'],
    ['community', 'authors'],
  ] as const;
  return copies.flatMap(([service, collection]) =>
    violations(
      'I2',
      rows(service, collection)
        .filter(({ _id, totalPoints }) => totalPoints !== (totals.get(_id) ?? 0))
        .map(
          ({ _id, totalPoints }) =>
            `${_id} has ${totalPoints} points in ${service} instead of ${totals.get(_id) ?? 0}`,
        ),
    ),
  );
}

/** I2: what a member did stands once in their own feed and in that of everybody who follows them. */
function everyFeedIsWhole({ rows }: ProductFacts): Violation[] {
  const followers = Map.groupBy(rows('community', 'user_follows'), ({ followedId }) => followedId);
  const due = rows('community', 'social_activities')
    .filter(({ shown }) => shown)
    .flatMap(({ _id, userId }) =>
      [userId, ...(followers.get(userId) ?? []).map(({ followerId }) => followerId)].map(
        (reader) => `${reader}/${_id}`,
      ),
    );
  const lines = rows('community', 'feed_lines').map(
    ({ readerId, activityId }) => `${readerId}/${activityId}`,
  );
  const twice = [...countBy(lines, String)].filter(([, times]) => times > 1);
  return violations('I2', [
    ...differ('news for', due, 'feed line', [...new Set(lines)]),
    ...twice.map(([line, times]) => `feed line ${line} is there ${times} times`),
  ]);
}

/** I2: nobody has two meetings at the same time, as mentor or mentee. */
function noMeetingsOverlap({ rows }: ProductFacts): Violation[] {
  const booked = rows('professional', 'mentorship_bookings').filter(({ status }) => status === 'booked');
  const taken = booked
    .flatMap(({ _id, mentorUserId, menteeUserId, startsAt, endsAt }) =>
      [mentorUserId, menteeUserId].map((member) => ({ _id, member, startsAt, endsAt })),
    )
    .sort((a, b) => a.startsAt - b.startsAt);
  const wrong = [...Map.groupBy(taken, ({ member }) => member)].flatMap(([member, own]) =>
    own
      .filter(({ startsAt }, at) => own.slice(0, at).some((before) => before.endsAt > startsAt))
      .map(({ _id }) => `${member} has a meeting during another: ${_id}`),
  );
  return violations('I2', wrong);
}

/** I2: no session has more members than places or a free place while somebody is in line; nobody stands in both. */
function placesAreGivenInOrder({ rows }: ProductFacts): Violation[] {
  const members = new Set(rows('sessions', 'session_participants').map(({ _id }) => _id));
  const waiting = rows('sessions', 'session_waiting').filter(({ goesAt }) => goesAt === null);
  const inBoth = waiting.filter(({ _id }) => members.has(_id));
  const wrong = rows('sessions', 'live_sessions').flatMap(
    ({ _id, maxParticipants, participantCount, waitingCount }) => [
      ...(participantCount > maxParticipants
        ? [`session ${_id} has ${participantCount} members on ${maxParticipants} places`]
        : []),
      ...(waitingCount > 0 && participantCount < maxParticipants
        ? [`session ${_id} has a free place while ${waitingCount} wait`]
        : []),
    ],
  );
  return violations('I2', [...wrong, ...inBoth.map(({ _id }) => `${_id} has a place and waits for one`)]);
}

/** I2: a bottle holds what was in it when it was bought, less what entries that stand took. */
export function levelsAddUp({ rows }: Pick<ProductFacts, 'rows'>): Violation[] {
  const entries = rows('inventory', 'bar_entries');
  const undone = new Set(entries.map(({ undoes }) => undoes));
  const taken = entries
    .filter(({ _id, kind }) => kind !== 'bought' && !undone.has(_id))
    .flatMap(({ lines }) => lines as { bottleId: string | null; amount: number | null }[]);
  const due = new Map(
    entries
      .filter(({ kind }) => kind === 'bought')
      .flatMap(({ bottleIds }) => bottleIds as string[])
      .map((id) => {
        const amounts = taken.filter(({ bottleId }) => bottleId === id).map(({ amount }) => amount ?? 0);
        return [id, Math.max(0, Math.round((bottleMl - sumOf(amounts)) * 100) / 100)];
      }),
  );
  const there = rows('inventory', 'bar_bottles');
  return violations('I2', [
    ...differ(
      'entries of bottle',
      [...due.keys()],
      'bottle',
      there.map(({ _id }) => _id),
    ),
    ...there
      .filter(({ _id, level }) => due.has(_id) && due.get(_id) !== level)
      .map(({ _id, level }) => `bottle ${_id} holds ${level} ml instead of ${due.get(_id)}`),
  ]);
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** I2: a member has one vote in a challenge, for an entry of that challenge which is not their own. */
export function votesAreFair({ rows }: Pick<ProductFacts, 'rows'>): Violation[] {
  const entries = new Map(rows('engagement-points', 'challenge_entries').map((entry) => [entry._id, entry]));
  const votes = rows('engagement-points', 'challenge_votes');
  const times = countBy(
    votes,
    ({ userId, entryId }) => `${userId} in ${entries.get(entryId)?.challengeId ?? 'no challenge'}`,
  );
  return violations('I2', [
    ...[...times].filter(([, count]) => count > 1).map(([who, count]) => `${who} has ${count} votes`),
    ...votes
      .filter((vote) => entries.get(vote.entryId)?.challengeId !== challengeOfVote(vote))
      .map(({ _id, entryId }) => `vote ${_id} is for ${entryId} of another challenge`),
    ...votes
      .filter(({ userId, entryId }) => entries.get(entryId)?.userId === userId)
      .map(({ _id }) => `vote ${_id} is for the member's own entry`),
  ]);
}
