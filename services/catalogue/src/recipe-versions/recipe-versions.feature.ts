import type { Feature } from '@barspoon/messaging';
import { RecipeVersionRow, RecipeVersionRowSchema } from './recipe-version.schema.ts';
import { RecipeVersionsController } from './recipe-versions.controller.ts';
import { RecipeVersionsRepository } from './recipe-versions.repository.ts';
import { RecipeVersionsService } from './recipe-versions.service.ts';

export const recipeVersionsFeature: Feature = {
  tables: [
    {
      row: RecipeVersionRow,
      schema: RecipeVersionRowSchema,
      own: [{ owner: 'userId' }],
      inConsole: { changedAt: 'savedAt' },
    },
  ],
  controllers: [RecipeVersionsController],
  providers: [RecipeVersionsRepository, RecipeVersionsService],
};
