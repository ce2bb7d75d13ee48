import type { Feature } from '@barspoon/messaging';
import { FailedSearchRow, FailedSearchRowSchema } from './failed-search.schema.ts';
import { FailedSearchesRepository } from './failed-searches.repository.ts';
import { FiguresController } from './figures.controller.ts';
import { FiguresService } from './figures.service.ts';
import { RecipeDayRow, RecipeDayRowSchema } from './recipe-day.schema.ts';
import { RecipeDaysRepository } from './recipe-days.repository.ts';

export const figuresFeature: Feature = {
  tables: [
    { row: RecipeDayRow, schema: RecipeDayRowSchema, inConsole: {} },
    {
      row: FailedSearchRow,
      schema: FailedSearchRowSchema,
      inConsole: { changedAt: 'at', hidden: ['marks'] },
    },
  ],
  controllers: [FiguresController],
  providers: [FailedSearchesRepository, FiguresService, RecipeDaysRepository],
};
