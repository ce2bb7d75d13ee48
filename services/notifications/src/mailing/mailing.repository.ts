import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { listOfToken, type MailingList } from '@barspoon/contracts';
import { isDuplicateOf } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { LinkKeyRow, MailedLinkRow, UnsubscribedRow } from './mailing.schema.ts';

const keyId = 'news';
/** Between two links for the same member, whoever asks for them. */
const linkPauseMs = 10 * 60_000;

@Injectable()
export class MailingRepository {
  private key: string | undefined;

  constructor(
    @InjectModel(UnsubscribedRow.name) private readonly rows: Model<UnsubscribedRow>,
    @InjectModel(MailedLinkRow.name) private readonly mailed: Model<MailedLinkRow>,
    @InjectModel(LinkKeyRow.name) private readonly keys: Model<LinkKeyRow>,
  ) {}

  /** Of these members, those who get no bulk mail. */
  async unsubscribedAmong(memberIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.rows.find({ _id: { $in: memberIds } }, { _id: 1 }).lean();
    return new Set(rows.map(({ _id }) => _id));
  }

  async unsubscribedAfter(after: string, limit: number): Promise<string[]> {
    const rows = await this.rows
      .find({ _id: { $gt: after } }, { _id: 1 })
      .sort({ _id: 1 })
      .limit(limit)
      .lean();
    return rows.map(({ _id }) => _id);
  }

  /** @returns false when it was so already */
  async set(memberId: string, subscribed: boolean, at: Date): Promise<boolean> {
    if (subscribed) return (await this.rows.deleteOne({ _id: memberId })).deletedCount === 1;
    const { upsertedCount } = await this.rows.updateOne(
      { _id: memberId },
      { $setOnInsert: { at } },
      { upsert: true },
    );
    return upsertedCount === 1;
  }

  /** Notes that a link is mailed now. @returns false when one was a while ago; of several at once one is true */
  async mayMailLink(memberId: string, now: Date): Promise<boolean> {
    try {
      await this.mailed.updateOne(
        { _id: memberId, at: { $lte: new Date(now.getTime() - linkPauseMs) } },
        { $set: { at: now } },
        { upsert: true },
      );
      return true;
    } catch (error) {
      if (isDuplicateOf(error, memberId)) return false;
      throw error;
    }
  }

  /** `<member>.<signature>`, and the list where it is not the news; good for no other list, as long as the member is there. */
  async tokenOf(memberId: string, list: MailingList = 'news'): Promise<string> {
    const token = `${memberId}.${(await this.signatureOf(memberId, list)).toString('base64url')}`;
    return list === 'news' ? token : `${token}.${list}`;
  }

  /** Whose token it is; null for one that nobody was given. */
  async ownerOf(token: string): Promise<string | null> {
    const [memberId = '', signature = ''] = token.split('.');
    const given = Buffer.from(signature, 'base64url');
    const right = await this.signatureOf(memberId, listOfToken(token));
    return given.length === right.length && timingSafeEqual(given, right) ? memberId : null;
  }

  /** By which an address is known again without being kept. */
  async addressMacOf(email: string): Promise<string> {
    this.key ??= await this.keptKey();
    return createHmac('sha256', this.key).update(`address:${email.toLowerCase()}`).digest('base64url');
  }

  private async signatureOf(memberId: string, list: MailingList): Promise<Buffer> {
    this.key ??= await this.keptKey();
    return createHmac('sha256', this.key).update(`${list}:${memberId}`).digest();
  }

  private async keptKey(): Promise<string> {
    const row = await this.keys
      .findOneAndUpdate(
        { _id: keyId },
        { $setOnInsert: { key: randomBytes(32).toString('base64url') } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean()
      .orFail();
    return row.key;
  }
}
