import {
  defaultModerationRules,
  type ModerationRules,
  type ModerationRulesVersion,
} from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ModerationRulesRow } from './moderation-rules.schema.ts';

@Injectable()
export class ModerationRulesRepository {
  constructor(@InjectModel(ModerationRulesRow.name) private readonly rows: Model<ModerationRulesRow>) {}

  async current(): Promise<ModerationRulesVersion> {
    const row = await this.rows.findOne().sort({ _id: -1 }).lean();
    if (!row) return { revision: 0, rules: defaultModerationRules, changedAt: null, changedBy: null };
    const { _id: revision, rules, changedAt, changedBy } = row;
    return { revision, rules, changedAt: changedAt.toISOString(), changedBy };
  }

  /** In a transaction; fails as a duplicate when the revision is taken. */
  async add(revision: number, rules: ModerationRules, changedBy: string, changedAt: Date): Promise<void> {
    await this.rows.create([{ _id: revision, rules, changedAt, changedBy }]);
  }
}
