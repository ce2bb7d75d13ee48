import {
  type InputOf,
  type MemberActor,
  mailingInternalRoutes,
  mailingRoutes,
  suppressionRoutes,
} from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { Bounces } from './bounces.service.ts';
import { MailingService } from './mailing.service.ts';

@Controller()
export class MailingController {
  constructor(
    private readonly mailing: MailingService,
    private readonly bounces: Bounces,
  ) {}

  @Handles(mailingRoutes.set)
  set({ body }: InputOf<typeof mailingRoutes.set>) {
    return this.mailing.setByToken(body.token, body.subscribed);
  }

  @Handles(mailingInternalRoutes.oneClick)
  oneClick({ body }: InputOf<typeof mailingInternalRoutes.oneClick>) {
    return this.mailing.setByToken(body.token, false);
  }

  @Handles(mailingInternalRoutes.takeBounce)
  takeBounce({ body }: InputOf<typeof mailingInternalRoutes.takeBounce>) {
    return this.bounces.take(body.payload, body.signature);
  }

  @Handles(suppressionRoutes.list)
  suppressed({ query }: InputOf<typeof suppressionRoutes.list>) {
    return this.bounces.list(query);
  }

  @Handles(suppressionRoutes.lift)
  lift({ params }: InputOf<typeof suppressionRoutes.lift>) {
    return this.bounces.lift(params.id);
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
