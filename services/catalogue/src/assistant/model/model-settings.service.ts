import type { ModelSettings } from '@barspoon/contracts';
import { Audit, Transactions } from '@barspoon/persistence';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type CatalogueConfig, CONFIG } from '../../config.ts';
import { modelSettingsChanged } from '../conversation.errors.ts';
import { ModelSettingsRow } from './model-budget.schema.ts';

const id = 'model';

/** Whether and how much the language model is asked; what the configuration says until an admin decides. Implements BEYOND-45. */
@Injectable()
export class ModelSettingsService {
  constructor(
    @InjectModel(ModelSettingsRow.name) private readonly rows: Model<ModelSettingsRow>,
    @Inject(CONFIG) private readonly config: CatalogueConfig,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  async current(): Promise<ModelSettings> {
    const row = await this.rows.findById(id).lean();
    if (row) {
      const { _id, ...settings } = row;
      return settings;
    }
    return {
      ...{ version: 0, isOn: true },
      questionsPerMinute: this.config.ASSISTANT_MODEL_QUESTIONS_PER_MINUTE,
      questionsPerDay: this.config.ASSISTANT_MODEL_QUESTIONS_PER_DAY,
      tokensPerDay: this.config.ASSISTANT_MODEL_TOKENS_PER_DAY,
    };
  }

  /** @throws DomainError 409 when another admin has saved since */
  change(wanted: ModelSettings): Promise<ModelSettings> {
    return this.transactions.run(async () => {
      const before = await this.current();
      if (before.version !== wanted.version) throw modelSettingsChanged();
      const after = { ...wanted, version: before.version + 1 };
      await this.rows.updateOne({ _id: id }, { $set: after }, { upsert: true });
      await this.audit.record('assistant.settings_changed', 'assistant:model', { before, after });
      return after;
    });
  }
}
