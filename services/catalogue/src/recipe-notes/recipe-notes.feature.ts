import type { Feature } from '@barspoon/messaging';
import { RecipeNoteRow, RecipeNoteRowSchema } from './recipe-note.schema.ts';
import { RecipeNotesController } from './recipe-notes.controller.ts';
import { RecipeNotesRepository } from './recipe-notes.repository.ts';
import { RecipeNotesService } from './recipe-notes.service.ts';

export const recipeNotesFeature: Feature = {
  tables: [{ row: RecipeNoteRow, schema: RecipeNoteRowSchema, own: [{ owner: 'userId' }] }],
  controllers: [RecipeNotesController],
  providers: [RecipeNotesRepository, RecipeNotesService],
};
