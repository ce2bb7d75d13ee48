import { type EventOf, recipePublished } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { ActivityRecorder } from '../social/activity-recorder.ts';

@Controller()
export class RecordActivityWhenRecipePublished {
  constructor(private readonly activities: ActivityRecorder) {}

  /** Recipes of the starter library are nobody's. */
  @Consumes(recipePublished, 'record-activity-when-recipe-published')
  async record({ data, occurredAt }: EventOf<typeof recipePublished>): Promise<void> {
    const { recipeId, userId, name } = data;
    if (!userId) return;
    await this.activities.record({
      userId,
      type: 'recipe_created',
      targetType: 'recipe',
      targetId: recipeId,
      content: name,
      at: new Date(occurredAt),
    });
  }
}
