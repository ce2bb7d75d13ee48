import { type InputOf, type MemberActor, postingFitRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { FitsService } from './fits.service.ts';

@Controller()
export class FitsController {
  constructor(private readonly fits: FitsService) {}

  @Handles(postingFitRoutes.get)
  get({ params }: InputOf<typeof postingFitRoutes.get>, actor: MemberActor) {
    return this.fits.get(actor, params.id);
  }
}
