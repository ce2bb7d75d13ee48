import { Injectable } from '@nestjs/common';
import { PointsRepository } from '../points/points.repository.ts';
import { AchievementsRepository } from './achievements.repository.ts';

const freshMs = 60_000;

/** How many members have each achievement, counted at most once a minute. */
@Injectable()
export class Holders {
  private held: { at: number; counting: Promise<[Map<string, number>, number]> } | undefined;

  constructor(
    private readonly achievements: AchievementsRepository,
    private readonly points: PointsRepository,
  ) {}

  async counts(): Promise<Map<string, number>> {
    return (await this.count())[0];
  }

  /** The share of members who have each achievement, 0 to 1. */
  async shares(): Promise<Map<string, number>> {
    const [holders, members] = await this.count();
    return new Map([...holders].map(([key, count]) => [key, Math.min(1, count / Math.max(members, 1))]));
  }

  private count(): Promise<[Map<string, number>, number]> {
    const now = performance.now();
    if (this.held && now - this.held.at < freshMs) return this.held.counting;
    const counting = Promise.all([this.achievements.holders(), this.points.estimateMembers()]);
    this.held = { at: now, counting };
    counting.catch(() => {
      this.held = undefined;
    });
    return counting;
  }
}
