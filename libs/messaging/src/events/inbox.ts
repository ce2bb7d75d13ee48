import { Transactions } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Model } from 'mongoose';

const keepDays = 30;

/** One handled event of one consumer; its existence is the proof that the effect has happened. */
@Schema({ collection: 'inbox', versionKey: false })
export class InboxRow {
  /** `<consumer>:<event id>` */
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: Date, required: true, expires: keepDays * 24 * 60 * 60 })
  handledAt: Date;
}
export const InboxRowSchema = SchemaFactory.createForClass(InboxRow);

/** Tries of an event that was not handled at the first one; counted by us because NATS also counts its own outages. */
@Schema({ collection: 'inbox_tries', versionKey: false })
export class InboxTry {
  @Prop({ type: String, required: true })
  _id: string;
  /** Times it was begun: also rises when it kills the process. */
  @Prop({ type: Number, required: true, default: 0 })
  begun: number;
  /** Times the handler threw. */
  @Prop({ type: Number, required: true, default: 0 })
  failed: number;
  @Prop({ type: Date, required: true, expires: keepDays * 24 * 60 * 60 })
  at: Date;
}
export const InboxTrySchema = SchemaFactory.createForClass(InboxTry);

@Injectable()
export class Inbox {
  constructor(
    private readonly transactions: Transactions,
    @InjectModel(InboxRow.name) private readonly rows: Model<InboxRow>,
    @InjectModel(InboxTry.name) private readonly tries: Model<InboxTry>,
  ) {}

  /**
   * Runs `effect` in one transaction with the inbox row.
   * @returns false when this consumer has handled the event before; `effect` is then not run
   */
  async once(consumer: string, eventId: string, effect: () => Promise<void>): Promise<boolean> {
    const _id = `${consumer}:${eventId}`;
    // Read first: an insert that fails on the unique id would abort the transaction for an ordinary duplicate.
    if (await this.rows.exists({ _id })) return false;
    try {
      await this.transactions.run(async () => {
        await this.rows.create([{ _id, handledAt: new Date() }]);
        await effect();
      });
      return true;
    } catch (error) {
      if (isDuplicateOf(error, _id)) return false;
      throw error;
    }
  }

  async countTry(
    consumer: string,
    eventId: string,
    what: 'begun' | 'failed',
  ): Promise<{ begun: number; failed: number }> {
    const row = await this.tries
      .findOneAndUpdate(
        { _id: `${consumer}:${eventId}` },
        { $inc: { [what]: 1 }, $set: { at: new Date() } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean();
    return { begun: row?.begun ?? 0, failed: row?.failed ?? 0 };
  }
}

const isDuplicateOf = (error: unknown, _id: string): boolean => {
  const { code, keyValue } = error as { code?: number; keyValue?: { _id?: string } };
  return code === 11000 && keyValue?._id === _id;
};
