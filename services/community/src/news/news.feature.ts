import type { Feature } from '@barspoon/messaging';
import { NewsController } from './news.controller.ts';
import { NewsService } from './news.service.ts';
import { NewsSourceRow, NewsSourceRowSchema } from './news-source.schema.ts';
import { NewsSourcesRepository } from './news-sources.repository.ts';
import { NewsSourcesStarter } from './news-sources-starter.ts';

export const newsFeature: Feature = {
  tables: [{ row: NewsSourceRow, schema: NewsSourceRowSchema }],
  controllers: [NewsController],
  providers: [NewsService, NewsSourcesRepository, NewsSourcesStarter],
};
