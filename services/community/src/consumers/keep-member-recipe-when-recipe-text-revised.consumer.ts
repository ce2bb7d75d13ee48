import { type EventOf, recipeTextRevised } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { MemberRecipesService } from '../member-recipes/member-recipes.service.ts';

/** Implements BEYOND-97, BEYOND-100. */
@Controller()
export class KeepMemberRecipeWhenRecipeTextRevised {
  constructor(private readonly recipes: MemberRecipesService) {}

  @Consumes(recipeTextRevised, 'keep-member-recipe-when-recipe-text-revised')
  async keep({ data }: EventOf<typeof recipeTextRevised>): Promise<void> {
    await this.recipes.refresh(data.recipeId);
  }
}
