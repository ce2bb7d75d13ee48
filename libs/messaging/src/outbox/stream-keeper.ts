import { jetstreamManager, type StreamInfo } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { eventStream } from '../names.ts';
import type { MessagingOptions } from '../options.ts';
import type { OutboxRow } from './outbox.ts';

/** What is known about the service's stream, to distinguish a new one from the one that was written to. */
@Schema({ collection: 'streams', versionKey: false })
export class StreamRow {
  /** The stream's name. */
  @Prop({ type: String, required: true })
  _id: string;
  /** When the server created it: another time means another stream. */
  @Prop({ type: String, required: true })
  created: string;
  /** The highest sequence that was acknowledged for one of our events. */
  @Prop({ type: Number, required: true })
  lastPlace: number;
}
export const StreamRowSchema = SchemaFactory.createForClass(StreamRow);

const sureForMs = 10_000;

/**
 * Notices when a service's stream has lost events: recreated by the operator after the server lost its disk, or shorter than what it had confirmed. Rows of lost events count as unpublished again, so the outbox rebuilds it.
 */
export class StreamKeeper {
  private sureUntil = 0;
  private breaks = 0;
  private readonly name: string;

  constructor(
    private readonly nats: NatsConnection,
    options: Pick<MessagingOptions, 'service'>,
    private readonly outbox: Model<OutboxRow>,
    private readonly known: Model<StreamRow>,
  ) {
    this.name = eventStream(options.service);
    void this.watchConnection();
  }

  /**
   * Checks whether the stream is the known one, unless it has already done so on this connection.
   * @returns how many events were lost and will be published again
   * @throws Error while there is none
   */
  async verify(): Promise<number> {
    if (performance.now() < this.sureUntil) return 0;
    const asked = performance.now();
    const { connection } = this;
    const manager = await jetstreamManager(this.nats);
    const info = await manager.streams.info(this.name);
    const lost = await this.compare(info);
    if (connection === this.connection) this.sureUntil = asked + sureForMs;
    return lost;
  }

  /** Changes after each reconnect. */
  get connection(): number {
    return this.breaks;
  }

  /**
   * A check on one connection says nothing about the server behind the next: an event published there unchecked could
   * come before older events in a new stream.
   * @throws Error when the connection has changed
   */
  assertSame(connection: number): void {
    if (connection !== this.breaks) throw new Error('the connection to NATS was lost meanwhile');
  }

  /** The next publication verifies the stream again. */
  doubt(): void {
    this.sureUntil = 0;
  }

  /** Stores the last acknowledged sequence of the stream. */
  async confirm(place: number): Promise<void> {
    await this.known.updateOne({ _id: this.name }, { $max: { lastPlace: place } });
  }

  private async compare({ created, state }: StreamInfo): Promise<number> {
    const before = await this.known.findById(this.name).lean();
    if (before?.created === created && state.last_seq >= before.lastPlace) return 0;
    const isSame = before?.created === created;
    const lost = before
      ? await this.outbox.updateMany(
          { publishedAt: { $ne: null }, ...(isSame && { place: { $gt: state.last_seq } }) },
          { $set: { publishedAt: null, place: null } },
        )
      : { modifiedCount: 0 };
    await this.known.updateOne(
      { _id: this.name },
      { $set: { created, lastPlace: isSame ? state.last_seq : 0 } },
      { upsert: true },
    );
    return lost.modifiedCount;
  }

  /** A new connection may lead to another server, or to one that was restarted without its disk. */
  private async watchConnection(): Promise<void> {
    for await (const { type } of this.nats.status()) {
      if (type !== 'disconnect' && type !== 'reconnect') continue;
      this.breaks++;
      this.doubt();
    }
  }
}
