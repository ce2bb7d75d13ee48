import { type EventOf, recipePublished } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { MixAlongs } from '../mix-alongs/mix-alongs.service.ts';

@Controller()
export class LookAtMixAlongsWhenRecipePublished {
  constructor(private readonly mixAlongs: MixAlongs) {}

  @Consumes(recipePublished, 'look-at-mix-alongs-when-recipe-published')
  async look({ data }: EventOf<typeof recipePublished>): Promise<void> {
    await this.mixAlongs.lookAgain(data.recipeId, data.visibility === 'public');
  }
}
