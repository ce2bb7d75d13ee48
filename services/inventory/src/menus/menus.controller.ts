import {
  type InputOf,
  type MemberActor,
  menuInternalRoutes,
  menuRoutes,
  publicMenuRoutes,
} from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { MenuPlansService } from './menu-plans.service.ts';
import { MenusService } from './menus.service.ts';
import { WithheldMenusService } from './withheld-menus.service.ts';

@Controller()
export class MenusController {
  constructor(
    private readonly menus: MenusService,
    private readonly plans: MenuPlansService,
    private readonly withheld: WithheldMenusService,
  ) {}

  @Handles(menuRoutes.list)
  list({ params }: InputOf<typeof menuRoutes.list>, actor: MemberActor) {
    return this.menus.list(actor, params.id);
  }

  @Handles(menuRoutes.get)
  get({ params }: InputOf<typeof menuRoutes.get>, actor: MemberActor) {
    return this.menus.get(actor, params.id, params.menuId);
  }

  @Handles(menuRoutes.save)
  save({ params, body }: InputOf<typeof menuRoutes.save>, actor: MemberActor) {
    return this.menus.save(actor, params.id, params.menuId, body);
  }

  @Handles(menuRoutes.delete)
  delete({ params }: InputOf<typeof menuRoutes.delete>, actor: MemberActor) {
    return this.menus.delete(actor, params.id, params.menuId);
  }

  @Handles(menuRoutes.publish)
  publish({ params, body }: InputOf<typeof menuRoutes.publish>, actor: MemberActor) {
    return this.menus.publish(actor, params.id, params.menuId, body.slug);
  }

  @Handles(menuRoutes.withdraw)
  withdraw({ params }: InputOf<typeof menuRoutes.withdraw>, actor: MemberActor) {
    return this.menus.withdraw(actor, params.id, params.menuId);
  }

  @Handles(menuRoutes.plan)
  plan({ params, body }: InputOf<typeof menuRoutes.plan>, actor: MemberActor) {
    return this.plans.set(actor, params.id, params.menuId, body);
  }

  @Handles(menuRoutes.preview)
  preview({ params, body }: InputOf<typeof menuRoutes.preview>, actor: MemberActor) {
    return this.menus.preview(actor, params.id, params.menuId, body);
  }

  @Handles(menuRoutes.restore)
  restore({ params, body }: InputOf<typeof menuRoutes.restore>, actor: MemberActor) {
    return this.menus.restore(actor, params.id, params.menuId, body.number);
  }

  @Handles(publicMenuRoutes.get)
  read({ params }: InputOf<typeof publicMenuRoutes.get>) {
    return this.menus.read(params.slug);
  }

  @Handles(menuInternalRoutes.published)
  published({ params }: InputOf<typeof menuInternalRoutes.published>) {
    return this.withheld.published(params.slug);
  }
}
