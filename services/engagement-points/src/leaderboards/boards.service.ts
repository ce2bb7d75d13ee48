import {
  type InputOf,
  type LeaderboardRow,
  type leaderboardRoutes,
  type MemberActor,
  timespans,
} from '@barspoon/contracts';
import { MemberCards } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { Clock, isUnavailable, newId } from '@barspoon/platform';
import { Injectable, Logger } from '@nestjs/common';
import { levelOf } from '../points/level.ts';
import { PointsRepository } from '../points/points.repository.ts';
import { ranksOf } from '../points/ranks.ts';
import { boardOf } from '../points/windows.ts';
import { BoardStore } from './board-store.ts';
import { BoardsRepository } from './boards.repository.ts';

const partSize = 5000;

/** The leaderboards: answered by Redis, and by MongoDB while Redis has none that is whole. */
@Injectable()
export class BoardsService {
  private readonly log = new Logger(BoardsService.name);
  private readonly building = new Map<string, Promise<unknown>>();

  constructor(
    private readonly store: BoardStore,
    private readonly boards: BoardsRepository,
    private readonly points: PointsRepository,
    private readonly members: MemberCards,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Implements LEAD-02, LEAD-03, BEYOND-64. */
  async page({ timespan, limit, offset }: InputOf<typeof leaderboardRoutes.get>['query']) {
    const board = boardOf(timespan, this.clock.now());
    const page = await this.read(
      board,
      () => this.store.page(board, offset, limit),
      () => this.boards.page(board, offset, limit),
    );
    const ids = page.rows.map(({ userId }) => userId);
    // The board of all time tells the totals itself.
    const [cards, totals] = await Promise.all([
      this.members.of(ids),
      timespan === 'all_time'
        ? new Map(page.rows.map(({ userId, points }) => [userId, points]))
        : this.points.totalsOf(ids),
    ]);
    const ranks = ranksOf(page.rows, page.higher, offset);
    const items = page.rows.map(({ userId, points }, at): LeaderboardRow => {
      const card = cards.get(userId);
      return {
        userId,
        rank: ranks[at] as number,
        username: card?.username ?? null,
        fullName: card?.fullName ?? null,
        avatarUrl: card?.avatarUrl ?? null,
        currentLevel: levelOf(totals.get(userId) ?? 0).name,
        totalPoints: points,
      };
    });
    return { items, total: page.total };
  }

  /** MongoDB says what the member has: whoever was told of points finds them here, before the board has them. */
  async rankOf(actor: MemberActor, { timespan }: InputOf<typeof leaderboardRoutes.mine>['query']) {
    const board = boardOf(timespan, this.clock.now());
    const own = (await this.boards.placingsOf([board], actor.id)).get(board);
    if (!own) return { rank: null, totalPoints: 0, offset: null };
    const { higher, before } = await this.read(
      board,
      () => this.store.rank(board, own),
      () => this.boards.rank(board, own),
    );
    return { rank: higher + 1, totalPoints: own.points, offset: before };
  }

  /**
   * Puts a member where MongoDB says, on all boards of now.
   * @throws UnavailableError without Redis: the event that led here comes again
   */
  async place(userId: string): Promise<void> {
    const placings = await this.boards.placingsOf(this.current(), userId);
    const missing = await this.store.place(userId, placings);
    // Not in the transaction of an event, which is over before a board is built.
    this.transactions.afterCommit(() => {
      for (const board of missing) this.build(board);
    });
  }

  /** Takes a member off all boards of now. */
  async remove(userId: string): Promise<void> {
    await this.store.place(userId, new Map(this.current().map((board) => [board, null])));
  }

  /** @returns how many members are on the boards of now, all in all */
  async rebuildAll(): Promise<number> {
    let count = 0;
    for (const board of this.current())
      count += (await this.store.rebuild(board, newId(), this.boards.parts(board, partSize))) ?? 0;
    return count;
  }

  private async read<T>(
    board: string,
    fromStore: () => Promise<T | null>,
    fromDatabase: () => Promise<T>,
  ): Promise<T> {
    try {
      const answer = await fromStore();
      if (answer) return answer;
      this.build(board);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    }
    return fromDatabase();
  }

  /** Begins to build a board that Redis does not have; whoever waits for it is answered otherwise. */
  private build(board: string): void {
    if (this.building.has(board)) return;
    const started = performance.now();
    const building = this.store
      .rebuild(board, newId(), this.boards.parts(board, partSize))
      .then((count) => {
        if (count === undefined) return;
        this.log.log(`board ${board} of ${count} built in ${Math.round(performance.now() - started)} ms`);
      })
      .catch((error: Error) => this.log.warn(`board ${board} could not be built: ${error.message}`))
      .finally(() => this.building.delete(board));
    this.building.set(board, building);
  }

  private current(): string[] {
    const now = this.clock.now();
    return timespans.map((timespan) => boardOf(timespan, now));
  }
}
