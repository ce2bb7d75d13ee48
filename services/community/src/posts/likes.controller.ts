import { type InputOf, type MemberActor, postRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { LikesService } from './likes.service.ts';

@Controller()
export class LikesController {
  constructor(private readonly likes: LikesService) {}

  @Handles(postRoutes.like)
  like({ params }: InputOf<typeof postRoutes.like>, actor: MemberActor) {
    return this.likes.like(actor, params.id);
  }

  @Handles(postRoutes.unlike)
  unlike({ params }: InputOf<typeof postRoutes.unlike>, actor: MemberActor) {
    return this.likes.unlike(actor, params.id);
  }
}
