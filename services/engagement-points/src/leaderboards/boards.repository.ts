import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PointsRow } from '../points/points.schema.ts';
import { WindowPointsRow } from '../points/window-points.schema.ts';
import type { Placing } from './board-store.ts';

/** Boards as MongoDB has them: the truth, and what is read while Redis has none. */
@Injectable()
export class BoardsRepository {
  constructor(
    @InjectModel(PointsRow.name) private readonly points: Model<PointsRow>,
    @InjectModel(WindowPointsRow.name) private readonly windows: Model<WindowPointsRow>,
  ) {}

  /** All placings of a board in parts, in no order that matters. */
  async *parts(board: string, size: number): AsyncGenerator<Placing[]> {
    let part: Placing[] = [];
    for await (const placing of this.placings(board)) {
      part.push(placing);
      if (part.length < size) continue;
      yield part;
      part = [];
    }
    if (part.length) yield part;
  }

  async page(board: string, offset: number, limit: number) {
    const [rows, total] = await Promise.all([this.rowsFrom(board, offset, limit), this.countAbove(board, 0)]);
    const [first] = rows;
    return { rows, total, higher: first ? await this.countAbove(board, first.points) : 0 };
  }

  /** A member's place on each of these boards; null where they are not on it. */
  async placingsOf(boards: readonly string[], userId: string): Promise<Map<string, Placing | null>> {
    const windowIds = boards.filter((board) => board !== 'all').map((board) => `${board}:${userId}`);
    const total = boards.includes('all')
      ? await this.points.findOne({ _id: userId, listed: true }, { totalPoints: 1, sequence: 1 }).lean()
      : null;
    const windows = windowIds.length
      ? await this.windows
          .find({ _id: { $in: windowIds }, listed: true }, { window: 1, points: 1, sequence: 1 })
          .lean()
      : [];
    const found = new Map(windows.map((row) => [row.window, row]));
    return new Map(
      boards.map((board) => {
        const { points = 0, sequence = 0 } =
          (board === 'all' ? total && { ...total, points: total.totalPoints } : found.get(board)) ?? {};
        return [board, points > 0 ? { userId, points, sequence } : null];
      }),
    );
  }

  /** How many have more points and how many stand before this placing. */
  async rank(board: string, own: Placing) {
    const higher = await this.countAbove(board, own.points);
    return { higher, before: higher + (await this.countTiedBefore(board, own)) };
  }

  private placings(board: string): AsyncIterable<Placing> {
    if (board === 'all')
      return this.points
        .find({ listed: true, totalPoints: { $gt: 0 } }, { totalPoints: 1, sequence: 1 })
        .lean()
        .cursor({ batchSize: 5000 })
        .map(({ _id, totalPoints, sequence }) => ({ userId: _id, points: totalPoints, sequence }));
    return this.windows
      .find({ window: board, listed: true, points: { $gt: 0 } }, { userId: 1, points: 1, sequence: 1 })
      .lean()
      .cursor({ batchSize: 5000 })
      .map(({ userId, points, sequence }) => ({ userId, points, sequence }));
  }

  private async rowsFrom(board: string, offset: number, limit: number) {
    if (board === 'all') {
      const rows = await this.points
        .find({ listed: true, totalPoints: { $gt: 0 } }, { totalPoints: 1 })
        .sort({ totalPoints: -1, sequence: -1, _id: -1 })
        .skip(offset)
        .limit(limit)
        .lean();
      return rows.map(({ _id, totalPoints }) => ({ userId: _id, points: totalPoints }));
    }
    const rows = await this.windows
      .find({ window: board, listed: true, points: { $gt: 0 } }, { userId: 1, points: 1 })
      .sort({ points: -1, sequence: -1, userId: -1 })
      .skip(offset)
      .limit(limit)
      .lean();
    return rows.map(({ userId, points }) => ({ userId, points }));
  }

  private countAbove(board: string, points: number): Promise<number> {
    if (board === 'all')
      return this.points.countDocuments({ listed: true, totalPoints: { $gt: points } }).exec();
    return this.windows.countDocuments({ window: board, listed: true, points: { $gt: points } }).exec();
  }

  private countTiedBefore(board: string, { userId, points, sequence }: Placing): Promise<number> {
    const before = (id: string) => ({
      $or: [{ sequence: { $gt: sequence } }, { sequence, [id]: { $gt: userId } }],
    });
    if (board === 'all')
      return this.points.countDocuments({ listed: true, totalPoints: points, ...before('_id') }).exec();
    return this.windows.countDocuments({ window: board, listed: true, points, ...before('userId') }).exec();
  }
}
