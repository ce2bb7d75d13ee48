import { remindOfLow } from '@barspoon/contracts';
import { Works } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { BarRemindersService } from './bar-reminders.service.ts';

@Injectable()
export class RemindOfLowWorker {
  constructor(private readonly reminders: BarRemindersService) {}

  @Works(remindOfLow)
  remind(): Promise<void> {
    return this.reminders.remindSome();
  }
}
