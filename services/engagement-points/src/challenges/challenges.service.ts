import type { Challenge, challengeInternalRoutes, InputOf, publicChallengeRoutes } from '@barspoon/contracts';
import { MemberCards } from '@barspoon/messaging';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { AchievementsRepository } from '../achievements/achievements.repository.ts';
import { AchievementDefinitions } from '../achievements/definitions.ts';
import { ranksOf } from '../points/ranks.ts';
import { challengeNotFound } from './challenge.errors.ts';
import { toAnonymousEntry, toEntry, toSummary } from './challenge.mapper.ts';
import type { ChallengeRow } from './challenge.schema.ts';
import { ChallengeProgress } from './challenge-progress.service.ts';
import { ChallengeStandingsRepository } from './challenge-standings.repository.ts';
import { ChallengesRepository } from './challenges.repository.ts';

/** Challenges as everybody sees them. */
@Injectable()
export class ChallengesService {
  constructor(
    private readonly challenges: ChallengesRepository,
    private readonly standings: ChallengeStandingsRepository,
    private readonly progress: ChallengeProgress,
    private readonly achievements: AchievementsRepository,
    private readonly definitions: AchievementDefinitions,
    private readonly members: MemberCards,
    readonly clock: Clock,
  ) {}

  participantIds(
    id: string,
    { limit, cursor }: InputOf<typeof challengeInternalRoutes.participantIds>['query'],
  ) {
    return this.challenges.participantIds(id, limit, cursor);
  }

  async list({ limit, cursor }: InputOf<typeof publicChallengeRoutes.list>['query']) {
    await this.progress.advanceDue();
    const { items, nextCursor } = await this.challenges.page(limit, cursor);
    const winners = await this.winnersOf(items);
    return {
      items: items.map((row) => ({ ...toSummary(row), winner: winners.get(row._id) ?? null })),
      nextCursor,
    };
  }

  async get(id: string): Promise<Challenge> {
    const row = await this.current(id);
    return { ...toSummary(row), winner: (await this.winnersOf([row])).get(id) ?? null };
  }

  /** Nothing before voting; without authors until the end. Implements BEYOND-66. */
  async entries(id: string, { limit, cursor }: InputOf<typeof publicChallengeRoutes.entries>['query']) {
    const challenge = await this.standing(id);
    // Read first: a cursor that cannot be is refused whatever the challenge is.
    const { items, nextCursor } =
      challenge?.status === 'completed'
        ? await this.challenges.rankedEntriesPage(id, limit, cursor)
        : await this.challenges.entriesPage(id, limit, cursor);
    if (!challenge) throw challengeNotFound();
    const { status } = challenge;
    if (status === 'upcoming' || status === 'active') return { items: [], nextCursor: null };
    if (status === 'voting') return { items: items.map(toAnonymousEntry), nextCursor };
    const cards = await this.members.of(items.map(({ userId }) => userId));
    return { items: items.map((row) => toEntry(row, cards.get(row.userId))), nextCursor };
  }

  /** Implements CHAL-07, BEYOND-67. */
  async leaderboard({ limit, offset }: InputOf<typeof publicChallengeRoutes.leaderboard>['query']) {
    await this.progress.advanceDue();
    const [rows, { completed }] = await Promise.all([
      this.standings.page(offset, limit),
      this.challenges.totals(),
    ]);
    const higher = rows[0] ? await this.standings.countAbove(rows[0].points) : 0;
    const ranks = ranksOf(rows, higher, offset);
    const ids = rows.map(({ _id }) => _id);
    const [cards, badges] = await Promise.all([this.members.of(ids), this.badgesOf(ids)]);
    return {
      items: rows.map((row, at) => {
        const card = cards.get(row._id);
        return {
          rank: ranks[at] as number,
          userId: row._id,
          username: card?.username ?? null,
          fullName: card?.fullName ?? null,
          avatarUrl: card?.avatarUrl ?? null,
          totalWins: row.wins,
          totalParticipations: row.entries,
          currentStreak: row.lastNumber === completed ? row.streak : 0,
          totalPoints: row.points,
          badges: badges.get(row._id) ?? [],
        };
      }),
    };
  }

  /** Implements CHAL-08, BEYOND-68. */
  async totals() {
    await this.progress.advanceDue();
    const { challenges, participants, prizesAwardedCents } = await this.challenges.totals();
    return { challenges, participants, prizesAwardedCents };
  }

  /** The challenge as it stands now. @throws DomainError 404 */
  async current(id: string): Promise<ChallengeRow> {
    const row = await this.standing(id);
    if (!row) throw challengeNotFound();
    return row;
  }

  private async standing(id: string): Promise<ChallengeRow | null> {
    const row = await this.challenges.find(id);
    if (!row?.advancesAt || row.advancesAt > this.clock.now()) return row;
    await this.progress.advanceDue();
    return (await this.challenges.find(id)) ?? row;
  }

  async winnersOf(rows: readonly ChallengeRow[]): Promise<Map<string, NonNullable<Challenge['winner']>>> {
    const entries = await this.challenges.entriesById(
      rows.flatMap(({ winnerEntryId }) => winnerEntryId ?? []),
    );
    if (entries.length === 0) return new Map();
    const cards = await this.members.of([...new Set(entries.map(({ userId }) => userId))]);
    return new Map(entries.map((row) => [row.challengeId, toEntry(row, cards.get(row.userId))]));
  }

  /** The names of the challenge achievements members have earned. */
  private async badgesOf(ids: readonly string[]): Promise<Map<string, string[]>> {
    const { rows } = await this.definitions.current();
    const names = new Map(
      rows.filter(({ category }) => category === 'challenges').map(({ _id, name }) => [_id, name]),
    );
    const earned = await this.achievements.earnedAmongMembers(ids, [...names.keys()]);
    const badges = new Map<string, string[]>();
    for (const { userId, achievement } of earned)
      badges.set(userId, [...(badges.get(userId) ?? []), names.get(achievement) as string]);
    return badges;
  }
}
