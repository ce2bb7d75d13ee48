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

  find(id: string): Promise<ProfileRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  findAll(ids: readonly string[]): Promise<ProfileRow[]> {
    return this.rows
      .find({ _id: { $in: ids } })
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
