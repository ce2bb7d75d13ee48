import { type JobDataOf, tellOfMeeting } from '@barspoon/contracts';
import { Works } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { MeetingReminders } from '../bookings/meeting-reminders.service.ts';

@Injectable()
export class TellOfMeetingWorker {
  constructor(private readonly reminders: MeetingReminders) {}

  @Works(tellOfMeeting)
  tell({ bookingId, startsAt }: JobDataOf<typeof tellOfMeeting>): Promise<void> {
    return this.reminders.tell(bookingId, new Date(startsAt));
  }
}
