import { type InputOf, inventoryInternalRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { TastesService } from './tastes.service.ts';

@Controller()
export class TastesController {
  constructor(private readonly tastes: TastesService) {}

  @Handles(inventoryInternalRoutes.havingAmong)
  async havingAmong({ body }: InputOf<typeof inventoryInternalRoutes.havingAmong>) {
    return { memberIds: await this.tastes.havingAmong(body.ingredient, body.memberIds) };
  }
}
