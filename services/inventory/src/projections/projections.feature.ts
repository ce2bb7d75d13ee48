import type { Feature } from '@barspoon/messaging';
import { LiveMatchingEngine } from './live-matching-engine.ts';
import { ProjectionStarter } from './projection-starter.ts';
import { RecipeFactRow, RecipeFactRowSchema } from './recipe-fact.schema.ts';
import { RecipeFactsRepository } from './recipe-facts.repository.ts';
import { RecipeFactsService } from './recipe-facts.service.ts';
import { VocabularyRepository } from './vocabulary.repository.ts';
import {
  IngredientRow,
  IngredientRowSchema,
  VocabularyRow,
  VocabularyRowSchema,
} from './vocabulary.schema.ts';
import { VocabularyService } from './vocabulary.service.ts';
import { VocabularyProjection } from './vocabulary-projection.ts';

export const projectionsFeature: Feature = {
  tables: [
    { row: RecipeFactRow, schema: RecipeFactRowSchema, own: [{ owner: 'fact.userId', outlivesOwner: true }] },
    { row: IngredientRow, schema: IngredientRowSchema },
    { row: VocabularyRow, schema: VocabularyRowSchema },
  ],
  providers: [
    LiveMatchingEngine,
    ProjectionStarter,
    RecipeFactsRepository,
    RecipeFactsService,
    VocabularyProjection,
    VocabularyRepository,
    VocabularyService,
  ],
};
