import { eveningRoutes, type InputOf, type MemberActor } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { EveningsService } from './evenings.service.ts';

@Controller()
export class EveningsController {
  constructor(private readonly evenings: EveningsService) {}

  @Handles(eveningRoutes.read)
  read({ params, query }: InputOf<typeof eveningRoutes.read>, actor: MemberActor) {
    return this.evenings.read(actor, params.id, query);
  }
}
