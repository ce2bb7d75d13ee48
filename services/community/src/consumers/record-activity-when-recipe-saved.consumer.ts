import { type EventOf, recipeSaved } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { ActivityRecorder } from '../social/activity-recorder.ts';

@Controller()
export class RecordActivityWhenRecipeSaved {
  constructor(private readonly activities: ActivityRecorder) {}

  @Consumes(recipeSaved, 'record-activity-when-recipe-saved')
  async record({ data, occurredAt }: EventOf<typeof recipeSaved>): Promise<void> {
    const { memberId: userId, recipeId: targetId, name: content } = data;
    await this.activities.record({
      userId,
      type: 'recipe_liked',
      targetType: 'recipe',
      targetId,
      content,
      at: new Date(occurredAt),
    });
  }
}
