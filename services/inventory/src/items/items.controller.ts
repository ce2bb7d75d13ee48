import {
  type Actor,
  barItemRoutes,
  type InputOf,
  inventoryInternalRoutes,
  type MemberActor,
} from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { ItemsService } from './items.service.ts';
import { LibrarySeedingService } from './library-seeding.service.ts';

@Controller()
export class ItemsController {
  constructor(
    private readonly items: ItemsService,
    private readonly seeding: LibrarySeedingService,
  ) {}

  @Handles(barItemRoutes.list)
  list({ query }: InputOf<typeof barItemRoutes.list>, actor: Actor) {
    return this.items.list(actor, query);
  }

  @Handles(inventoryInternalRoutes.barOf)
  barOf({ params, query }: InputOf<typeof inventoryInternalRoutes.barOf>) {
    return this.items.barOf(params.memberId, query);
  }

  @Handles(inventoryInternalRoutes.outsidePicture)
  outsidePicture({ params }: InputOf<typeof inventoryInternalRoutes.outsidePicture>) {
    return this.items.outsidePicture(params.id, params.hash);
  }

  @Handles(barItemRoutes.create)
  create({ body }: InputOf<typeof barItemRoutes.create>, actor: MemberActor) {
    return this.items.create(actor, body);
  }

  @Handles(barItemRoutes.revise)
  revise({ params, body }: InputOf<typeof barItemRoutes.revise>, actor: MemberActor) {
    return this.items.revise(actor, params.id, body);
  }

  @Handles(barItemRoutes.delete)
  delete({ params }: InputOf<typeof barItemRoutes.delete>, actor: MemberActor) {
    return this.items.delete(actor, params.id);
  }

  @Handles(inventoryInternalRoutes.seedItems)
  seed({ body }: InputOf<typeof inventoryInternalRoutes.seedItems>) {
    return this.seeding.seed(body.items);
  }
}
