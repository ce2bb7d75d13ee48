import { z } from 'zod';
import { doneSchema, idParams, idSchema, momentSchema, pageOf, pageQuery } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import {
  availabilitySchema,
  type Booking,
  bookingInput,
  bookingSchema,
  bookingTimeInput,
  meetingDetailsInput,
  slotSchema,
} from './bookings.ts';
import { connectionRoutes } from './connection-routes.ts';
import { maxSlots } from './mentorship-terms.ts';

const { id: connectionId, mentor, mentee } = connectionRoutes.request.example.response;
const id = '01939c5e-6a00-7000-8000-0000000000d2';
const startsAt = '2026-03-02T09:00:00.000Z';
const exampleBooking: Booking = {
  id,
  connectionId,
  mentor,
  mentee,
  startsAt,
  endsAt: '2026-03-02T10:00:00.000Z',
  place: 'https://meet.example/bar',
  agenda: 'Menus of twelve drinks, and what they cost.',
  notes: null,
  revision: 1,
};
const exampleAvailability = {
  timeZone: 'Asia/Tokyo',
  minutes: 60 as const,
  weekly: [{ weekday: 1, from: '18:00', to: '20:00' }],
  place: exampleBooking.place,
};

export const bookingInternalRoutes = defineRoutes('professional.bookings-internal', {
  news: {
    access: 'internal',
    summary: 'What a mail about a meeting needs to know; null when it is gone',
    params: idParams,
    response: z.strictObject({
      news: z.strictObject({ booking: bookingSchema, status: z.enum(['booked', 'cancelled']) }).nullable(),
    }),
    example: { params: { id }, response: { news: { booking: exampleBooking, status: 'booked' } } },
  },
  times: {
    access: 'internal',
    summary: 'When meetings begin, as notifications name them; those that are gone are left out',
    body: z.strictObject({ ids: z.array(idSchema).max(500) }),
    response: z.strictObject({ items: z.array(z.strictObject({ id: idSchema, startsAt: momentSchema })) }),
    example: { body: { ids: [id] }, response: { items: [{ id, startsAt }] } },
  },
});

export const bookingRoutes = defineRoutes('professional.bookings', {
  availability: {
    method: 'GET',
    path: '/me/mentorship/availability',
    access: 'granted',
    summary: 'When you have time for mentees, every week; null before you have said so',
    response: z.strictObject({ availability: availabilitySchema.nullable() }),
    example: { response: { availability: exampleAvailability } },
  },
  setAvailability: {
    method: 'PUT',
    path: '/me/mentorship/availability',
    access: 'granted',
    summary: 'Say when you have time for mentees; meetings that are booked stay',
    body: availabilitySchema,
    response: z.strictObject({ availability: availabilitySchema }),
    example: { body: exampleAvailability, response: { availability: exampleAvailability } },
  },
  slots: {
    method: 'GET',
    path: '/me/mentorship/connections/:id/slots',
    access: 'granted',
    summary: 'Times of the next four weeks at which the mentor of your connection is free',
    params: idParams,
    response: z.strictObject({
      timeZone: z.string().nullable(),
      /** Where the mentor meets. */
      place: z.string().nullable(),
      items: z.array(slotSchema).max(maxSlots),
    }),
    example: {
      params: { id: connectionId },
      response: {
        timeZone: 'Asia/Tokyo',
        place: exampleBooking.place,
        items: [{ startsAt, endsAt: exampleBooking.endsAt }],
      },
    },
  },
  book: {
    method: 'POST',
    path: '/me/mentorship/connections/:id/bookings',
    access: 'granted',
    summary: 'Book a time of your mentor',
    params: idParams,
    body: bookingInput,
    response: bookingSchema,
    status: 201,
    example: { params: { id: connectionId }, body: { startsAt }, response: exampleBooking },
  },
  mine: {
    method: 'GET',
    path: '/me/mentorship/bookings',
    access: 'granted',
    summary: 'Your meetings that are not over, the next one first, or those that are, the last one first',
    query: z.strictObject({ ...pageQuery(20, 50), list: z.enum(['ahead', 'over']).default('ahead') }),
    response: pageOf(bookingSchema),
    example: { query: {}, response: { items: [exampleBooking], nextCursor: null } },
  },
  move: {
    method: 'PUT',
    path: '/me/mentorship/bookings/:id/time',
    access: 'granted',
    summary: 'Move a meeting you booked to another time of your mentor',
    params: idParams,
    body: bookingTimeInput,
    response: bookingSchema,
    example: { params: { id }, body: { startsAt }, response: { ...exampleBooking, revision: 2 } },
  },
  describe: {
    method: 'PUT',
    path: '/me/mentorship/bookings/:id/details',
    access: 'granted',
    summary: 'Say where a meeting is, what it is about, and what you both noted of it',
    params: idParams,
    body: meetingDetailsInput,
    response: bookingSchema,
    example: {
      params: { id },
      body: {
        place: exampleBooking.place,
        agenda: exampleBooking.agenda,
        notes: 'Next time: ice.',
        revision: 1,
      },
      response: { ...exampleBooking, notes: 'Next time: ice.', revision: 2 },
    },
  },
  cancel: {
    method: 'DELETE',
    path: '/me/mentorship/bookings/:id',
    access: 'granted',
    summary: 'Cancel a meeting',
    params: idParams,
    response: doneSchema,
    example: { params: { id }, response: { done: true } },
  },
});
