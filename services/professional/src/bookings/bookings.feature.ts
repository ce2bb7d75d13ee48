import type { Feature } from '@barspoon/messaging';
import { AvailabilityRow, AvailabilityRowSchema } from './availability.schema.ts';
import { BookingRow, BookingRowSchema } from './booking.schema.ts';
import { BookingsController } from './bookings.controller.ts';
import { BookingsRepository } from './bookings.repository.ts';
import { BookingsService } from './bookings.service.ts';
import { MeetingReminders } from './meeting-reminders.service.ts';

export const bookingsFeature: Feature = {
  tables: [
    { row: AvailabilityRow, schema: AvailabilityRowSchema, own: [{ owner: '_id' }] },
    {
      row: BookingRow,
      schema: BookingRowSchema,
      own: [
        { owner: 'mentorUserId', hidden: ['revision'] },
        { owner: 'menteeUserId', hidden: ['revision'] },
      ],
      // What the two write is between them.
      inConsole: { hidden: ['revision', 'place', 'agenda', 'notes'] },
    },
  ],
  controllers: [BookingsController],
  providers: [BookingsRepository, BookingsService, MeetingReminders],
};
