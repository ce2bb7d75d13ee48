import { maxBookings } from '@barspoon/contracts';
import { DomainError } from '@barspoon/platform';

const refusal = (code: string, detail: string) => new DomainError('refused', `professional.${code}`, detail);

export const bookingNotFound = () =>
  new DomainError('notFound', 'professional.booking_not_found', 'Meeting not found');
export const notConnected = () => refusal('not_connected', 'You are not connected any more.');
export const onlyMentee = () =>
  new DomainError('forbidden', 'professional.only_mentee', 'The mentee chooses the time.');
export const slotNotOffered = () => refusal('slot_not_offered', 'This time is no longer offered.');
export const slotTaken = () =>
  new DomainError('conflict', 'professional.slot_taken', 'One of you has a meeting at this time already.');
export const tooManyBookings = () =>
  refusal('too_many_bookings', `At most ${maxBookings} meetings can be booked ahead.`);
export const bookingChanged = () =>
  new DomainError(
    'conflict',
    'professional.booking_changed',
    'The other has changed this meeting. Copy what you wrote, and open it again.',
  );
export const bookingOver = () =>
  new DomainError('conflict', 'professional.booking_over', 'This meeting is over or canceled.');
