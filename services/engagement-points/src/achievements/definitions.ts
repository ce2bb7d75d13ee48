import { Injectable } from '@nestjs/common';
import type { AchievementRow } from './achievement.schema.ts';
import { AchievementsRepository } from './achievements.repository.ts';
import { AchievementGoals } from './goals.ts';

interface Held {
  revision: number;
  rows: readonly AchievementRow[];
  goals: AchievementGoals;
}

/**
 * The achievements as they are, held in memory. Whoever awards asks inside the transaction: its number of the revision
 * tells whether what is held is still true, so that nothing is judged by old definitions.
 */
@Injectable()
export class AchievementDefinitions {
  private held: Held | undefined;

  constructor(private readonly achievements: AchievementsRepository) {}

  async current(): Promise<Held> {
    const revision = await this.achievements.revision();
    if (this.held?.revision === revision) return this.held;
    const rows = await this.achievements.all();
    const goals = new AchievementGoals(rows.map(({ _id, rule }) => ({ key: _id, rule })));
    const held = { revision, rows, goals };
    // A transaction may still see the past: what is newer stays held.
    if (!this.held || this.held.revision < revision) this.held = held;
    return held;
  }
}
