import type { ModelSettings } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ModelSettingsRow } from './model-settings.schema.ts';

const id = 'model';

/** What admins have decided about the model. Writes join the open transaction. */
@Injectable()
export class ModelSettingsRepository {
  constructor(@InjectModel(ModelSettingsRow.name) private readonly rows: Model<ModelSettingsRow>) {}

  /** Null until an admin has decided anything. */
  async find(): Promise<ModelSettings | null> {
    const row = await this.rows.findById(id).lean();
    if (!row) return null;
    const { _id, ...settings } = row;
    return settings;
  }

  async put(settings: ModelSettings): Promise<void> {
    await this.rows.updateOne({ _id: id }, { $set: settings }, { upsert: true });
  }
}
