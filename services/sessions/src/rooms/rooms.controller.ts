import { type InputOf, type MemberActor, roomInternalRoutes, roomRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { ChatService } from './chat.service.ts';
import { RoomModeration } from './moderation.service.ts';
import { PresenceService } from './presence.service.ts';

@Controller()
export class RoomsController {
  constructor(
    private readonly chat: ChatService,
    private readonly presence: PresenceService,
    private readonly moderation: RoomModeration,
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

  @Handles(roomRoutes.revise)
  revise({ params, body }: InputOf<typeof roomRoutes.revise>, actor: MemberActor) {
    return this.chat.revise(actor, params.id, body.content);
  }

  @Handles(roomRoutes.react)
  react({ params }: InputOf<typeof roomRoutes.react>, actor: MemberActor) {
    return this.chat.react(actor, params.id, params.reaction, true);
  }

  @Handles(roomRoutes.unreact)
  unreact({ params }: InputOf<typeof roomRoutes.unreact>, actor: MemberActor) {
    return this.chat.react(actor, params.id, params.reaction, false);
  }

  @Handles(roomRoutes.report)
  report({ params, body }: InputOf<typeof roomRoutes.report>, actor: MemberActor) {
    return this.moderation.report(actor, params.id, body);
  }

  @Handles(roomRoutes.pace)
  pace({ params, body }: InputOf<typeof roomRoutes.pace>, actor: MemberActor) {
    return this.moderation.pace(actor, params.id, body);
  }

  @Handles(roomRoutes.bans)
  bans({ params }: InputOf<typeof roomRoutes.bans>, actor: MemberActor) {
    return this.moderation.bans(actor, params.id);
  }

  @Handles(roomRoutes.ban)
  ban({ params }: InputOf<typeof roomRoutes.ban>, actor: MemberActor) {
    return this.moderation.ban(actor, params.id, params.memberId);
  }

  @Handles(roomRoutes.unban)
  unban({ params }: InputOf<typeof roomRoutes.unban>, actor: MemberActor) {
    return this.moderation.unban(actor, params.id, params.memberId);
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
