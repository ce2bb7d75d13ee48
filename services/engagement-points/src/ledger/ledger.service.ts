import { isDeepStrictEqual } from 'node:util';
import { Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable, Logger } from '@nestjs/common';
import type { EarnedAchievementRow } from '../achievements/achievement.schema.ts';
import { AchievementsRepository } from '../achievements/achievements.repository.ts';
import { AchievementDefinitions } from '../achievements/definitions.ts';
import { EarnedAchievements } from '../achievements/earned-achievements.ts';
import { ActivitiesRepository } from '../activities/activities.repository.ts';
import { BoardsService } from '../leaderboards/boards.service.ts';
import { PointsRepository } from '../points/points.repository.ts';
import type { PointsRow } from '../points/points.schema.ts';
import { WindowPointsRepository } from '../points/window-points.repository.ts';
import type { WindowPointsRow } from '../points/window-points.schema.ts';
import { type Replayed, replay } from './replay.ts';

const membersAtOnce = 100;

/** The ledger is the truth of points: what is made of it can be made again, and compared. */
@Injectable()
export class LedgerService {
  private readonly log = new Logger(LedgerService.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly activities: ActivitiesRepository,
    private readonly points: PointsRepository,
    private readonly windows: WindowPointsRepository,
    private readonly achievements: AchievementsRepository,
    private readonly definitions: AchievementDefinitions,
    private readonly earned: EarnedAchievements,
    private readonly boards: BoardsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Compares points, levels, achievements and boards of some members with what their ledgers come to, and rebuilds what
   * differs.
   * @returns how many were looked at, for how many something else was stored, and where to go on
   */
  async rebuild(after: string): Promise<{ count: number; corrected: number; next: string | null }> {
    const members = await this.activities.membersAfter(after, membersAtOnce);
    let corrected = 0;
    // What seems to differ may only have been awarded while it was read.
    for (const member of await this.differingAmong(members)) if (await this.rebuildOf(member)) corrected += 1;
    const next = members.length === membersAtOnce ? (members.at(-1) ?? null) : null;
    return { count: members.length, corrected, next };
  }

  /** Read together, a hundred members take little longer than one. */
  private async differingAmong(members: readonly string[]): Promise<string[]> {
    const now = this.clock.now();
    const [{ goals }, ledgers, points, windows, earned] = await Promise.all([
      this.definitions.current(),
      this.activities.ledgersOf(members),
      this.points.findAll(members),
      this.windows.ofAll(members),
      this.achievements.earnedByAll(members),
    ]);
    const byId = new Map(points.map((row) => [row._id, row]));
    return members.filter((userId) => {
      const built = replay(userId, ledgers.get(userId) ?? [], goals, now);
      const difference = differenceOf(built, byId.get(userId), windows.get(userId), earned.get(userId), now);
      return difference.standing || difference.windows || difference.earned;
    });
  }

  /** @returns whether what was stored was not what the ledger says, byte for byte */
  rebuildOf(userId: string): Promise<boolean> {
    return this.transactions.run(async () => {
      const now = this.clock.now();
      const { goals } = await this.definitions.current();
      const built = replay(userId, await this.activities.ledgerOf(userId), goals, now);
      const stored = await this.points.find(userId);
      const storedWindows = await this.windows.of(userId);
      const earned = await this.achievements.earnedBy(userId);
      const difference = differenceOf(built, stored, storedWindows, earned, now);
      // Writing the row also makes a concurrent award retry, with the current definitions.
      await this.points.put([built.standing]);
      const { listed = true } = stored ?? {};
      if (difference.windows)
        await this.windows.replace(
          userId,
          built.windows.map((row) => ({ ...row, listed })),
        );
      if (difference.earned) {
        await this.earned.keep(built.reached, true);
        await this.achievements.replaceEarned(userId, built.earned);
      }
      if (difference.standing || difference.windows)
        this.transactions.afterCommit(() => void this.placeAgain(userId));
      return difference.standing || difference.windows || difference.earned;
    });
  }

  /** What Redis has may be as recent and still wrong; without Redis its boards are rebuilt anyway. */
  private async placeAgain(userId: string): Promise<void> {
    try {
      await this.boards.remove(userId);
      await this.boards.place(userId);
    } catch (error) {
      this.log.warn(`boards of ${userId}: ${(error as Error).message}`);
    }
  }
}

/** What of what is stored of a member is not what their ledger comes to. */
function differenceOf(
  built: Replayed,
  stored: PointsRow | null | undefined,
  windows: readonly WindowPointsRow[] | undefined,
  earned: readonly EarnedAchievementRow[] | undefined,
  now: Date,
) {
  const { listed = true, ...standing } = stored ?? {};
  const kept = (windows ?? []).filter(({ keptUntil }) => keptUntil > now);
  return {
    standing: !same(standing, built.standing),
    windows: !same(
      sortedById(kept),
      built.windows.map((row) => ({ ...row, listed })),
    ),
    earned: !same(sortedById(earned ?? []), sortedById(built.earned)),
  };
}

/** Byte for byte: the order of fields does not count, everything else does. */
const same = (a: unknown, b: unknown): boolean => isDeepStrictEqual(plain(a), plain(b));
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const sortedById = <T extends { _id: string }>(rows: readonly T[]): T[] =>
  [...rows].sort((a, b) => (a._id < b._id ? -1 : 1));
