import type { Feature } from '@barspoon/messaging';
import { NotificationChoicesRow, NotificationChoicesRowSchema } from './choice.schema.ts';
import { ChoicesRepository } from './choices.repository.ts';

export const choicesFeature: Feature = {
  tables: [{ row: NotificationChoicesRow, schema: NotificationChoicesRowSchema, own: [{ owner: '_id' }] }],
  providers: [ChoicesRepository],
};
