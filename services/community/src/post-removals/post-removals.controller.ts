import { adminPostRoutes, type InputOf, type MemberActor, postRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { PostRemovalsService } from './post-removals.service.ts';

@Controller()
export class PostRemovalsController {
  constructor(private readonly removals: PostRemovalsService) {}

  @Handles(postRoutes.delete)
  delete({ params }: InputOf<typeof postRoutes.delete>, actor: MemberActor) {
    return this.removals.delete(actor, params.id);
  }

  @Handles(adminPostRoutes.delete)
  moderateAway({ params }: InputOf<typeof adminPostRoutes.delete>) {
    return this.removals.moderateAway(params.id);
  }
}
