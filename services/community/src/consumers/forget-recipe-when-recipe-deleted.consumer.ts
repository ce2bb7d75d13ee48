import { type EventOf, recipeDeleted } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { AttachedCollectionsRepository } from '../collections/attached-collections.repository.ts';
import { MemberRecipesService } from '../member-recipes/member-recipes.service.ts';
import { PhotosService } from '../photos/photos.service.ts';
import { AttachedRecipesRepository } from '../recipes/attached-recipes.repository.ts';
import { ReviewsService } from '../reviews/reviews.service.ts';

/** Implements BEYOND-40. */
@Controller()
export class ForgetRecipeWhenRecipeDeleted {
  constructor(
    private readonly recipes: AttachedRecipesRepository,
    private readonly collections: AttachedCollectionsRepository,
    private readonly photos: PhotosService,
    private readonly memberRecipes: MemberRecipesService,
    private readonly reviews: ReviewsService,
  ) {}

  @Consumes(recipeDeleted, 'forget-recipe-when-recipe-deleted')
  async forget({ data }: EventOf<typeof recipeDeleted>): Promise<void> {
    await this.recipes.forget(data);
    await this.collections.dropRecipe(data.recipeId);
    await this.photos.removeAllOfRecipe(data.recipeId);
    await this.memberRecipes.forget(data.recipeId);
    await this.reviews.forgetAllOf({ recipeId: data.recipeId });
  }
}
