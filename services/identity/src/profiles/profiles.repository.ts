import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ProfileRow } from './profile.schema.ts';

@Injectable()
export class ProfilesRepository {
  constructor(@InjectModel(ProfileRow.name) private readonly rows: Model<ProfileRow>) {}

  async add(
    row: Pick<ProfileRow, '_id' | 'fullName' | 'username' | 'usernameKey' | 'createdAt' | 'updatedAt'>,
  ): Promise<void> {
    await this.rows.create([row]);
  }

  async isTaken(usernameKey: string): Promise<boolean> {
    return (await this.rows.exists({ usernameKey })) !== null;
  }

  findByUsername(username: string): Promise<ProfileRow | null> {
    return this.rows.findOne({ usernameKey: username.toLowerCase() }).lean().exec();
  }

  async count({ activeSince, newSince }: { activeSince: Date; newSince: Date }) {
    const [members, active, newcomers] = await Promise.all([
      this.rows.estimatedDocumentCount(),
      this.countActiveSince(activeSince),
      this.rows.countDocuments({ createdAt: { $gte: newSince } }),
    ]);
    return { members, active, new: newcomers };
  }

  /** Null when there is no such member. */
  change(
    id: string,
    change: Partial<Omit<ProfileRow, '_id' | 'usernameKey' | 'revision'>>,
  ): Promise<ProfileRow | null> {
    const usernameKey = change.username && { usernameKey: change.username.toLowerCase() };
    return this.rows
      .findOneAndUpdate(
        { _id: id },
        { $set: { ...change, ...usernameKey }, $inc: { revision: 1 } },
        { returnDocument: 'after' },
      )
      .lean()
      .exec();
  }

  /** As `change`, answering the avatar's former address; undefined when there is no such member. */
  async changeAvatar(
    id: string,
    avatarUrl: string | null,
    updatedAt: Date,
  ): Promise<{ former: string | null; revision: number } | undefined> {
    const before = await this.rows
      .findOneAndUpdate({ _id: id }, { $set: { avatarUrl, updatedAt }, $inc: { revision: 1 } })
      .lean()
      .exec();
    return before ? { former: before.avatarUrl, revision: before.revision + 1 } : undefined;
  }

  /**
   * Moves the mark of a member who was active after a moment.
   * @returns where it stood before; null when they were not
   */
  async markActive(id: string, at: Date, known: { after: Date; before: Date }): Promise<Date | null> {
    const moved = await this.rows
      .findOneAndUpdate(
        { _id: id, lastActiveAt: { $gte: known.after, $lt: known.before } },
        { $set: { lastActiveAt: at } },
        { projection: { lastActiveAt: 1 } },
      )
      .lean();
    if (moved) return moved.lastActiveAt;
    const row = await this.rows
      .findOne({ _id: id, lastActiveAt: { $gte: known.before } }, { lastActiveAt: 1 })
      .lean();
    return row?.lastActiveAt ?? null;
  }

  /** Marks a member who was not active since; null when they were. */
  markArrived(id: string, at: Date, since: Date): Promise<ProfileRow | null> {
    return this.rows
      .findOneAndUpdate(
        { _id: id, $or: [{ lastActiveAt: null }, { lastActiveAt: { $lt: since } }] },
        { $set: { lastActiveAt: at }, $inc: { revision: 1 } },
        { returnDocument: 'after' },
      )
      .lean()
      .exec();
  }

  /** Counted on the index alone; the type is what lets MongoDB use it, which holds those who were ever active. */
  countActiveSince(since: Date): Promise<number> {
    return this.rows.countDocuments({ lastActiveAt: { $gte: since, $type: 'date' } }).exec();
  }

  find(id: string): Promise<ProfileRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  findAll(ids: readonly string[]): Promise<ProfileRow[]> {
    return this.rows
      .find({ _id: { $in: ids } })
      .lean()
      .exec();
  }

  /** Gives a profile without a picture one. */
  setFirstPicture(id: string, avatarUrl: string, updatedAt: Date): Promise<ProfileRow | null> {
    return this.rows
      .findOneAndUpdate(
        { _id: id, avatarUrl: null },
        { $set: { avatarUrl, updatedAt }, $inc: { revision: 1 } },
        { returnDocument: 'after' },
      )
      .lean()
      .exec();
  }

  /** Takes over total and level unless a newer award is already known. */
  projectPoints(
    id: string,
    sequence: number,
    points: Pick<ProfileRow, 'totalPoints' | 'currentLevel'>,
  ): Promise<ProfileRow | null> {
    return this.rows
      .findOneAndUpdate(
        { _id: id, pointsSequence: { $lt: sequence } },
        { $set: { ...points, pointsSequence: sequence }, $inc: { revision: 1 } },
        { returnDocument: 'after' },
      )
      .lean()
      .exec();
  }
}
