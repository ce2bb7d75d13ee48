import { isDuplicateOf, Transactions } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Model } from 'mongoose';

const keepDays = 30;

/** One event that a consumer has finished: its effect has happened, or a dead letter says why not. */
@Schema({ collection: 'inbox', versionKey: false })
export class InboxRow {
  /** `<consumer>:<event id>` */
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: Date, required: true, expires: keepDays * 24 * 60 * 60 })
  handledAt: Date;
}
export const InboxRowSchema = SchemaFactory.createForClass(InboxRow);

/** Attempts at an event whose first delivery failed; counted here because NATS also counts its own outages. */
@Schema({ collection: 'inbox_tries', versionKey: false })
export class InboxTry {
  @Prop({ type: String, required: true })
  _id: string;
  /** Consecutive attempts that started and never finished: the process died, possibly because of the event. */
  @Prop({ type: Number, required: true, default: 0 })
  begun: number;
  /** How often the handler threw. */
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

  /** Whether this consumer has finished the event: handled it or given it up. */
  async has(consumer: string, eventId: string): Promise<boolean> {
    return (await this.rows.exists({ _id: keyOf(consumer, eventId) })) !== null;
  }

  /**
   * Runs `effect` in one transaction with the inbox row.
   * @returns false when this consumer has handled the event before; `effect` is then not run
   */
  async once(consumer: string, eventId: string, effect: () => Promise<void>): Promise<boolean> {
    const _id = keyOf(consumer, eventId);
    try {
      await this.transactions.run(async () => {
        await this.rows.insertMany([{ _id, handledAt: new Date() }]);
        await effect();
      });
      return true;
    } catch (error) {
      if (isDuplicateOf(error, _id)) return false;
      throw error;
    }
  }

  /** Which of several events this consumer has finished. */
  async handledOf(consumer: string, eventIds: readonly string[]): Promise<Set<string>> {
    const keys = eventIds.map((id) => keyOf(consumer, id));
    const rows = await this.rows.find({ _id: { $in: keys } }, { _id: 1 }).lean();
    return new Set(rows.map(({ _id }) => _id.slice(consumer.length + 1)));
  }

  /**
   * Runs `effect` in one transaction with the inbox rows of several events.
   * @throws whatever `effect` throws, or if one of them was handled before; then nothing has taken effect
   */
  async onceForAll(
    consumer: string,
    eventIds: readonly string[],
    effect: () => Promise<void>,
  ): Promise<void> {
    const rows = eventIds.map((id) => ({ _id: keyOf(consumer, id), handledAt: new Date() }));
    await this.transactions.run(async () => {
      await this.rows.insertMany(rows);
      await effect();
    });
  }

  /** Marks an event as finished although it was not handled. Runs in the open transaction. */
  async close(consumer: string, eventId: string): Promise<void> {
    await this.rows.updateOne(
      { _id: keyOf(consumer, eventId) },
      { $setOnInsert: { handledAt: new Date() } },
      { upsert: true },
    );
  }

  /** Whether the last attempt at a redelivered event started and never finished: the process died, possibly because of it. */
  async isSuspect(consumer: string, eventId: string): Promise<boolean> {
    const row = await this.tries.findById(keyOf(consumer, eventId), { begun: 1 }).lean();
    return row !== null && row.begun > 0;
  }

  /** Records the start of an attempt. @returns how many consecutive attempts before it never finished */
  async begin(consumer: string, eventId: string): Promise<number> {
    const before = await this.tries
      .findOneAndUpdate(
        { _id: keyOf(consumer, eventId) },
        { $inc: { begun: 1 }, $set: { at: new Date() } },
        { upsert: true, returnDocument: 'before' },
      )
      .lean();
    return before?.begun ?? 0;
  }

  /** Records a failed attempt. @returns how often it has */
  async fail(consumer: string, eventId: string): Promise<number> {
    const row = await this.tries
      .findOneAndUpdate(
        { _id: keyOf(consumer, eventId) },
        { $inc: { failed: 1 }, $set: { begun: 0, at: new Date() } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean();
    return row?.failed ?? 0;
  }

  /** Records an attempt that ended without a fault of the event. Earlier attempts that never finished still count. */
  async putOff(consumer: string, eventId: string): Promise<void> {
    const begun = { $max: [0, { $subtract: [{ $ifNull: ['$begun', 0] }, 1] }] };
    const failed = { $ifNull: ['$failed', 0] };
    await this.tries.updateOne(
      { _id: keyOf(consumer, eventId) },
      [{ $set: { begun, failed, at: '$$NOW' } }],
      { upsert: true, updatePipeline: true },
    );
  }
}

const keyOf = (consumer: string, eventId: string): string => `${consumer}:${eventId}`;
