import type { Feature } from '@barspoon/messaging';
import { FollowMenuPlansWorker } from './follow-menu-plans.worker.ts';
import { MenuPlansService } from './menu-plans.service.ts';
import { MenuRecipes } from './menu-recipes.ts';
import { MenusController } from './menus.controller.ts';
import { MenusService } from './menus.service.ts';
import { WithheldMenusService } from './withheld-menus.service.ts';

export const menusFeature: Feature = {
  controllers: [MenusController],
  providers: [FollowMenuPlansWorker, MenuPlansService, MenuRecipes, MenusService, WithheldMenusService],
};
