import {
  type Availability,
  type bookingInput,
  dayMs,
  type MeetingDetails,
  type MemberActor,
  maxBookings,
  maxSlots,
  slotDays,
} from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Clock, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { connectionNotFound, profileFirst } from '../connections/connection.errors.ts';
import type { ConnectionRow } from '../connections/connection.schema.ts';
import { ConnectionsRepository } from '../connections/connections.repository.ts';
import { MentorsRepository, queueOfMentor } from '../mentors/mentors.repository.ts';
import type { AvailabilityRow } from './availability.schema.ts';
import {
  bookingChanged,
  bookingNotFound,
  bookingOver,
  notConnected,
  onlyMentee,
  slotNotOffered,
  slotTaken,
  tooManyBookings,
} from './booking.errors.ts';
import { toBooking } from './booking.mapper.ts';
import type { BookingRow } from './booking.schema.ts';
import { type BookingPlace, BookingsRepository } from './bookings.repository.ts';
import { MeetingReminders } from './meeting-reminders.service.ts';
import { overlaps, type Slot, slotsOf } from './slots.ts';

/** Meetings of mentors and mentees. */
@Injectable()
export class BookingsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly mentors: MentorsRepository,
    private readonly connections: ConnectionsRepository,
    private readonly bookings: BookingsRepository,
    private readonly reminders: MeetingReminders,
    private readonly clock: Clock,
  ) {}

  async availability(actor: MemberActor) {
    const row = await this.bookings.availabilityOf(actor.id);
    return { availability: row && toAvailability(row) };
  }

  async setAvailability(actor: MemberActor, availability: Availability) {
    await this.transactions.run(async () => {
      if (!(await this.mentors.find(actor.id))) throw profileFirst();
      await this.mentors.touch([actor.id]);
      await this.bookings.setAvailability(actor.id, availability);
    });
    return { availability };
  }

  async slots(actor: MemberActor, connectionId: string) {
    const connection = await this.connected(actor, connectionId);
    const row = await this.bookings.availabilityOf(connection.mentorUserId);
    const offered = this.offered(row);
    const [first, last] = [offered[0], offered.at(-1)];
    const busy =
      first && last
        ? await this.bookings.busy(bothOf(connection), { startsAt: first.startsAt, endsAt: last.endsAt })
        : [];
    const free = offered.filter((slot) => !busy.some((one) => overlaps(one, slot)));
    return {
      timeZone: row?.timeZone ?? null,
      place: row?.place ?? null,
      items: free.slice(0, maxSlots).map(({ startsAt, endsAt }) => ({
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
      })),
    };
  }

  /**
   * Both members' profiles change with every booking, so that of two at the same time one waits for the other.
   * @throws DomainError 403 for the mentor, 422 for a time that is not offered, 409 for one that is taken
   */
  async book(actor: MemberActor, connectionId: string, input: z.output<typeof bookingInput>) {
    const { mentorUserId: mentor } = await this.connected(actor, connectionId);
    const row = await this.transactions.run(async () => {
      const connection = await this.connected(actor, connectionId);
      const slot = await this.freeSlot(actor, connection, input.startsAt);
      const ahead = await this.bookings.countAhead(connectionId, this.clock.now());
      if (ahead >= maxBookings) throw tooManyBookings();
      const { mentorUserId, menteeUserId } = connection;
      const added: BookingRow = {
        _id: newId(),
        connectionId,
        mentorUserId,
        menteeUserId,
        status: 'booked',
        ...slot,
        place: input.place ?? (await this.bookings.availabilityOf(mentorUserId))?.place ?? null,
        agenda: input.agenda,
        notes: null,
        revision: 1,
      };
      await this.bookings.add(added);
      await this.reminders.waitFor(added);
      return added;
    }, queueOfMentor(mentor));
    return this.shownOne(row);
  }

  async mine(actor: MemberActor, place: BookingPlace) {
    const { items, nextCursor } = await this.bookings.page(actor.id, this.clock.now(), place);
    return { items: await this.shown(items), nextCursor };
  }

  /** Implements BEYOND-171. */
  async times(ids: readonly string[]) {
    const rows = await this.bookings.byIds(ids);
    return { items: rows.map(({ _id: id, startsAt }) => ({ id, startsAt: startsAt.toISOString() })) };
  }

  /** @throws DomainError as `book` does, and 409 when it is over */
  async move(actor: MemberActor, id: string, startsAt: string) {
    const row = await this.transactions.run(async () => {
      const before = await this.ahead(actor, id);
      const connection = await this.connected(actor, before.connectionId);
      const slot = await this.freeSlot(actor, connection, startsAt, id);
      const after = await this.bookings.move(id, slot, actor.id);
      if (!after) throw bookingOver();
      await this.reminders.waitFor(after);
      return after;
    });
    return this.shownOne(row);
  }

  /**
   * By either of the two, as long as it is kept. Implements BEYOND-172.
   * @throws DomainError 409 when it is canceled, or the other has changed it
   */
  async describe(actor: MemberActor, id: string, details: MeetingDetails) {
    const row = await this.transactions.run(async () => {
      const before = await this.own(actor, id);
      if (before.status !== 'booked') throw bookingOver();
      await this.connected(actor, before.connectionId);
      const after = await this.bookings.describe(before, details, actor.id);
      if (!after) throw bookingChanged();
      return after;
    });
    return this.shownOne(row);
  }

  /** What a mail says of it; null when it is gone. */
  async news(id: string) {
    const row = await this.bookings.find(id);
    const [booking] = row ? await this.shown([row]) : [];
    return { news: row && booking ? { booking, status: row.status } : null };
  }

  /** By either of the two; repeating it changes nothing. */
  async cancel(actor: MemberActor, id: string) {
    await this.transactions.run(async () => {
      const row = await this.own(actor, id);
      if (row.status === 'cancelled') return;
      await this.ahead(actor, id);
      await this.bookings.cancel(id, actor.id);
    });
    return { done: true as const };
  }

  private async freeSlot(
    actor: MemberActor,
    connection: ConnectionRow,
    startsAt: string,
    movedId?: string,
  ): Promise<Slot> {
    if (actor.id !== connection.menteeUserId) throw onlyMentee();
    const offered = this.offered(await this.bookings.availabilityOf(connection.mentorUserId));
    const slot = offered.find((one) => one.startsAt.getTime() === Date.parse(startsAt));
    if (!slot) throw slotNotOffered();
    await this.mentors.touch(bothOf(connection));
    const busy = await this.bookings.busy(bothOf(connection), slot);
    if (busy.some(({ _id }) => _id !== movedId)) throw slotTaken();
    return slot;
  }

  private offered(row: AvailabilityRow | null): Slot[] {
    const now = this.clock.now();
    return row ? slotsOf(row, now, new Date(now.getTime() + slotDays * dayMs)) : [];
  }

  /** @throws DomainError 404 for others, 422 when it is not accepted (anymore) */
  private async connected(actor: MemberActor, id: string): Promise<ConnectionRow> {
    const row = await this.connections.find(id);
    if (!row || !bothOf(row).includes(actor.id)) throw connectionNotFound();
    if (row.status !== 'accepted') throw notConnected();
    return row;
  }

  private async own(actor: MemberActor, id: string): Promise<BookingRow> {
    const row = await this.bookings.find(id);
    if (!row || !bothOf(row).includes(actor.id)) throw bookingNotFound();
    return row;
  }

  private async ahead(actor: MemberActor, id: string): Promise<BookingRow> {
    const row = await this.own(actor, id);
    if (row.status !== 'booked' || row.startsAt <= this.clock.now()) throw bookingOver();
    return row;
  }

  private async shownOne(row: BookingRow) {
    const [booking] = await this.shown([row]);
    if (!booking) throw bookingNotFound();
    return booking;
  }

  private async shown(rows: readonly BookingRow[]) {
    const profiles = await this.mentors.byIds(rows.flatMap(bothOf));
    return rows.flatMap((row) => toBooking(row, profiles) ?? []);
  }
}

const bothOf = ({ mentorUserId, menteeUserId }: Pick<BookingRow, 'mentorUserId' | 'menteeUserId'>) => [
  mentorUserId,
  menteeUserId,
];

const toAvailability = ({ timeZone, minutes, weekly, place }: AvailabilityRow): Availability => ({
  timeZone,
  minutes,
  weekly: weekly.map(({ weekday, from, to }) => ({ weekday, from, to })),
  place: place ?? null,
});
