import { type InputOf, type MemberActor, ownDataInternalRoutes, ownDataRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { DeparturesService } from './departures.service.ts';

@Controller()
export class OwnDataController {
  constructor(private readonly departures: DeparturesService) {}

  @Handles(ownDataRoutes.credentials)
  credentials(_: InputOf<typeof ownDataRoutes.credentials>, actor: MemberActor) {
    return this.departures.credentials(actor);
  }

  @Handles(ownDataRoutes.delete)
  delete({ body }: InputOf<typeof ownDataRoutes.delete>, actor: MemberActor) {
    return this.departures.delete(actor, body);
  }

  @Handles(ownDataInternalRoutes.eraseAgain)
  eraseAgain({ body }: InputOf<typeof ownDataInternalRoutes.eraseAgain>) {
    return this.departures.eraseAgain(body.memberId);
  }
}
