import type { Feature } from '@barspoon/messaging';
import { SettingsController } from './settings.controller.ts';
import { SettingsRepository } from './settings.repository.ts';
import { SettingsRow, SettingsRowSchema } from './settings.schema.ts';
import { SettingsService } from './settings.service.ts';

export const settingsFeature: Feature = {
  tables: [{ row: SettingsRow, schema: SettingsRowSchema }],
  controllers: [SettingsController],
  providers: [SettingsRepository, SettingsService],
};
