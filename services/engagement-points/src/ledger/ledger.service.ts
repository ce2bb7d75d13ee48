import { isDeepStrictEqual } from 'node:util';
import { Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable, Logger } from '@nestjs/common';
import { AchievementsRepository } from '../achievements/achievements.repository.ts';
import { AchievementDefinitions } from '../achievements/definitions.ts';
import { EarnedAchievements } from '../achievements/earned-achievements.ts';
import { ActivitiesRepository } from '../activities/activities.repository.ts';
import { BoardsService } from '../leaderboards/boards.service.ts';
import { WindowPointsRepository } from '../leaderboards/window-points.repository.ts';
import { PointsRepository } from '../points/points.repository.ts';
import { replay } from './replay.ts';

const membersAtOnce = 50;

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
   * Builds points, levels, achievements and boards of some members from their ledgers.
   * @returns how many were looked at, for how many something else was stored, and where to go on
   */
  async rebuild(after: string): Promise<{ count: number; corrected: number; next: string | null }> {
    const members = await this.activities.membersAfter(after, membersAtOnce);
    let corrected = 0;
    for (const member of members) if (await this.rebuildOf(member)) corrected += 1;
    const next = members.length === membersAtOnce ? (members.at(-1) ?? null) : null;
    return { count: members.length, corrected, next };
  }

  /** @returns whether what was stored was not what the ledger says, byte for byte */
  rebuildOf(userId: string): Promise<boolean> {
    return this.transactions.run(async () => {
      const now = this.clock.now();
      const { goals } = await this.definitions.current();
      const built = replay(userId, await this.activities.ledgerOf(userId), goals, now);
      const stored = await this.points.find(userId);
      const { listed = true, ...standing } = stored ?? {};
      const windows = built.windows.map((row) => ({ ...row, listed }));
      const storedWindows = (await this.windows.of(userId)).filter(({ keptUntil }) => keptUntil > now);
      const earned = await this.achievements.earnedBy(userId);
      // Writing the row also makes an award at the same moment begin anew, with the definitions of now.
      await this.points.put([built.standing]);
      const isWindows = same(storedWindows, windows);
      if (!isWindows) await this.windows.replace(userId, windows);
      const isEarned = same(sortedById(earned), sortedById(built.earned));
      if (!isEarned) {
        await this.earned.keep(built.reached, true);
        await this.achievements.replaceEarned(userId, built.earned);
      }
      const isStanding = same(standing, built.standing);
      if (!isStanding || !isWindows) this.transactions.afterCommit(() => void this.placeAnew(userId));
      return !(isStanding && isWindows && isEarned);
    });
  }

  /** What Redis has may be as new and still wrong; without Redis its boards are built anew anyway. */
  private async placeAnew(userId: string): Promise<void> {
    try {
      await this.boards.remove(userId);
      await this.boards.place(userId);
    } catch (error) {
      this.log.warn(`boards of ${userId}: ${(error as Error).message}`);
    }
  }
}

/** Byte for byte: the order of fields does not count, everything else does. */
const same = (a: unknown, b: unknown): boolean => isDeepStrictEqual(plain(a), plain(b));
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const sortedById = <T extends { _id: string }>(rows: readonly T[]): T[] =>
  [...rows].sort((a, b) => (a._id < b._id ? -1 : 1));
