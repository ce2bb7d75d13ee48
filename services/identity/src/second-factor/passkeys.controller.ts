import {
  type InputOf,
  type MemberActor,
  passkeyInternalRoutes,
  passkeySignInRoutes,
  passkeyRoutes as routes,
} from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { OwnPasskeysService } from './own-passkeys.service.ts';
import { PasskeySignInService } from './passkey-sign-in.service.ts';

@Controller()
export class PasskeysController {
  constructor(
    private readonly own: OwnPasskeysService,
    private readonly signIns: PasskeySignInService,
  ) {}

  @Handles(routes.list)
  list(_: InputOf<typeof routes.list>, actor: MemberActor) {
    return this.own.list(actor);
  }

  @Handles(routes.begin)
  begin(_: InputOf<typeof routes.begin>, actor: MemberActor) {
    return this.own.begin(actor);
  }

  @Handles(routes.add)
  add({ body }: InputOf<typeof routes.add>, actor: MemberActor) {
    return this.own.add(actor, body);
  }

  @Handles(routes.rename)
  rename({ params, body }: InputOf<typeof routes.rename>, actor: MemberActor) {
    return this.own.rename(actor, params.id, body.name);
  }

  @Handles(routes.remove)
  remove({ params }: InputOf<typeof routes.remove>, actor: MemberActor) {
    return this.own.remove(actor, params.id);
  }

  @Handles(passkeySignInRoutes.begin)
  async beginSignIn() {
    return this.signIns.begin();
  }

  @Handles(passkeyInternalRoutes.signIn)
  signIn({ body }: InputOf<typeof passkeyInternalRoutes.signIn>) {
    return this.signIns.finish(body);
  }
}
