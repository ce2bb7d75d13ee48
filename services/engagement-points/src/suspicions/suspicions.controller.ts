import { adminSuspicionRoutes, type InputOf, type MemberActor } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { SuspicionsService } from './suspicions.service.ts';

@Controller()
export class SuspicionsController {
  constructor(private readonly suspicions: SuspicionsService) {}

  @Handles(adminSuspicionRoutes.list)
  list({ query }: InputOf<typeof adminSuspicionRoutes.list>) {
    return this.suspicions.list(query);
  }

  @Handles(adminSuspicionRoutes.dismiss)
  dismiss({ params, body }: InputOf<typeof adminSuspicionRoutes.dismiss>, actor: MemberActor) {
    return this.suspicions.dismiss(actor, params.id, body.note);
  }

  @Handles(adminSuspicionRoutes.look)
  look() {
    return this.suspicions.look();
  }
}
