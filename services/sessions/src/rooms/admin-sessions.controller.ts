import { adminSessionRoutes, type InputOf, type MemberActor } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { AdminSessions } from './admin-sessions.service.ts';

@Controller()
export class AdminSessionsController {
  constructor(private readonly sessions: AdminSessions) {}

  @Handles(adminSessionRoutes.list)
  list({ query }: InputOf<typeof adminSessionRoutes.list>) {
    return this.sessions.list(query);
  }

  @Handles(adminSessionRoutes.get)
  get({ params }: InputOf<typeof adminSessionRoutes.get>) {
    return this.sessions.get(params.id);
  }

  @Handles(adminSessionRoutes.members)
  members({ params, query }: InputOf<typeof adminSessionRoutes.members>) {
    return this.sessions.members(params.id, query);
  }

  @Handles(adminSessionRoutes.messages)
  messages({ params, query }: InputOf<typeof adminSessionRoutes.messages>, actor: MemberActor) {
    return this.sessions.messages(actor, params.id, query);
  }

  @Handles(adminSessionRoutes.settle)
  settle({ params }: InputOf<typeof adminSessionRoutes.settle>, actor: MemberActor) {
    return this.sessions.settle(actor, params.id);
  }

  @Handles(adminSessionRoutes.stop)
  stop({ params, body }: InputOf<typeof adminSessionRoutes.stop>) {
    return this.sessions.stop(params.id, body);
  }
}
