import { type InputOf, type MemberActor, mailDraftRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { MailDraftsService } from './mail-drafts.service.ts';

@Controller()
export class MailDraftsController {
  constructor(private readonly drafts: MailDraftsService) {}

  @Handles(mailDraftRoutes.list)
  list({ query }: InputOf<typeof mailDraftRoutes.list>) {
    return this.drafts.list(query);
  }

  @Handles(mailDraftRoutes.get)
  get({ params }: InputOf<typeof mailDraftRoutes.get>) {
    return this.drafts.get(params.id);
  }

  @Handles(mailDraftRoutes.create)
  create({ body }: InputOf<typeof mailDraftRoutes.create>, actor: MemberActor) {
    return this.drafts.create(actor, body);
  }

  @Handles(mailDraftRoutes.revise)
  revise({ params, body }: InputOf<typeof mailDraftRoutes.revise>, actor: MemberActor) {
    return this.drafts.revise(actor, params.id, body.revision, body.draft);
  }

  @Handles(mailDraftRoutes.remove)
  remove({ params }: InputOf<typeof mailDraftRoutes.remove>) {
    return this.drafts.remove(params.id);
  }
}
