import {
  type Availability,
  bookingCancelled,
  bookingDescribed,
  bookingMade,
  bookingMoved,
  bookingNearing,
  type EventDefinition,
  type MeetingDetails,
} from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { keysetPage, type PageRequest } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AvailabilityRow } from './availability.schema.ts';
import { BookingRow } from './booking.schema.ts';
import type { Slot } from './slots.ts';

const nextFirst = [
  ['startsAt', 1, 'moment'],
  ['_id', 1, 'string'],
] as const;

const lastFirst = [
  ['startsAt', -1, 'moment'],
  ['_id', -1, 'string'],
] as const;

export interface BookingPlace extends PageRequest {
  list: 'ahead' | 'over';
}

/** Only this touches bookings and weekly times; records the event of every change in the same transaction. */
@Injectable()
export class BookingsRepository {
  constructor(
    @InjectModel(AvailabilityRow.name) private readonly availabilities: Model<AvailabilityRow>,
    @InjectModel(BookingRow.name) private readonly rows: Model<BookingRow>,
    private readonly outbox: Outbox,
  ) {}

  availabilityOf(memberId: string): Promise<AvailabilityRow | null> {
    return this.availabilities.findById(memberId).lean().exec();
  }

  async setAvailability(memberId: string, availability: Availability): Promise<void> {
    await this.availabilities.updateOne({ _id: memberId }, { $set: availability }, { upsert: true });
  }

  byIds(ids: readonly string[]): Promise<Pick<BookingRow, '_id' | 'startsAt'>[]> {
    return this.rows
      .find({ _id: { $in: ids } }, { startsAt: 1 })
      .lean()
      .exec();
  }

  find(id: string): Promise<BookingRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  /** What any of these members has booked within a span, with anybody. */
  busy(memberIds: readonly string[], { startsAt, endsAt }: Slot): Promise<BookingRow[]> {
    const within = { status: 'booked' as const, startsAt: { $lt: endsAt }, endsAt: { $gt: startsAt } };
    return this.rows
      .find({
        $or: [
          { ...within, mentorUserId: { $in: memberIds } },
          { ...within, menteeUserId: { $in: memberIds } },
        ],
      })
      .lean<BookingRow[]>()
      .exec();
  }

  countAhead(connectionId: string, now: Date): Promise<number> {
    return this.rows.countDocuments({ connectionId, status: 'booked', startsAt: { $gt: now } }).exec();
  }

  async countByState(now: Date): Promise<{ ahead: number; over: number; cancelled: number }> {
    const [ahead, over, cancelled] = await Promise.all([
      this.rows.countDocuments({ status: 'booked', endsAt: { $gt: now } }).exec(),
      this.rows.countDocuments({ status: 'booked', endsAt: { $lte: now } }).exec(),
      this.rows.countDocuments({ status: 'cancelled' }).exec(),
    ]);
    return { ahead, over, cancelled };
  }

  async page(memberId: string, now: Date, { list, ...page }: BookingPlace) {
    const wanted = { status: 'booked' as const, endsAt: list === 'over' ? { $lte: now } : { $gt: now } };
    const mine = {
      $or: [
        { ...wanted, mentorUserId: memberId },
        { ...wanted, menteeUserId: memberId },
      ],
    };
    const query = this.rows.find(mine).lean<BookingRow[]>();
    return keysetPage(query, list === 'over' ? lastFirst : nextFirst, page);
  }

  async add(row: BookingRow): Promise<void> {
    await this.rows.create([row]);
    await this.tell(row, bookingMade, row.menteeUserId);
  }

  /** @returns null when it is not booked anymore */
  async move(id: string, { startsAt, endsAt }: Slot, memberId: string): Promise<BookingRow | null> {
    return this.change(id, { startsAt, endsAt }, bookingMoved, memberId);
  }

  /** @returns null when it is not booked anymore, or was changed since it was read */
  async describe(
    { _id, place, agenda }: BookingRow,
    { revision, ...details }: MeetingDetails,
    memberId: string,
  ): Promise<BookingRow | null> {
    const row = await this.revise({ _id, revision }, details);
    const isNews = details.place !== (place ?? null) || details.agenda !== (agenda ?? null);
    if (row && isNews) await this.tell(row, bookingDescribed, memberId);
    return row;
  }

  async tellOfNearing({ _id: bookingId, ...row }: BookingRow): Promise<void> {
    const { connectionId, mentorUserId, menteeUserId, revision } = row;
    await this.outbox.add(
      bookingNearing,
      { bookingId, connectionId, mentorUserId, menteeUserId },
      { aggregate: `booking:${bookingId}`, revision },
    );
  }

  async cancel(id: string, memberId: string): Promise<BookingRow | null> {
    return this.change(id, { status: 'cancelled' }, bookingCancelled, memberId);
  }

  async cancelAhead(connectionId: string, now: Date, memberId: string): Promise<void> {
    const ahead = await this.rows
      .find({ connectionId, status: 'booked', startsAt: { $gt: now } }, { _id: 1 })
      .lean();
    for (const { _id } of ahead) await this.cancel(_id, memberId);
  }

  private async change(
    id: string,
    change: Partial<BookingRow>,
    event: EventDefinition,
    memberId: string,
  ): Promise<BookingRow | null> {
    const row = await this.revise({ _id: id }, change);
    if (row) await this.tell(row, event, memberId);
    return row;
  }

  private revise(
    which: Partial<Pick<BookingRow, '_id' | 'revision'>>,
    change: Partial<BookingRow>,
  ): Promise<BookingRow | null> {
    return this.rows
      .findOneAndUpdate(
        { ...which, status: 'booked' },
        { $set: change, $inc: { revision: 1 } },
        { returnDocument: 'after' },
      )
      .lean()
      .exec();
  }

  private async tell(row: BookingRow, event: EventDefinition, memberId: string): Promise<void> {
    const { _id: bookingId, connectionId, mentorUserId, menteeUserId, revision } = row;
    await this.outbox.addAll([
      {
        definition: event,
        data: { bookingId, connectionId, memberId, mentorUserId, menteeUserId },
        about: { aggregate: `booking:${bookingId}`, revision },
      },
    ]);
  }
}
