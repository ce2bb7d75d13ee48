import { type InputOf, type MemberActor, mailingInternalRoutes, mailingRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { MailingService } from './mailing.service.ts';

@Controller()
export class MailingController {
  constructor(private readonly mailing: MailingService) {}

  @Handles(mailingRoutes.set)
  set({ body }: InputOf<typeof mailingRoutes.set>) {
    return this.mailing.setByToken(body.token, body.subscribed);
  }

  @Handles(mailingInternalRoutes.oneClick)
  oneClick({ body }: InputOf<typeof mailingInternalRoutes.oneClick>) {
    return this.mailing.setByToken(body.token, false);
  }

  @Handles(mailingRoutes.askForLink)
  askForLink({ body }: InputOf<typeof mailingRoutes.askForLink>) {
    return this.mailing.askForLink(body.email);
  }

  @Handles(mailingRoutes.own)
  own(_: InputOf<typeof mailingRoutes.own>, actor: MemberActor) {
    return this.mailing.own(actor);
  }

  @Handles(mailingRoutes.setOwn)
  setOwn({ body }: InputOf<typeof mailingRoutes.setOwn>, actor: MemberActor) {
    return this.mailing.setOwn(actor, body.subscribed);
  }
}
