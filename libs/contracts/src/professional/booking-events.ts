import { z } from 'zod';
import { idSchema } from '../common/shapes.ts';
import { defineEvent } from '../kit/events.ts';
import { connectionRequested } from './connection-events.ts';

const bookingFact = z.strictObject({
  bookingId: idSchema,
  connectionId: idSchema,
  /** Who did it. */
  memberId: idSchema,
  mentorUserId: idSchema,
  menteeUserId: idSchema,
});
const { connectionId, memberId, requestedOfUserId } = connectionRequested.example;
const example = {
  bookingId: '01939c5e-6a00-7000-8000-0000000000d2',
  connectionId,
  memberId,
  mentorUserId: requestedOfUserId,
  menteeUserId: memberId,
};

export const bookingMade = defineEvent({
  type: 'professional.booking.made',
  version: 1,
  fires: 'when a mentee books a meeting with their mentor',
  data: bookingFact,
  example,
});
export const bookingMoved = defineEvent({
  type: 'professional.booking.moved',
  version: 1,
  fires: 'when a mentee moves a meeting to another time',
  data: bookingFact,
  example,
});
export const bookingCancelled = defineEvent({
  type: 'professional.booking.cancelled',
  version: 1,
  fires: 'when one of the two cancels a meeting, or ends the connection it belongs to',
  data: bookingFact,
  example,
});
export const bookingDescribed = defineEvent({
  type: 'professional.booking.described',
  version: 1,
  fires: 'when one of the two says where a meeting is or what it is about',
  data: bookingFact,
  example,
});
export const bookingNearing = defineEvent({
  type: 'professional.booking.nearing',
  version: 1,
  fires: 'when a meeting begins in an hour',
  data: bookingFact.omit({ memberId: true }),
  example: {
    bookingId: example.bookingId,
    connectionId,
    mentorUserId: example.mentorUserId,
    menteeUserId: example.menteeUserId,
  },
});
