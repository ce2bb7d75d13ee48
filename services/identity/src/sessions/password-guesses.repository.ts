import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { tooManyGuesses } from '../accounts/account.errors.ts';
import { PasswordGuessesRow } from './password-guess.schema.ts';

/** As many as sign-ins from one network may fail. */
const maxGuesses = 10;
const forgottenAfterMs = 15 * 60_000;

/** Whoever took over a session guesses its password no faster than at signing in. Implements BEYOND-180. */
@Injectable()
export class PasswordGuesses {
  constructor(
    @InjectModel(PasswordGuessesRow.name) private readonly rows: Model<PasswordGuessesRow>,
    private readonly clock: Clock,
  ) {}

  /** Counts a guess before it is looked at, so that many at once cannot slip through. @throws DomainError 429 */
  async count(memberId: string): Promise<void> {
    const now = this.clock.now();
    await this.rows.deleteOne({ _id: memberId, since: { $lte: new Date(now.getTime() - forgottenAfterMs) } });
    const { count, since } = await this.rows
      .findOneAndUpdate(
        { _id: memberId },
        { $inc: { count: 1 }, $setOnInsert: { since: now } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean()
      .orFail();
    if (count > maxGuesses)
      throw tooManyGuesses(Math.ceil((since.getTime() + forgottenAfterMs - now.getTime()) / 1000));
  }

  /** It was right. */
  async forget(memberId: string): Promise<void> {
    await this.rows.deleteOne({ _id: memberId });
  }
}
