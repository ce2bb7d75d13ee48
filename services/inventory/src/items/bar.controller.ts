import { barRoutes, type InputOf, type MemberActor, ownBarRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { BarService } from './bar.service.ts';

@Controller()
export class BarController {
  constructor(private readonly bar: BarService) {}

  @Handles(barRoutes.add)
  add({ params }: InputOf<typeof barRoutes.add>, actor: MemberActor) {
    return this.bar.add(actor, params.id);
  }

  @Handles(barRoutes.remove)
  remove({ params }: InputOf<typeof barRoutes.remove>, actor: MemberActor) {
    return this.bar.remove(actor, params.id);
  }

  @Handles(ownBarRoutes.addItem)
  addTo({ params }: InputOf<typeof ownBarRoutes.addItem>, actor: MemberActor) {
    return this.bar.add(actor, params.itemId, params.id);
  }

  @Handles(ownBarRoutes.removeItem)
  removeFrom({ params }: InputOf<typeof ownBarRoutes.removeItem>, actor: MemberActor) {
    return this.bar.remove(actor, params.itemId, params.id);
  }
}
