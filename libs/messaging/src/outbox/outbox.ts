import type { Envelope, EventDefinition } from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { currentContext, newId, type WorkContext } from '@barspoon/platform';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import { MESSAGING, type MessagingOptions } from '../options.ts';
import { keptDays } from '../retention.ts';
import { WakeUp } from './wake-up.ts';

/** A recorded event: written with the change it describes, published by the relay. */
@Schema({ collection: 'outbox', versionKey: false })
export class OutboxRow {
  /** The event's id. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  subject: string;
  /** `recipe:<id>`. Events of one aggregate are published in the order of their revisions. */
  @Prop({ type: String, required: true })
  aggregate: string;
  @Prop({ type: Number, required: true })
  revision: number;
  @Prop({ type: Object, required: true })
  envelope: Envelope;
  @Prop({ type: Date, required: true })
  createdAt: Date;
  @Prop({ type: Date, default: null })
  publishedAt: Date | null;
  /** Its last known sequence in the stream; reveals a stream that has lost its end. */
  @Prop({ type: Number, default: null })
  place: number | null;
  /** The span that recorded it. */
  @Prop({ type: String })
  traceparent?: string;
}
export const OutboxRowSchema = SchemaFactory.createForClass(OutboxRow)
  .index({ createdAt: 1 }, { name: 'unpublished', partialFilterExpression: { publishedAt: null } })
  .index({ aggregate: 1, revision: 1 }, { partialFilterExpression: { publishedAt: null } })
  .index({ publishedAt: 1 }, { expireAfterSeconds: keptDays * 24 * 60 * 60 })
  .index({ place: 1 }, { partialFilterExpression: { place: { $gte: 0 } } });

/** Where services record what has happened. */
@Injectable()
export class Outbox {
  constructor(
    private readonly transactions: Transactions,
    @Inject(MESSAGING) private readonly options: MessagingOptions,
    @InjectModel(OutboxRow.name) private readonly rows: Model<OutboxRow>,
    private readonly wakeUp: WakeUp,
  ) {}

  /**
   * Records an event in the open transaction: it is published if and only if the change commits.
   * @param about the aggregate (`recipe:<id>`) and its revision after the change
   * @throws Error outside a transaction, for another service's event, or when the data does not fit the declared one
   */
  async add<S extends z.ZodType>(
    definition: EventDefinition<S>,
    data: z.input<S>,
    about: { aggregate: string; revision: number },
  ): Promise<void> {
    await this.addAll([{ definition, data, about }]);
  }

  /** As `add`, for many events in one write; each in the current context, or in that of its cause. */
  async addAll(
    events: readonly {
      definition: EventDefinition;
      data: unknown;
      about: { aggregate: string; revision: number };
      context?: WorkContext | undefined;
    }[],
  ): Promise<void> {
    this.transactions.assertOpen('Recording an event');
    const present = currentContext();
    const rows = events.map(({ definition, data, about, context = present }) => {
      if (definition.service !== this.options.service)
        throw new Error(`${definition.type} is not an event of ${this.options.service}`);
      const id = newId();
      const createdAt = new Date();
      const actor = context?.actor;
      const envelope: Envelope = {
        id,
        type: definition.type,
        version: definition.version,
        occurredAt: new Date(context?.at ?? createdAt).toISOString(),
        correlationId: context?.correlationId ?? id,
        causationId: context?.causationId ?? id,
        actorId: actor?.kind === 'member' ? actor.id : null,
        data: definition.data.parse(data),
      };
      return {
        _id: id,
        subject: definition.subject,
        ...about,
        envelope,
        createdAt,
        publishedAt: null,
        place: null,
        ...(context?.traceparent && { traceparent: context.traceparent }),
      };
    });
    await this.rows.insertMany(rows);
    await this.transactions.afterCommit(() => this.wakeUp.committed());
  }

  /**
   * Publishes again what was published in a period, for a stream restored from an old copy; consumers know what they
   * have handled. A stream that is lost completely is rebuilt automatically.
   * @returns how many events
   */
  async redrive({ since, until }: { since: Date; until?: Date }): Promise<number> {
    const createdAt = { $gte: since, ...(until && { $lt: until }) };
    const again = await this.rows.updateMany(
      { createdAt, publishedAt: { $ne: null } },
      { $set: { publishedAt: null, place: null } },
    );
    return again.modifiedCount;
  }
}
