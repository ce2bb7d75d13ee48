import type { Feature } from '@barspoon/messaging';
import { ViewRow, ViewRowSchema } from './view.schema.ts';
import { ViewsRepository } from './views.repository.ts';
import { ViewsService } from './views.service.ts';

export const viewsFeature: Feature = {
  tables: [{ row: ViewRow, schema: ViewRowSchema }],
  providers: [ViewsRepository, ViewsService],
};
