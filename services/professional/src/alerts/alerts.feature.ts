import type { Feature } from '@barspoon/messaging';
import { AlertRow, AlertRowSchema } from './alert.schema.ts';
import { AlertMatcher } from './alert-matcher.service.ts';
import { AlertsController } from './alerts.controller.ts';
import { AlertsRepository } from './alerts.repository.ts';
import { AlertsService } from './alerts.service.ts';

export const alertsFeature: Feature = {
  tables: [
    {
      row: AlertRow,
      schema: AlertRowSchema,
      own: [{ owner: 'userId', hidden: ['key', 'beginnings', 'matched', 'mailAt', 'revision'] }],
    },
  ],
  controllers: [AlertsController],
  providers: [AlertMatcher, AlertsRepository, AlertsService],
};
