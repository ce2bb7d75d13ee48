import { connectionRoutes, type InputOf, type MemberActor } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { ConnectionsService } from './connections.service.ts';

@Controller()
export class ConnectionsController {
  constructor(private readonly connections: ConnectionsService) {}

  @Handles(connectionRoutes.mine)
  mine({ query }: InputOf<typeof connectionRoutes.mine>, actor: MemberActor) {
    return this.connections.mine(actor, query);
  }

  @Handles(connectionRoutes.request)
  request({ params, body }: InputOf<typeof connectionRoutes.request>, actor: MemberActor) {
    return this.connections.request(actor, params.id, body);
  }

  @Handles(connectionRoutes.step)
  step({ params, body }: InputOf<typeof connectionRoutes.step>, actor: MemberActor) {
    return this.connections.step(actor, params.id, body.status);
  }
}
