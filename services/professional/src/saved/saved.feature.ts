import type { Feature } from '@barspoon/messaging';
import { SavedPostingRow, SavedPostingRowSchema } from './saved-posting.schema.ts';
import { SavedPostingsRepository } from './saved-postings.repository.ts';

export const savedFeature: Feature = {
  tables: [{ row: SavedPostingRow, schema: SavedPostingRowSchema, own: [{ owner: 'userId' }] }],
  providers: [SavedPostingsRepository],
};
