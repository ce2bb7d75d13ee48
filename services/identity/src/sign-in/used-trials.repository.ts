import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { LinkTokens } from '../challenges/link-tokens.ts';
import { UsedTrialRow } from './used-trial.schema.ts';

/** Trials of addresses whose account was deleted. */
@Injectable()
export class UsedTrialsRepository {
  constructor(
    @InjectModel(UsedTrialRow.name) private readonly rows: Model<UsedTrialRow>,
    private readonly tokens: LinkTokens,
  ) {}

  async remember(email: string, startedAt: Date, now: Date): Promise<void> {
    await this.rows.updateOne(
      { _id: this.tokens.trialAliasOf(email) },
      { $set: { startedAt, at: now } },
      { upsert: true },
    );
  }

  /** When the trial of an address began, or null when it has had none. */
  async startOf(email: string): Promise<Date | null> {
    const row = await this.rows.findById(this.tokens.trialAliasOf(email)).lean();
    return row?.startedAt ?? null;
  }
}
