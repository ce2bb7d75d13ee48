import { type InputOf, type MemberActor, roomRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { MixAlongs } from './mix-alongs.service.ts';

@Controller()
export class MixAlongsController {
  constructor(private readonly mixAlongs: MixAlongs) {}

  @Handles(roomRoutes.choose)
  choose({ params, body }: InputOf<typeof roomRoutes.choose>, actor: MemberActor) {
    return this.mixAlongs.choose(actor, params.id, body);
  }

  @Handles(roomRoutes.move)
  move({ params, body }: InputOf<typeof roomRoutes.move>, actor: MemberActor) {
    return this.mixAlongs.move(actor, params.id, body);
  }
}
