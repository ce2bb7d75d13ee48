import type { Role } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { AccountRow } from './account.schema.ts';

@Injectable()
export class AccountsRepository {
  constructor(@InjectModel(AccountRow.name) private readonly rows: Model<AccountRow>) {}

  async add(row: AccountRow): Promise<void> {
    await this.rows.create([row]);
  }

  findById(id: string): Promise<AccountRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  async suspendedAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.rows
      .find({ _id: { $in: ids }, suspendedAt: { $type: 'date' } }, { _id: 1 })
      .lean();
    return new Set(rows.map(({ _id }) => _id));
  }

  findByEmail(email: string): Promise<AccountRow | null> {
    return this.rows.findOne({ email: email.toLowerCase() }).lean().exec();
  }

  /** The accounts that a phone number may open, the oldest first: nobody proves that a number is theirs. */
  findByPhone(phone: string, limit: number): Promise<AccountRow[]> {
    return this.rows.find({ phone }).sort({ createdAt: 1 }).limit(limit).lean().exec();
  }

  findByGoogle(subject: string): Promise<AccountRow | null> {
    return this.rows.findOne({ googleSubject: subject }).lean().exec();
  }

  async change(id: string, change: Partial<Omit<AccountRow, '_id' | 'revision'>>): Promise<AccountRow> {
    return this.rows
      .findOneAndUpdate({ _id: id }, { $set: change, $inc: { revision: 1 } }, { returnDocument: 'after' })
      .lean()
      .orFail();
  }

  /** One that is the same already changes nothing; null takes it away. */
  async setPhone(id: string, phone: string | null): Promise<void> {
    await this.rows.updateOne(
      { _id: id, phone: { $ne: phone } },
      { ...(phone === null ? { $unset: { phone: '' } } : { $set: { phone } }), $inc: { revision: 1 } },
    );
  }

  /**
   * Whether an account still has the address and password it was read with, and is not suspended. Written down, so that
   * a transaction that changes them at the same time and this one do not both commit.
   */
  async holdCredentials({ _id, email, passwordHash }: AccountRow): Promise<boolean> {
    const { matchedCount } = await this.rows.updateOne(
      { _id, email: email ?? null, passwordHash, suspendedAt: null },
      { $inc: { revision: 1 } },
    );
    return matchedCount === 1;
  }

  /**
   * Whether somebody that fits has one of these roles and is not suspended. Written down, so that of two transactions
   * that rely on the same account, or on each other's, one has to begin again.
   */
  async relyOn(who: QueryFilter<AccountRow>, roles: readonly Role[], now: Date): Promise<boolean> {
    const { matchedCount } = await this.rows.updateOne(
      { ...who, role: { $in: roles }, suspendedAt: null },
      { $set: { actedByRoleAt: now } },
    );
    return matchedCount === 1;
  }

  async hasAdmin(): Promise<boolean> {
    return (await this.rows.exists({ role: 'admin', suspendedAt: null })) !== null;
  }

  /** Members whose role or suspension changed since. */
  standingsSince(since: Date): Promise<AccountRow[]> {
    return this.rows
      .find({ standingChangedAt: { $gte: since } })
      .sort({ standingChangedAt: 1 })
      .limit(10_000)
      .lean()
      .exec();
  }
}
