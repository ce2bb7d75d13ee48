import { type EventOf, recipeRevised } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { MixAlongs } from '../mix-alongs/mix-alongs.service.ts';

@Controller()
export class LookAtMixAlongsWhenRecipeRevised {
  constructor(private readonly mixAlongs: MixAlongs) {}

  @Consumes(recipeRevised, 'look-at-mix-alongs-when-recipe-revised')
  async look({ data }: EventOf<typeof recipeRevised>): Promise<void> {
    await this.mixAlongs.lookAgain(data.recipeId, data.visibility === 'public');
  }
}
