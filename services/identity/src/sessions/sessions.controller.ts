import {
  type InputOf,
  type MemberActor,
  passwordRoutes,
  sessionInternalRoutes,
  sessionRoutes,
} from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { OwnSessionsService } from './own-sessions.service.ts';
import { PasswordChange } from './password-change.ts';

@Controller()
export class SessionsController {
  constructor(
    private readonly own: OwnSessionsService,
    private readonly passwords: PasswordChange,
  ) {}

  @Handles(sessionRoutes.list)
  list(_: InputOf<typeof sessionRoutes.list>, actor: MemberActor) {
    return this.own.list(actor);
  }

  @Handles(sessionRoutes.end)
  end({ params }: InputOf<typeof sessionRoutes.end>, actor: MemberActor) {
    return this.own.end(actor, params.id);
  }

  @Handles(sessionRoutes.endOthers)
  endOthers(_: InputOf<typeof sessionRoutes.endOthers>, actor: MemberActor) {
    return this.own.endOthers(actor);
  }

  @Handles(passwordRoutes.change)
  changePassword({ body }: InputOf<typeof passwordRoutes.change>, actor: MemberActor) {
    return this.passwords.change(actor, body);
  }

  @Handles(sessionInternalRoutes.recentlyEnded)
  recentlyEnded(_: InputOf<typeof sessionInternalRoutes.recentlyEnded>) {
    return this.own.recentlyEnded();
  }
}
