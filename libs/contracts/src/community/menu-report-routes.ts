import { reportInput } from '../common/reports.ts';
import { doneSchema } from '../common/shapes.ts';
import { publicMenuRoutes } from '../inventory/menus.ts';
import { defineRoutes } from '../kit/routes.ts';

/** Apart from the other reports: the page of a menu is not one of the app. Implements BEYOND-257. */
export const menuReportRoutes = defineRoutes('community.menu-reports', {
  report: {
    method: 'POST',
    path: '/menus/:slug/reports',
    access: 'member',
    summary: 'Report the published menu of a bar to the moderators; repeating it changes nothing',
    params: publicMenuRoutes.get.params,
    body: reportInput,
    response: doneSchema,
    example: {
      ...publicMenuRoutes.get.example,
      body: { reason: 'spam', note: null },
      response: { done: true },
    },
  },
});
