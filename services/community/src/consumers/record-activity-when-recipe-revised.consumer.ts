import { type EventOf, recipeRevised } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { ActivityRecorder } from '../social/activity-recorder.ts';

@Controller()
export class RecordActivityWhenRecipeRevised {
  constructor(private readonly activities: ActivityRecorder) {}

  /** Its name may have changed. Not even the name of one that is not public is kept. */
  @Consumes(recipeRevised, 'record-activity-when-recipe-revised')
  async record({ data, occurredAt }: EventOf<typeof recipeRevised>): Promise<void> {
    const { recipeId, userId, name, visibility } = data;
    if (!userId) return;
    const shown = visibility === 'public';
    await this.activities.record({
      userId,
      type: 'recipe_created',
      targetType: 'recipe',
      targetId: recipeId,
      content: shown ? name : null,
      shown,
      at: new Date(occurredAt),
    });
  }
}
