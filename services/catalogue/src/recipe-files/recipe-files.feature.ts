import type { Feature } from '@barspoon/messaging';
import { BackgroundWork } from './background-work.ts';
import { RecipeExportService } from './recipe-export.service.ts';
import { RecipeFilesController } from './recipe-files.controller.ts';
import {
  ImportedRecipeRow,
  ImportedRecipeRowSchema,
  RecipeImportPartRow,
  RecipeImportPartRowSchema,
  RecipeImportRow,
  RecipeImportRowSchema,
} from './recipe-import.schema.ts';
import { RecipeImportReadingService } from './recipe-import-reading.service.ts';
import { RecipeImportsRepository } from './recipe-imports.repository.ts';
import { RecipeImportsService } from './recipe-imports.service.ts';

export const recipeFilesFeature: Feature = {
  tables: [
    { row: RecipeImportRow, schema: RecipeImportRowSchema },
    { row: RecipeImportPartRow, schema: RecipeImportPartRowSchema },
    { row: ImportedRecipeRow, schema: ImportedRecipeRowSchema },
  ],
  controllers: [RecipeFilesController],
  providers: [
    BackgroundWork,
    RecipeExportService,
    RecipeImportReadingService,
    RecipeImportsRepository,
    RecipeImportsService,
  ],
};
