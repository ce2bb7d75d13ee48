import { dayMs, type ModelSettings } from '@barspoon/contracts';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ModelUsage } from './language-model.ts';
import { ModelBudgetRow } from './model-budget.schema.ts';

const minuteMs = 60_000;
const siteDays = 90;

export type Outcome = 'model' | 'slow' | 'down' | 'budget' | 'unusable' | 'stopped';

/**
 * Counts what the model is asked, for each member by minute and day and for the site by day, all replicas together.
 * Implements BEYOND-45.
 */
@Injectable()
export class ModelBudgets {
  constructor(
    @InjectModel(ModelBudgetRow.name) private readonly rows: Model<ModelBudgetRow>,
    private readonly clock: Clock,
  ) {}

  /** Takes one question out of the member's budgets. @returns false when one of them or the site's is used up */
  async take(
    userId: string,
    { questionsPerMinute, questionsPerDay, tokensPerDay }: ModelSettings,
  ): Promise<boolean> {
    const now = this.clock.now();
    const site = await this.rows.findById(siteId(now)).lean();
    const used = (site?.inputTokens ?? 0) + (site?.outputTokens ?? 0);
    if (used >= tokensPerDay) return false;
    const minute = `minute|${userId}|${Math.floor(now.getTime() / minuteMs)}`;
    if (!(await this.count(minute, userId, questionsPerMinute, now, 2 * minuteMs))) return false;
    return this.count(`day|${userId}|${dayOf(now)}`, userId, questionsPerDay, now, 2 * dayMs);
  }

  /** Notes how a question of the site ended and what it took. */
  async note(outcome: Outcome, usage: ModelUsage): Promise<void> {
    const now = this.clock.now();
    await this.rows.updateOne(
      { _id: siteId(now) },
      {
        $inc: {
          questions: 1,
          inputTokens: usage.input,
          outputTokens: usage.output,
          [`outcomes.${outcome}`]: 1,
        },
        $setOnInsert: { userId: null, keptUntil: new Date(now.getTime() + siteDays * dayMs) },
      },
      { upsert: true },
    );
  }

  /** The site's counters of the last days, the latest first; days without a question are left out. */
  async days(count: number): Promise<(ModelBudgetRow & { day: string })[]> {
    const now = this.clock.now().getTime();
    const ids = Array.from({ length: count }, (_, back) => siteId(new Date(now - back * dayMs)));
    const rows = await this.rows
      .find({ _id: { $in: ids } })
      .sort({ _id: -1 })
      .lean();
    return rows.map((row) => ({ ...row, day: row._id.slice('site|'.length) }));
  }

  private async count(id: string, userId: string, max: number, now: Date, keptMs: number): Promise<boolean> {
    const row = await this.rows
      .findOneAndUpdate(
        { _id: id },
        { $inc: { questions: 1 }, $setOnInsert: { userId, keptUntil: new Date(now.getTime() + keptMs) } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean();
    return (row?.questions ?? 0) <= max;
  }
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const siteId = (at: Date) => `site|${dayOf(at)}`;
