import { DomainError } from '@barspoon/platform';

export const modelSettingsChanged = () =>
  new DomainError(
    'conflict',
    'catalogue.model_settings_changed',
    'Another admin has changed this in the meantime. Load it again.',
  );
