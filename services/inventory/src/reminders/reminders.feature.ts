import type { Feature } from '@barspoon/messaging';
import { BarReminderRow, BarReminderRowSchema } from './bar-reminder.schema.ts';
import { BarRemindersController } from './bar-reminders.controller.ts';
import { BarRemindersRepository } from './bar-reminders.repository.ts';
import { BarRemindersService } from './bar-reminders.service.ts';
import { RemindOfLowWorker } from './remind-of-low.worker.ts';

export const remindersFeature: Feature = {
  tables: [
    {
      row: BarReminderRow,
      schema: BarReminderRowSchema,
      own: [{ owner: 'memberId', hidden: ['lookedAt', 'sent'] }],
    },
  ],
  controllers: [BarRemindersController],
  providers: [BarRemindersRepository, BarRemindersService, RemindOfLowWorker],
};
