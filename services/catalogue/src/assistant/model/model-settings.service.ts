import type { ModelSettings } from '@barspoon/contracts';
import { Audit, Transactions } from '@barspoon/persistence';
import { Inject, Injectable } from '@nestjs/common';
import { type CatalogueConfig, CONFIG } from '../../config.ts';
import { modelSettingsChanged } from './model-settings.errors.ts';
import { ModelSettingsRepository } from './model-settings.repository.ts';

/** Whether and how much the language model is asked; what the configuration says until an admin decides. Implements BEYOND-45. */
@Injectable()
export class ModelSettingsService {
  constructor(
    private readonly settings: ModelSettingsRepository,
    @Inject(CONFIG) private readonly config: CatalogueConfig,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  async current(): Promise<ModelSettings> {
    const byConfiguration = {
      version: 0,
      isOn: true,
      questionsPerMinute: this.config.ASSISTANT_MODEL_QUESTIONS_PER_MINUTE,
      questionsPerDay: this.config.ASSISTANT_MODEL_QUESTIONS_PER_DAY,
      tokensPerDay: this.config.ASSISTANT_MODEL_TOKENS_PER_DAY,
    };
    return (await this.settings.find()) ?? byConfiguration;
  }

  /** @throws DomainError 409 when another admin has saved since */
  change(wanted: ModelSettings): Promise<ModelSettings> {
    return this.transactions.run(async () => {
      const before = await this.current();
      if (before.version !== wanted.version) throw modelSettingsChanged();
      const after = { ...wanted, version: before.version + 1 };
      await this.settings.put(after);
      await this.audit.record('assistant.settings_changed', 'assistant:model', { before, after });
      return after;
    });
  }
}
