import { type EventOf, recipeUnsaved } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { ActivityRecorder } from '../social/activity-recorder.ts';

@Controller()
export class TakeActivityBackWhenRecipeUnsaved {
  constructor(private readonly activities: ActivityRecorder) {}

  @Consumes(recipeUnsaved, 'take-activity-back-when-recipe-unsaved')
  async takeBack({ data, occurredAt }: EventOf<typeof recipeUnsaved>): Promise<void> {
    await this.activities.takeBack({
      userId: data.memberId,
      type: 'recipe_liked',
      targetType: 'recipe',
      targetId: data.recipeId,
      at: new Date(occurredAt),
    });
  }
}
