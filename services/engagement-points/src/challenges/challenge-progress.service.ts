import {
  type awardPoints as AwardPoints,
  awardPoints,
  challengeAdvanced,
  type JobDataOf,
} from '@barspoon/contracts';
import { Jobs, Outbox } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { PointsRepository } from '../points/points.repository.ts';
import type { ChallengeRow, EntryRow } from './challenge.schema.ts';
import { nextStatus, winnerOf } from './challenge.ts';
import { ChallengeStandingsRepository } from './challenge-standings.repository.ts';
import { ChallengesRepository } from './challenges.repository.ts';

const atOnce = 20;
const settlesInMs = 60_000;

/** Takes challenges on when their time has come: by schedule, and whenever somebody looks. */
@Injectable()
export class ChallengeProgress {
  constructor(
    private readonly transactions: Transactions,
    private readonly challenges: ChallengesRepository,
    private readonly standings: ChallengeStandingsRepository,
    private readonly points: PointsRepository,
    private readonly outbox: Outbox,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /**
   * Every challenge that is due goes on, through all that has passed since. The schedule leaves alone what changed a
   * moment ago, so that votes for a moment of the past are not cut off. Implements BEYOND-65.
   */
  async advanceDue(by: 'schedule' | 'reader' = 'reader'): Promise<void> {
    const now = this.clock.now();
    const unchangedSince = by === 'schedule' ? new Date(now.getTime() - settlesInMs) : undefined;
    for (const { _id } of await this.challenges.due(now, atOnce, unchangedSince))
      while (await this.transactions.run(() => this.advance(_id, now)));
  }

  /**
   * One step of one challenge: status, winner, standings, awards and events change together or not at all, so that a
   * process that dies in the middle leaves the step to the next.
   * @returns whether there was one
   */
  private async advance(id: string, now: Date): Promise<boolean> {
    const before = await this.challenges.find(id);
    const next = before && nextStatus(before.status, before);
    if (!before || !next || next.at > now) return false;
    const following = nextStatus(next.status, before);
    const after = await this.challenges.changeIf(
      id,
      { status: before.status, revision: before.revision },
      { status: next.status, advancesAt: following?.at ?? null },
    );
    if (!after) return false;
    const winner = next.status === 'completed' ? await this.complete(after) : undefined;
    await this.outbox.add(
      challengeAdvanced,
      { challengeId: id, title: after.title, status: next.status, winnerId: winner?.userId ?? null },
      { aggregate: `challenge:${id}`, revision: after.revision + (winner ? 1 : 0) },
    );
    return true;
  }

  private async complete(challenge: ChallengeRow): Promise<EntryRow | undefined> {
    const entries = await this.challenges.allEntries(challenge._id);
    const winner = winnerOf(entries);
    if (winner) await this.challenges.changeIf(challenge._id, {}, { winnerEntryId: winner._id });
    const { completed } = await this.challenges.count({
      completed: 1,
      prizesAwardedCents: winner ? challenge.prizeAmountCents : 0,
    });
    const rows = await this.points.findAll(entries.map(({ userId }) => userId));
    const unlisted = new Set(rows.filter(({ listed }) => !listed).map(({ _id }) => _id));
    await this.standings.count(entries, winner, completed, (userId) => !unlisted.has(userId));
    for (const { userId } of entries) await this.award('challenge_completed', userId, challenge);
    if (winner) await this.award('challenge_won', winner.userId, challenge);
    return winner;
  }

  /** Implements BEYOND-59, BEYOND-67. */
  private async award(
    activityType: JobDataOf<typeof AwardPoints>['activityType'],
    memberId: string,
    { _id, title, votingEndsAt }: ChallengeRow,
  ): Promise<void> {
    await this.jobs.enqueue(awardPoints, `${activityType}-${memberId}-${_id}`, {
      memberId,
      activityType,
      relatedId: _id,
      relatedType: 'challenge',
      relatedName: title,
      occurredAt: votingEndsAt.toISOString(),
    });
  }
}
