import { awardPoints, type EventOf, recipeSaved } from '@barspoon/contracts';
import { Consumes, Jobs } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';

@Controller()
export class AwardPointsWhenRecipeSaved {
  constructor(private readonly jobs: Jobs) {}

  @Consumes(recipeSaved, 'award-points-when-recipe-saved')
  async award({ data, occurredAt }: EventOf<typeof recipeSaved>): Promise<void> {
    await this.jobs.enqueue(awardPoints, `recipe_saved-${data.memberId}-${data.recipeId}`, {
      memberId: data.memberId,
      activityType: 'recipe_saved',
      relatedId: data.recipeId,
      relatedType: 'recipe',
      relatedName: data.name,
      unearned: data.authorId === data.memberId ? 'own' : null,
      occurredAt,
    });
  }
}
