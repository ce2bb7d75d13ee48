import { barReminderRoutes, type InputOf, type MemberActor } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { BarRemindersService } from './bar-reminders.service.ts';

@Controller()
export class BarRemindersController {
  constructor(private readonly reminders: BarRemindersService) {}

  @Handles(barReminderRoutes.get)
  get({ params }: InputOf<typeof barReminderRoutes.get>, actor: MemberActor) {
    return this.reminders.get(actor, params.id);
  }

  @Handles(barReminderRoutes.set)
  set({ params, body }: InputOf<typeof barReminderRoutes.set>, actor: MemberActor) {
    return this.reminders.set(actor, params.id, body.wanted);
  }
}
