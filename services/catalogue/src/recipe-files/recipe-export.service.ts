import type {
  InputOf,
  ownExportInternalRoutes,
  RecipeFormatName,
  recipeFileInternalRoutes,
} from '@barspoon/contracts';
import { pieceOfFile, recipeFormats } from '@barspoon/mixology/formats';
import { encodeCursor } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { VocabularyHolder } from '../ingredients/vocabulary-holder.ts';
import { RecipesService } from '../recipe-desk/recipes.service.ts';
import type { RecipeRow } from '../recipes/recipe.schema.ts';
import { RecipesRepository } from '../recipes/recipes.repository.ts';
import { exchangeOf } from './recipe-exchange.ts';

type OwnQuery = InputOf<typeof ownExportInternalRoutes.piece>['query'];
type PageQuery = InputOf<typeof recipeFileInternalRoutes.exportPage>['query'];

/** How many of the longest recipes fit into one message. */
const recipesInPiece = 40;

/** Exports recipes in the order of their names, so that the same recipes give the same file. */
@Injectable()
export class RecipeExportService {
  constructor(
    private readonly reading: RecipesService,
    private readonly recipes: RecipesRepository,
    private readonly vocabulary: VocabularyHolder,
  ) {}

  async page({ format: name, ...query }: PageQuery) {
    const sort = { by: 'name', order: 'asc' } as const;
    let cursor = query.cursor;
    let rows: RecipeRow[];
    // The index may still contain recipes that were just deleted. A page without any recipe would corrupt the file.
    do {
      const found = await this.reading.find({ ...query, cursor, sort, limit: recipesInPiece });
      rows = await this.recipes.wholeOf(found.ids);
      cursor = found.next ? encodeCursor(found.next) : undefined;
    } while (rows.length === 0 && cursor);
    const place = { isFirst: query.cursor === undefined, isLast: cursor === undefined };
    return { text: await this.pieceOf(name, rows, place), nextCursor: cursor ?? null };
  }

  /** A member's own, newest first, whoever can see them. Implements BEYOND-25. */
  async own({ memberId, format, cursor }: OwnQuery) {
    const { items, nextCursor } = await this.recipes.wholeOfMember(memberId, recipesInPiece, cursor);
    const place = { isFirst: cursor === undefined, isLast: nextCursor === null };
    return { text: await this.pieceOf(format, items, place), nextCursor };
  }

  private async pieceOf(
    name: RecipeFormatName,
    rows: readonly RecipeRow[],
    place: { isFirst: boolean; isLast: boolean },
  ): Promise<string> {
    const vocabulary = await this.vocabulary.current();
    const format = recipeFormats[name];
    const texts = rows.map((row) => format.writeOne(exchangeOf(row, vocabulary), vocabulary));
    return pieceOfFile(format, texts, place);
  }
}
