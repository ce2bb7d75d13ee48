import type { Feature } from '@barspoon/messaging';
import { FiguresController } from './figures.controller.ts';
import { FiguresService } from './figures.service.ts';
import { PostDayRow, PostDayRowSchema } from './post-day.schema.ts';
import { PostDaysRepository } from './post-days.repository.ts';

export const figuresFeature: Feature = {
  tables: [{ row: PostDayRow, schema: PostDayRowSchema, inConsole: {} }],
  controllers: [FiguresController],
  providers: [FiguresService, PostDaysRepository],
};
