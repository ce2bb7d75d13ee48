import { catalogueInternalRoutes, type InputOf } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { TastesService } from './tastes.service.ts';

@Controller()
export class TastesController {
  constructor(private readonly tastes: TastesService) {}

  @Handles(catalogueInternalRoutes.likingAmong)
  async likingAmong({ body }: InputOf<typeof catalogueInternalRoutes.likingAmong>) {
    return { memberIds: await this.tastes.likingAmong(body.ingredient, body.memberIds) };
  }

  @Handles(catalogueInternalRoutes.likingsOf)
  likingsOf({ params }: InputOf<typeof catalogueInternalRoutes.likingsOf>) {
    return this.tastes.of(params.memberId);
  }
}
