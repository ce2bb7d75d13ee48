import { meetingReminderMinutes, tellOfMeeting } from '@barspoon/contracts';
import { Jobs } from '@barspoon/messaging';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { BookingRow } from './booking.schema.ts';
import { BookingsRepository } from './bookings.repository.ts';

/** Reminds the two of a meeting. Runs in the open transaction. Implements BEYOND-172. */
@Injectable()
export class MeetingReminders {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** Nothing for a meeting that is near already. */
  async waitFor({ _id, startsAt }: BookingRow): Promise<void> {
    const at = new Date(startsAt.getTime() - meetingReminderMinutes * 60_000);
    if (at <= this.clock.now()) return;
    const data = { bookingId: _id, startsAt: startsAt.toISOString() };
    await this.jobs.enqueue(tellOfMeeting, `${_id}-${startsAt.getTime()}`, data, at);
  }

  /** Nothing where it was moved or canceled in the meantime. */
  async tell(id: string, startsAt: Date): Promise<void> {
    const row = await this.bookings.find(id);
    if (row?.status === 'booked' && row.startsAt.getTime() === startsAt.getTime())
      await this.bookings.tellOfNearing(row);
  }
}
