import { awardPoints, type EventOf, recipeRated } from '@barspoon/contracts';
import { Consumes, Jobs } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';

/** A rating earns no points; achievements count it. Implements BEYOND-61. */
@Controller()
export class AwardPointsWhenRecipeRated {
  constructor(private readonly jobs: Jobs) {}

  @Consumes(recipeRated, 'award-points-when-recipe-rated')
  async award({ data, occurredAt }: EventOf<typeof recipeRated>): Promise<void> {
    await this.jobs.enqueue(awardPoints, `recipe_rated-${data.memberId}-${data.recipeId}`, {
      memberId: data.memberId,
      activityType: 'recipe_rated',
      relatedId: data.recipeId,
      relatedType: 'recipe',
      relatedName: data.name,
      unearned: data.authorId === data.memberId ? 'own' : null,
      occurredAt,
    });
  }
}
