import { type InputOf, type MemberActor, notificationRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { InboxService } from '../inbox/inbox.service.ts';
import { ChoicesService } from './choices.service.ts';

@Controller()
export class InboxController {
  constructor(
    private readonly inbox: InboxService,
    private readonly choices: ChoicesService,
  ) {}

  @Handles(notificationRoutes.list)
  list({ query }: InputOf<typeof notificationRoutes.list>, actor: MemberActor) {
    return this.inbox.list(actor, query);
  }

  @Handles(notificationRoutes.unread)
  unread(_: InputOf<typeof notificationRoutes.unread>, actor: MemberActor) {
    return this.inbox.unread(actor);
  }

  @Handles(notificationRoutes.read)
  read({ params }: InputOf<typeof notificationRoutes.read>, actor: MemberActor) {
    return this.inbox.read(actor, params.id);
  }

  @Handles(notificationRoutes.readAll)
  readAll({ body }: InputOf<typeof notificationRoutes.readAll>, actor: MemberActor) {
    return this.inbox.readAll(actor, body.until);
  }

  @Handles(notificationRoutes.choices)
  listChoices(_: InputOf<typeof notificationRoutes.choices>, actor: MemberActor) {
    return this.choices.list(actor);
  }

  @Handles(notificationRoutes.choose)
  choose({ params, body }: InputOf<typeof notificationRoutes.choose>, actor: MemberActor) {
    return this.choices.choose(actor, params.kind, body);
  }

  @Handles(notificationRoutes.times)
  times(_: InputOf<typeof notificationRoutes.times>, actor: MemberActor) {
    return this.choices.times(actor);
  }

  @Handles(notificationRoutes.setTimes)
  setTimes({ body }: InputOf<typeof notificationRoutes.setTimes>, actor: MemberActor) {
    return this.choices.setTimes(actor, body);
  }
}
