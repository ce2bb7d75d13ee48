import { type EventOf, recipeDeleted } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { MixAlongs } from '../mix-alongs/mix-alongs.service.ts';

@Controller()
export class LookAtMixAlongsWhenRecipeDeleted {
  constructor(private readonly mixAlongs: MixAlongs) {}

  @Consumes(recipeDeleted, 'look-at-mix-alongs-when-recipe-deleted')
  async look({ data }: EventOf<typeof recipeDeleted>): Promise<void> {
    await this.mixAlongs.lookAgain(data.recipeId, false);
  }
}
