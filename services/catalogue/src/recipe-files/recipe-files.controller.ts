import {
  type InputOf,
  ownExportInternalRoutes,
  recipeFileInternalRoutes,
  recipeFileRoutes,
} from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { RecipeExportService } from './recipe-export.service.ts';
import { RecipeImportReadingService } from './recipe-import-reading.service.ts';
import { RecipeImportsService } from './recipe-imports.service.ts';

@Controller()
export class RecipeFilesController {
  constructor(
    private readonly exports: RecipeExportService,
    private readonly reading: RecipeImportReadingService,
    private readonly imports: RecipeImportsService,
  ) {}

  @Handles(recipeFileInternalRoutes.exportPage)
  exportPage({ query }: InputOf<typeof recipeFileInternalRoutes.exportPage>) {
    return this.exports.page(query);
  }

  @Handles(ownExportInternalRoutes.piece)
  ownPiece({ query }: InputOf<typeof ownExportInternalRoutes.piece>) {
    return this.exports.own(query);
  }

  @Handles(recipeFileInternalRoutes.keepPart)
  keepPart({ body }: InputOf<typeof recipeFileInternalRoutes.keepPart>) {
    return this.reading.keepPart(body.importId, body.part, body.content);
  }

  @Handles(recipeFileInternalRoutes.begin)
  begin({ body }: InputOf<typeof recipeFileInternalRoutes.begin>) {
    return this.reading.begin(body);
  }

  @Handles(recipeFileRoutes.get)
  get({ params }: InputOf<typeof recipeFileRoutes.get>) {
    return this.imports.get(params.id);
  }

  @Handles(recipeFileRoutes.recipes)
  recipes({ params, query }: InputOf<typeof recipeFileRoutes.recipes>) {
    return this.imports.recipesOf(params.id, query);
  }

  @Handles(recipeFileRoutes.apply)
  apply({ params, body }: InputOf<typeof recipeFileRoutes.apply>) {
    return this.imports.apply(params.id, body.existing);
  }
}
