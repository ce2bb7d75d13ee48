import { type InputOf, type MemberActor, postingRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { PostingsService } from './postings.service.ts';

@Controller()
export class PostingsController {
  constructor(private readonly postings: PostingsService) {}

  @Handles(postingRoutes.list)
  list({ query }: InputOf<typeof postingRoutes.list>, actor: MemberActor) {
    return this.postings.list(actor, query);
  }

  @Handles(postingRoutes.counts)
  counts({ query }: InputOf<typeof postingRoutes.counts>) {
    return this.postings.counts(query);
  }

  @Handles(postingRoutes.mine)
  mine({ query }: InputOf<typeof postingRoutes.mine>, actor: MemberActor) {
    return this.postings.mine(actor, query);
  }

  @Handles(postingRoutes.get)
  get({ params }: InputOf<typeof postingRoutes.get>, actor: MemberActor) {
    return this.postings.get(actor, params.id);
  }

  @Handles(postingRoutes.post)
  post({ body }: InputOf<typeof postingRoutes.post>, actor: MemberActor) {
    return this.postings.post(actor, body);
  }

  @Handles(postingRoutes.revise)
  revise({ params, body }: InputOf<typeof postingRoutes.revise>, actor: MemberActor) {
    return this.postings.revise(actor, params.id, body);
  }

  @Handles(postingRoutes.open)
  open({ params, body }: InputOf<typeof postingRoutes.open>, actor: MemberActor) {
    return this.postings.open(actor, params.id, body.isActive);
  }
}
