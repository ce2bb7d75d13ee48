import { type InputOf, inventoryInternalRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { RecipeFactsService } from '../projections/recipe-facts.service.ts';
import { VocabularyService } from '../projections/vocabulary.service.ts';
import { LedgerService } from './ledger.service.ts';

@Controller()
export class RebuildController {
  constructor(
    private readonly recipes: RecipeFactsService,
    private readonly vocabulary: VocabularyService,
    private readonly ledger: LedgerService,
  ) {}

  @Handles(inventoryInternalRoutes.rebuild)
  async rebuild({ body }: InputOf<typeof inventoryInternalRoutes.rebuild>) {
    if (body.projection === 'bars') return this.ledger.rebuild(body.after);
    const { recipes, vocabulary } = this;
    return { count: await (body.projection === 'recipes' ? recipes.rebuild() : vocabulary.fetch()) };
  }
}
