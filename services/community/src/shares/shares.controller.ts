import { type Actor, type InputOf, postRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { SharesService } from './shares.service.ts';

@Controller()
export class SharesController {
  constructor(private readonly shares: SharesService) {}

  @Handles(postRoutes.share)
  share({ params, body }: InputOf<typeof postRoutes.share>, actor: Actor) {
    return this.shares.record(actor, params.id, body.platform);
  }
}
