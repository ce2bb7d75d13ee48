import { awardPoints, type EventOf, recipePublished } from '@barspoon/contracts';
import { Consumes, Jobs } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';

@Controller()
export class AwardPointsWhenRecipePublished {
  constructor(private readonly jobs: Jobs) {}

  /** Recipes of the library belong to nobody. */
  @Consumes(recipePublished, 'award-points-when-recipe-published')
  async award({ data, occurredAt }: EventOf<typeof recipePublished>): Promise<void> {
    if (!data.userId) return;
    await this.jobs.enqueue(awardPoints, `recipe_created-${data.userId}-${data.recipeId}`, {
      memberId: data.userId,
      activityType: 'recipe_created',
      relatedId: data.recipeId,
      relatedType: 'recipe',
      relatedName: data.name,
      facet: data.category,
      occurredAt,
    });
  }
}
