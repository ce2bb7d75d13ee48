import { type InputOf, type MemberActor, parRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { ParsService } from './pars.service.ts';

@Controller()
export class ParsController {
  constructor(private readonly pars: ParsService) {}

  @Handles(parRoutes.list)
  list({ params }: InputOf<typeof parRoutes.list>, actor: MemberActor) {
    return this.pars.list(actor, params.id);
  }

  @Handles(parRoutes.set)
  set({ params, body }: InputOf<typeof parRoutes.set>, actor: MemberActor) {
    return this.pars.set(actor, params.id, { itemId: params.itemId, ...body });
  }

  @Handles(parRoutes.setSupplier)
  setSupplier({ params, body }: InputOf<typeof parRoutes.setSupplier>, actor: MemberActor) {
    return this.pars.setSupplier(actor, params.id, { id: params.supplierId, ...body });
  }

  @Handles(parRoutes.removeSupplier)
  removeSupplier({ params }: InputOf<typeof parRoutes.removeSupplier>, actor: MemberActor) {
    return this.pars.removeSupplier(actor, params.id, params.supplierId);
  }
}
