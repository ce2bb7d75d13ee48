import { type EventOf, recipeDeleted } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { ActivityRecorder } from '../social/activity-recorder.ts';

@Controller()
export class TakeActivityBackWhenRecipeDeleted {
  constructor(private readonly activities: ActivityRecorder) {}

  @Consumes(recipeDeleted, 'take-activity-back-when-recipe-deleted')
  async takeBack({ data, occurredAt }: EventOf<typeof recipeDeleted>): Promise<void> {
    const { userId, recipeId: targetId } = data;
    if (!userId) return;
    await this.activities.takeBack({
      userId,
      type: 'recipe_created',
      targetType: 'recipe',
      targetId,
      at: new Date(occurredAt),
    });
  }
}
