import { type InputOf, type MemberActor, messageInternalRoutes, messageRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { MessagesService } from './messages.service.ts';

@Controller()
export class MessagesController {
  constructor(private readonly messages: MessagesService) {}

  @Handles(messageRoutes.threads)
  threads({ query }: InputOf<typeof messageRoutes.threads>, actor: MemberActor) {
    return this.messages.threads(actor, query);
  }

  @Handles(messageRoutes.unread)
  unread(_: InputOf<typeof messageRoutes.unread>, actor: MemberActor) {
    return this.messages.unread(actor);
  }

  @Handles(messageRoutes.thread)
  thread({ params }: InputOf<typeof messageRoutes.thread>, actor: MemberActor) {
    return this.messages.thread(actor, params.id);
  }

  @Handles(messageRoutes.history)
  history({ params, query }: InputOf<typeof messageRoutes.history>, actor: MemberActor) {
    return this.messages.history(actor, params.id, query);
  }

  @Handles(messageRoutes.write)
  write({ params, body }: InputOf<typeof messageRoutes.write>, actor: MemberActor) {
    return this.messages.write(actor, params.id, body.content);
  }

  @Handles(messageRoutes.read)
  read({ params, body }: InputOf<typeof messageRoutes.read>, actor: MemberActor) {
    return this.messages.read(actor, params.id, body.seq);
  }

  @Handles(messageInternalRoutes.received)
  received({ params, query }: InputOf<typeof messageInternalRoutes.received>) {
    return this.messages.received(params.id, query.recipientId);
  }
}
