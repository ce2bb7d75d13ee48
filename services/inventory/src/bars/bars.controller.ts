import { type InputOf, type MemberActor, ownBarRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { BarsService } from './bars.service.ts';

@Controller()
export class BarsController {
  constructor(private readonly bars: BarsService) {}

  @Handles(ownBarRoutes.list)
  list(_input: unknown, actor: MemberActor) {
    return this.bars.list(actor);
  }

  @Handles(ownBarRoutes.create)
  create({ body }: InputOf<typeof ownBarRoutes.create>, actor: MemberActor) {
    return this.bars.open(actor, body.name);
  }

  @Handles(ownBarRoutes.rename)
  rename({ params, body }: InputOf<typeof ownBarRoutes.rename>, actor: MemberActor) {
    return this.bars.rename(actor, params.id, body.name);
  }

  @Handles(ownBarRoutes.delete)
  delete({ params }: InputOf<typeof ownBarRoutes.delete>, actor: MemberActor) {
    return this.bars.delete(actor, params.id);
  }

  @Handles(ownBarRoutes.choose)
  choose({ params }: InputOf<typeof ownBarRoutes.choose>, actor: MemberActor) {
    return this.bars.choose(actor, params.id);
  }

  @Handles(ownBarRoutes.archive)
  archive({ params }: InputOf<typeof ownBarRoutes.archive>, actor: MemberActor) {
    return this.bars.setArchived(actor, params.id, true);
  }

  @Handles(ownBarRoutes.restore)
  restore({ params }: InputOf<typeof ownBarRoutes.restore>, actor: MemberActor) {
    return this.bars.setArchived(actor, params.id, false);
  }
}
