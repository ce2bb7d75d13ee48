import type { Booking } from '@barspoon/contracts';
import { toCard } from '../mentors/mentor.mapper.ts';
import type { MentorProfileRow } from '../mentors/mentor-profile.schema.ts';
import type { BookingRow } from './booking.schema.ts';

/** @returns undefined while one of the two is being erased */
export function toBooking(
  row: BookingRow,
  profiles: ReadonlyMap<string, MentorProfileRow>,
): Booking | undefined {
  const mentor = profiles.get(row.mentorUserId);
  const mentee = profiles.get(row.menteeUserId);
  return (
    mentor &&
    mentee && {
      id: row._id,
      connectionId: row.connectionId,
      mentor: toCard(mentor),
      mentee: toCard(mentee),
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
      place: row.place ?? null,
      agenda: row.agenda ?? null,
      notes: row.notes ?? null,
      revision: row.revision,
    }
  );
}
