import { DomainError } from '@barspoon/platform';

export const settingsWereChanged = () =>
  new DomainError(
    'conflict',
    'identity.settings_changed',
    'Somebody else has changed the settings meanwhile. Please load them again.',
  );
