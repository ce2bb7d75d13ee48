import { beginningsOf } from '@barspoon/collections';
import { type MentorListQuery, type MentorType, mentorTypes } from '@barspoon/contracts';
import { keysetPage, newestFirst, type PageRequest } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MentorProfileRow } from './mentor-profile.schema.ts';

/** Who takes part, and of them who is shown to others. Implements MENT-08, MENT-09, BEYOND-07, BEYOND-78, BEYOND-79. */
const active = { isActive: true, isDeactivated: false, isSuspended: false };
const listed = { ...active, isAcceptingConnections: true };
export const isListed = (row: MentorProfileRow): boolean =>
  row.isActive && row.isAcceptingConnections && !row.isDeactivated && !row.isSuspended;

type Narrowed = Pick<MentorListQuery, 'q' | 'type'> &
  Partial<Pick<MentorListQuery, 'specialization' | 'experience'>>;

/** Requests and bookings all change the profile of the member they are for. */
export const queueOfMentor = (memberId: string) => ({ queue: `mentor:${memberId}` });

/** Only this touches mentorship profiles. */
@Injectable()
export class MentorsRepository {
  constructor(@InjectModel(MentorProfileRow.name) private readonly rows: Model<MentorProfileRow>) {}

  find(id: string): Promise<MentorProfileRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  async byIds(ids: readonly string[]): Promise<ReadonlyMap<string, MentorProfileRow>> {
    const rows = await this.rows.find({ _id: { $in: [...new Set(ids)] } }).lean();
    return new Map(rows.map((row) => [row._id, row]));
  }

  countAccepting(): Promise<number> {
    return this.rows.countDocuments(listed).exec();
  }

  async countActive(): Promise<Record<MentorType, number>> {
    const counts = await Promise.all(
      mentorTypes.map(async (mentorType) => [
        mentorType,
        await this.rows.countDocuments({ ...active, mentorType }),
      ]),
    );
    return Object.fromEntries(counts);
  }

  /** Hidden and deactivated ones included. */
  pageOfAll(query: Narrowed & PageRequest) {
    return this.pageWhere([], query);
  }

  /** @param exceptIds who is left out: the viewer, and those at a block with them */
  page(exceptIds: readonly string[], query: MentorListQuery) {
    return this.pageWhere([listed, { _id: { $nin: exceptIds } }], query);
  }

  private async pageWhere(
    among: readonly Record<string, unknown>[],
    { q, type, specialization, experience, limit, cursor }: Narrowed & PageRequest,
  ) {
    const beginnings = q === undefined ? [] : beginningsOf(q);
    if (q !== undefined && beginnings.length === 0) return { items: [], nextCursor: null };
    const conditions: Record<string, unknown>[] = [...among, ...beginnings.map((words) => ({ words }))];
    if (type) conditions.push({ mentorType: type });
    if (specialization) conditions.push({ specializationAreas: specialization });
    if (experience) conditions.push({ experienceLevel: experience });
    const query = this.rows.find(conditions.length > 0 ? { $and: conditions } : {}).lean();
    return keysetPage(query, newestFirst, { limit, cursor });
  }

  async add(row: MentorProfileRow): Promise<void> {
    await this.rows.create([row]);
  }

  /** @returns null when there is none */
  change(id: string, change: Partial<MentorProfileRow>): Promise<MentorProfileRow | null> {
    return this.rows
      .findOneAndUpdate({ _id: id }, { $set: change, $inc: { revision: 1 } }, { returnDocument: 'after' })
      .lean()
      .exec();
  }

  /** The two of a request, whose change at the same time makes one of both wait for the other. */
  async touch(ids: readonly string[]): Promise<void> {
    await this.rows.updateMany({ _id: { $in: ids } }, { $inc: { revision: 1 } });
  }
}
