import { type InputOf, type MemberActor, savedPostingRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { PostingsService } from './postings.service.ts';

@Controller()
export class SavedPostingsController {
  constructor(private readonly postings: PostingsService) {}

  @Handles(savedPostingRoutes.list)
  list({ query }: InputOf<typeof savedPostingRoutes.list>, actor: MemberActor) {
    return this.postings.saved(actor, query);
  }

  @Handles(savedPostingRoutes.save)
  save({ params }: InputOf<typeof savedPostingRoutes.save>, actor: MemberActor) {
    return this.postings.save(actor, params.id);
  }

  @Handles(savedPostingRoutes.forget)
  forget({ params }: InputOf<typeof savedPostingRoutes.forget>, actor: MemberActor) {
    return this.postings.forget(actor, params.id);
  }
}
