import { communityInternalRoutes, distanceRoutes, type InputOf, type MemberActor } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { DistancesService } from './distances.service.ts';

@Controller()
export class DistancesController {
  constructor(private readonly distances: DistancesService) {}

  @Handles(distanceRoutes.block)
  block({ params }: InputOf<typeof distanceRoutes.block>, actor: MemberActor) {
    return this.distances.keep(actor, params.id, 'block');
  }

  @Handles(distanceRoutes.unblock)
  unblock({ params }: InputOf<typeof distanceRoutes.unblock>, actor: MemberActor) {
    return this.distances.end(actor, params.id, 'block');
  }

  @Handles(distanceRoutes.mute)
  mute({ params }: InputOf<typeof distanceRoutes.mute>, actor: MemberActor) {
    return this.distances.keep(actor, params.id, 'mute');
  }

  @Handles(distanceRoutes.unmute)
  unmute({ params }: InputOf<typeof distanceRoutes.unmute>, actor: MemberActor) {
    return this.distances.end(actor, params.id, 'mute');
  }

  @Handles(distanceRoutes.list)
  list({ query }: InputOf<typeof distanceRoutes.list>, actor: MemberActor) {
    return this.distances.list(actor, query);
  }

  @Handles(distanceRoutes.hidden)
  hidden(_: InputOf<typeof distanceRoutes.hidden>, actor: MemberActor) {
    return this.distances.hidden(actor);
  }

  @Handles(communityInternalRoutes.blockBetween)
  blockBetween({ query }: InputOf<typeof communityInternalRoutes.blockBetween>) {
    return this.distances.blockBetween(query.memberId, query.otherId);
  }
}
