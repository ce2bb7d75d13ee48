import { settingsChanged } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { SettingsRow } from './settings.schema.ts';

@Injectable()
export class SettingsRepository {
  constructor(
    @InjectModel(SettingsRow.name) private readonly rows: Model<SettingsRow>,
    private readonly outbox: Outbox,
  ) {}

  /** Null before anybody has changed a setting. */
  newest(): Promise<SettingsRow | null> {
    return this.rows.findOne().sort({ _id: -1 }).lean().exec();
  }

  before(revision: number | undefined, limit: number): Promise<SettingsRow[]> {
    return this.rows
      .find(revision === undefined ? {} : { _id: { $lt: revision } })
      .sort({ _id: -1 })
      .limit(limit)
      .lean()
      .exec();
  }

  /** In a transaction; fails as a duplicate when the revision is taken. */
  async add(row: SettingsRow): Promise<void> {
    await this.rows.create([row]);
    await this.outbox.add(
      settingsChanged,
      { revision: row._id },
      { aggregate: 'settings', revision: row._id },
    );
  }
}
