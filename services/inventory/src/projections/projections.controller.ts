import { type InputOf, inventoryInternalRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { RecipeFactsService } from './recipe-facts.service.ts';
import { VocabularyService } from './vocabulary.service.ts';

@Controller()
export class ProjectionsController {
  constructor(
    private readonly recipes: RecipeFactsService,
    private readonly vocabulary: VocabularyService,
  ) {}

  @Handles(inventoryInternalRoutes.rebuild)
  async rebuild({ body }: InputOf<typeof inventoryInternalRoutes.rebuild>) {
    const count =
      body.projection === 'recipes' ? await this.recipes.rebuild() : await this.vocabulary.fetch();
    return { count };
  }
}
