import { type EventOf, recipeDeleted } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { PhotosService } from '../photos/photos.service.ts';
import { AttachedRecipesRepository } from '../recipes/attached-recipes.repository.ts';
import { ReviewsService } from '../reviews/reviews.service.ts';

/** Implements BEYOND-40. */
@Controller()
export class ForgetRecipeWhenRecipeDeleted {
  constructor(
    private readonly recipes: AttachedRecipesRepository,
    private readonly photos: PhotosService,
    private readonly reviews: ReviewsService,
  ) {}

  @Consumes(recipeDeleted, 'forget-recipe-when-recipe-deleted')
  async forget({ data }: EventOf<typeof recipeDeleted>): Promise<void> {
    await this.recipes.forget(data);
    await this.photos.removeAllOfRecipe(data.recipeId);
    await this.reviews.forgetAllOf({ recipeId: data.recipeId });
  }
}
