import { type InputOf, type MemberActor, ownDataInternalRoutes, ownDataRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { Confirmation } from '../sessions/confirmation.ts';
import { DeparturesService } from './departures.service.ts';

@Controller()
export class OwnDataController {
  constructor(
    private readonly departures: DeparturesService,
    private readonly confirmation: Confirmation,
  ) {}

  @Handles(ownDataRoutes.credentials)
  credentials(_: InputOf<typeof ownDataRoutes.credentials>, actor: MemberActor) {
    return this.departures.credentials(actor);
  }

  @Handles(ownDataRoutes.delete)
  delete({ body }: InputOf<typeof ownDataRoutes.delete>, actor: MemberActor) {
    return this.departures.delete(actor, body);
  }

  @Handles(ownDataInternalRoutes.confirm)
  async confirm({ body }: InputOf<typeof ownDataInternalRoutes.confirm>) {
    await this.confirmation.of(body);
    return { done: true as const };
  }

  @Handles(ownDataInternalRoutes.eraseAgain)
  eraseAgain({ body }: InputOf<typeof ownDataInternalRoutes.eraseAgain>) {
    return this.departures.eraseAgain(body.memberId);
  }
}
