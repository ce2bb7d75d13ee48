import type { Feature } from '@barspoon/messaging';
import { RecipeVersionRow, RecipeVersionRowSchema } from './recipe-version.schema.ts';
import { RecipeVersionsRepository } from './recipe-versions.repository.ts';

export const recipeVersionsFeature: Feature = {
  tables: [
    {
      row: RecipeVersionRow,
      schema: RecipeVersionRowSchema,
      own: [{ owner: 'userId' }],
      inConsole: { changedAt: 'savedAt' },
    },
  ],
  providers: [RecipeVersionsRepository],
};
