import { adminCommentRoutes, commentRoutes, type InputOf, type MemberActor } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { CommentsService } from './comments.service.ts';

@Controller()
export class CommentsController {
  constructor(private readonly comments: CommentsService) {}

  @Handles(commentRoutes.list)
  list({ params, query }: InputOf<typeof commentRoutes.list>) {
    return this.comments.list(params.id, query);
  }

  @Handles(commentRoutes.create)
  create({ params, body }: InputOf<typeof commentRoutes.create>, actor: MemberActor) {
    return this.comments.create(actor, params.id, body);
  }

  @Handles(commentRoutes.revise)
  revise({ params, body }: InputOf<typeof commentRoutes.revise>, actor: MemberActor) {
    return this.comments.revise(actor, params.id, body.content);
  }

  @Handles(commentRoutes.delete)
  delete({ params }: InputOf<typeof commentRoutes.delete>, actor: MemberActor) {
    return this.comments.delete(actor, params.id);
  }

  @Handles(adminCommentRoutes.list)
  latest({ query }: InputOf<typeof adminCommentRoutes.list>) {
    return this.comments.latest(query);
  }

  @Handles(adminCommentRoutes.get)
  get({ params }: InputOf<typeof adminCommentRoutes.get>) {
    return this.comments.get(params.id);
  }

  @Handles(adminCommentRoutes.delete)
  moderateAway({ params }: InputOf<typeof adminCommentRoutes.delete>) {
    return this.comments.moderateAway(params.id);
  }
}
