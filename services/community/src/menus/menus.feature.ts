import type { Feature } from '@barspoon/messaging';
import { MenuModeration } from './menu-moderation.ts';
import { ReportedMenuRow, ReportedMenuRowSchema } from './reported-menu.schema.ts';
import { ReportedMenusRepository } from './reported-menus.repository.ts';
import { ReportedMenusService } from './reported-menus.service.ts';

export const menusFeature: Feature = {
  tables: [
    {
      row: ReportedMenuRow,
      schema: ReportedMenuRowSchema,
      own: [{ owner: 'userId', hidden: ['revision'] }],
    },
  ],
  providers: [MenuModeration, ReportedMenusRepository, ReportedMenusService],
};
