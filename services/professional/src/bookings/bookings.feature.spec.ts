import { expect, it } from 'vitest';
import { BookingRow } from './booking.schema.ts';
import { bookingsFeature } from './bookings.feature.ts';

it('keeps what the two of a meeting write out of the console’s tables [BEYOND-172]', () => {
  const table = bookingsFeature.tables?.find(({ row }) => row === BookingRow);
  expect(table?.inConsole).toMatchObject({ hidden: expect.arrayContaining(['place', 'agenda', 'notes']) });
});
