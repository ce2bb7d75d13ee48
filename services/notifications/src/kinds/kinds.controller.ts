import { adminNotificationRoutes, type InputOf, type MemberActor } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { KindsService } from './kinds.service.ts';

@Controller()
export class KindsController {
  constructor(private readonly kinds: KindsService) {}

  @Handles(adminNotificationRoutes.kinds)
  list() {
    return this.kinds.list();
  }

  @Handles(adminNotificationRoutes.preview)
  preview({ params }: InputOf<typeof adminNotificationRoutes.preview>) {
    return this.kinds.preview(params.kind);
  }

  @Handles(adminNotificationRoutes.test)
  test({ params }: InputOf<typeof adminNotificationRoutes.test>, actor: MemberActor) {
    return this.kinds.test(actor, params.kind);
  }
}
