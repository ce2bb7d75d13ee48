import { Audit, Transactions } from '@barspoon/persistence';
import { DomainError, isUnavailable } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Inbox } from './inbox.ts';

/** An event a consumer has given up on. It is kept until somebody replays or discards it. */
@Schema({ collection: 'dead_letters', versionKey: false })
export class DeadLetterRow {
  /** `<consumer>:<event id>` */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  consumer: string;
  @Prop({ type: String, required: true })
  eventId: string;
  @Prop({ type: String, required: true })
  subject: string;
  /** The raw message, which may not even be an event. */
  @Prop({ type: String, default: '' })
  body: string;
  @Prop({ type: String, required: true })
  error: string;
  @Prop({ type: Date, required: true })
  deadLetteredAt: Date;
  /** How often it was given up: once, and again after every replay that failed. */
  @Prop({ type: Number, required: true, default: 0 })
  times: number;
}
export const DeadLetterRowSchema = SchemaFactory.createForClass(DeadLetterRow).index({
  deadLetteredAt: -1,
  _id: -1,
});

/** The dead letters of one service's consumers, in its own database, so they survive the loss of the message broker. */
@Injectable()
export class DeadLetters {
  constructor(
    private readonly transactions: Transactions,
    private readonly inbox: Inbox,
    private readonly audit: Audit,
    @InjectModel(DeadLetterRow.name) private readonly rows: Model<DeadLetterRow>,
  ) {}

  /**
   * Stores an event that was given up; for one already stored, only the reason is updated. The event counts as handled,
   * so only a replay brings it back and no redelivery does.
   */
  async store(deadLetter: Pick<DeadLetterRow, 'consumer' | 'eventId' | 'subject' | 'body'>, error: unknown) {
    await this.transactions.run(async () => {
      await this.inbox.close(deadLetter.consumer, deadLetter.eventId);
      await this.rows.updateOne(
        { _id: keyOf(deadLetter) },
        { $setOnInsert: deadLetter, ...givenUp(error) },
        { upsert: true },
      );
    });
  }

  /** Newest first. */
  list({ consumer, limit }: { consumer?: string | undefined; limit: number }): Promise<DeadLetterRow[]> {
    return this.rows
      .find(consumer ? { consumer } : {})
      .sort({ deadLetteredAt: -1, _id: -1 })
      .limit(limit)
      .lean()
      .exec();
  }

  /** The total; there are few. */
  count(consumer?: string): Promise<number> {
    return this.rows.countDocuments(consumer ? { consumer } : {}, { limit: 10_000 });
  }

  /** @throws DomainError 404 */
  async get(consumer: string, eventId: string): Promise<DeadLetterRow> {
    const row = await this.rows.findById(keyOf({ consumer, eventId })).lean();
    if (!row) throw gone;
    return row;
  }

  /**
   * Handles a dead letter once more, by its own consumer only. On success it is removed in the same transaction
   * as the effect and an audit line; on failure it stays with the new reason.
   * @returns what went wrong, or null
   * @throws DomainError 404 when it was replayed or discarded in the meantime
   */
  async replay(deadLetter: DeadLetterRow, handle: () => Promise<void>): Promise<string | null> {
    try {
      await this.transactions.run(async () => {
        await this.remove(deadLetter, 'dead-letter.replayed', {});
        await handle();
      });
      return null;
    } catch (error) {
      if (isUnavailable(error) || error === gone) throw error;
      await this.rows.updateOne({ _id: deadLetter._id }, givenUp(error));
      return reasonOf(error);
    }
  }

  /**
   * Discards an event permanently.
   * @throws DomainError 404 when it was replayed or discarded in the meantime
   */
  async discard(deadLetter: DeadLetterRow, why: string): Promise<void> {
    await this.transactions.run(() =>
      this.remove(deadLetter, 'dead-letter.discarded', {
        why,
        error: deadLetter.error,
        subject: deadLetter.subject,
      }),
    );
  }

  /** Removes a letter and writes an audit line. Runs in the open transaction. */
  private async remove(
    { _id, consumer, eventId }: DeadLetterRow,
    act: string,
    details: object,
  ): Promise<void> {
    const { deletedCount } = await this.rows.deleteOne({ _id });
    if (deletedCount === 0) throw gone;
    await this.audit.record(act, `event:${eventId}`, { consumer, ...details });
  }
}

const gone = new DomainError('notFound', 'common.dead_letter_not_found', 'Dead letter not found.');

const givenUp = (error: unknown) => ({
  $set: { error: reasonOf(error), deadLetteredAt: new Date() },
  $inc: { times: 1 },
});

const keyOf = ({ consumer, eventId }: Pick<DeadLetterRow, 'consumer' | 'eventId'>): string =>
  `${consumer}:${eventId}`;

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 500);
