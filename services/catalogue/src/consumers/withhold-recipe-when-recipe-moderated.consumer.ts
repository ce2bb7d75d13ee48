import { type EventOf, recipeModerated } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { RecipeModerationService } from '../recipe-desk/recipe-moderation.service.ts';

/** Implements BEYOND-97, BEYOND-100. */
@Controller()
export class WithholdRecipeWhenRecipeModerated {
  constructor(private readonly moderation: RecipeModerationService) {}

  @Consumes(recipeModerated, 'withhold-recipe-when-recipe-moderated')
  async withhold({ data }: EventOf<typeof recipeModerated>): Promise<void> {
    await this.moderation.follow(data);
  }
}
