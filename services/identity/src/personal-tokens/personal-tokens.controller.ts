import {
  type InputOf,
  personalTokenInternalRoutes as internal,
  type MemberActor,
  personalTokenRoutes as routes,
} from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { PersonalTokensService } from './personal-tokens.service.ts';

@Controller()
export class PersonalTokensController {
  constructor(private readonly tokens: PersonalTokensService) {}

  @Handles(routes.list)
  list(_: InputOf<typeof routes.list>, actor: MemberActor) {
    return this.tokens.list(actor);
  }

  @Handles(routes.create)
  create({ body }: InputOf<typeof routes.create>, actor: MemberActor) {
    return this.tokens.create(actor, body);
  }

  @Handles(routes.revoke)
  revoke({ params }: InputOf<typeof routes.revoke>, actor: MemberActor) {
    return this.tokens.revoke(actor, params.id);
  }

  @Handles(internal.resolve)
  resolve({ body }: InputOf<typeof internal.resolve>) {
    return this.tokens.resolve(body.hash);
  }
}
