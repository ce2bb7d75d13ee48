import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { hashOf } from './refresh-token.ts';
import { WaitingSignInRow } from './waiting-sign-in.schema.ts';

/** Codes and passkeys that one sign-in may try before the password is asked for again. */
const maxTries = 5;

@Injectable()
export class WaitingSignInsRepository {
  constructor(@InjectModel(WaitingSignInRow.name) private readonly rows: Model<WaitingSignInRow>) {}

  /** @returns the token that only the browser has which signs in */
  async add(memberId: string, expiresAt: Date): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.rows.create([{ _id: hashOf(token), memberId, tries: 0, expiresAt }]);
    return token;
  }

  /** @returns whose sign-in waits, or null when it is over */
  async find(token: string, now: Date): Promise<string | null> {
    const row = await this.rows.findOne({ _id: hashOf(token), expiresAt: { $gt: now } }).lean();
    return row?.memberId ?? null;
  }

  /** Counts a try. @returns whose sign-in waits, or null when it is over */
  async tryOnce(token: string, now: Date): Promise<string | null> {
    const row = await this.rows
      .findOneAndUpdate(
        { _id: hashOf(token), tries: { $lt: maxTries }, expiresAt: { $gt: now } },
        { $inc: { tries: 1 } },
      )
      .lean();
    return row?.memberId ?? null;
  }

  /** @returns false when it is over: of many at once one succeeds */
  async use(token: string): Promise<boolean> {
    const { deletedCount } = await this.rows.deleteOne({ _id: hashOf(token) });
    return deletedCount === 1;
  }

  async removeAllOf(memberId: string): Promise<void> {
    await this.rows.deleteMany({ memberId });
  }
}
