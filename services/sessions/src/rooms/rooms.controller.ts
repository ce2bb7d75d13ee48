import { type InputOf, type MemberActor, roomInternalRoutes, roomRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { ChatService } from './chat.service.ts';
import { PresenceService } from './presence.service.ts';

@Controller()
export class RoomsController {
  constructor(
    private readonly chat: ChatService,
    private readonly presence: PresenceService,
  ) {}

  @Handles(roomRoutes.get)
  get({ params }: InputOf<typeof roomRoutes.get>, actor: MemberActor) {
    return this.chat.room(actor, params.id);
  }

  @Handles(roomRoutes.participants)
  participants({ params, query }: InputOf<typeof roomRoutes.participants>, actor: MemberActor) {
    return this.presence.participants(actor, params.id, query);
  }

  @Handles(roomRoutes.messages)
  messages({ params, query }: InputOf<typeof roomRoutes.messages>, actor: MemberActor) {
    return this.chat.messages(actor, params.id, query);
  }

  @Handles(roomRoutes.messagesSince)
  messagesSince({ params, query }: InputOf<typeof roomRoutes.messagesSince>, actor: MemberActor) {
    return this.chat.messagesSince(actor, params.id, query);
  }

  @Handles(roomRoutes.say)
  say({ params, body }: InputOf<typeof roomRoutes.say>, actor: MemberActor) {
    return this.chat.say(actor, params.id, body.content);
  }

  @Handles(roomRoutes.unsay)
  unsay({ params }: InputOf<typeof roomRoutes.unsay>, actor: MemberActor) {
    return this.chat.unsay(actor, params.id);
  }

  @Handles(roomRoutes.stay)
  stay({ params }: InputOf<typeof roomRoutes.stay>, actor: MemberActor) {
    return this.presence.stay(actor, params.id);
  }

  @Handles(roomRoutes.go)
  go({ params }: InputOf<typeof roomRoutes.go>, actor: MemberActor) {
    return this.presence.go(actor, params.id);
  }

  @Handles(roomInternalRoutes.messagesSince)
  messagesForPages({ params, query }: InputOf<typeof roomInternalRoutes.messagesSince>) {
    return this.chat.messagesForPages(params.id, query);
  }
}
