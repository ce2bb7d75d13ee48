import { dayMs } from '@barspoon/contracts';
import { type JetStreamManager, jetstreamManager, type StreamInfo } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { eventStream } from '../names.ts';
import type { MessagingOptions } from '../options.ts';
import { duplicateWindowMs, keptDays } from '../retention.ts';
import type { OutboxRow } from './outbox.ts';

type Gap = [from: number, to: number];

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
  /** The lowest sequence that it kept when it was looked at last. */
  @Prop({ type: Number })
  firstPlace?: number;
  /** Sequences between its first and its last one that it lost, from and to, and whose events are published again. */
  @Prop({ type: [[Number]] })
  gaps?: Gap[];
  /** How many events it has lost so far. */
  @Prop({ type: Number })
  lost?: number;
  /** When that was noticed last. */
  @Prop({ type: Date })
  lostAt?: Date;
}
export const StreamRowSchema = SchemaFactory.createForClass(StreamRow);

const sureForMs = 10_000;
/** What is gone and older has expired, give or take a day. */
const expiredMs = (keptDays - 1) * dayMs;
/** The server takes an event for one that it has also where it has lost it; its clock may be another. */
const rememberedMs = duplicateWindowMs + 5000;
/** A row knows the highest sequence of the events it was published with; two relays at a change of the lease mix theirs. */
const mixed = 512;

/**
 * Notices when a service's stream has lost events: recreated by the operator after the server lost its disk, shorter than what
 * it had confirmed, or with a hole at its beginning or in its middle. Rows of lost events count as unpublished again, so the
 * outbox rebuilds it; whoever has taken them already knows their ids.
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
    const lost = await this.compare(info, manager);
    if (lost > 0)
      await this.known.updateOne({ _id: this.name }, { $inc: { lost }, $set: { lostAt: new Date() } });
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

  private async compare(info: StreamInfo, manager: JetStreamManager): Promise<number> {
    const { created, state } = info;
    const before = await this.known.findById(this.name).lean();
    if (before?.created !== created || state.last_seq < before.lastPlace) return this.shortened(info, before);
    const gaps = await this.gapsOf(info, before, manager);
    const first = lostAtBeginning(info, before);
    const holes = [...(first ? [first] : []), ...gaps.filter((gap) => !isAmong(gap, before.gaps))];
    let lost = 0;
    const open: Gap[] = [];
    for (const hole of holes) {
      const { count, isWhole } = await this.forget(hole);
      lost += count;
      if (!isWhole) open.push(hole);
    }
    const settled = gaps.filter((gap) => !open.includes(gap));
    const firstPlace = first && open.includes(first) ? before.firstPlace : state.first_seq;
    if (firstPlace !== before.firstPlace || settled.join() !== (before.gaps ?? []).join())
      await this.known.updateOne({ _id: this.name }, { $set: { firstPlace, gaps: settled } });
    return lost;
  }

  /** Another stream than before, or one that has lost its end. */
  private async shortened({ created, state }: StreamInfo, before: StreamRow | null): Promise<number> {
    const isSame = before?.created === created;
    const lost = before
      ? await this.outbox.updateMany(
          { publishedAt: { $ne: null }, ...(isSame && { place: { $gt: state.last_seq } }) },
          { $set: { publishedAt: null, place: null } },
        )
      : { modifiedCount: 0 };
    const lastPlace = isSame ? state.last_seq : 0;
    await this.known.updateOne(
      { _id: this.name },
      { $set: { created, lastPlace, firstPlace: state.first_seq, gaps: isSame ? (before.gaps ?? []) : [] } },
      { upsert: true },
    );
    return lost.modifiedCount;
  }

  /** Where sequences are missing; asked for in detail only when their number is another than before. */
  private async gapsOf(
    { state }: StreamInfo,
    { gaps = [] }: StreamRow,
    manager: JetStreamManager,
  ): Promise<Gap[]> {
    const missing = state.last_seq + 1 - state.first_seq - state.messages;
    const known = gaps.reduce((sum, [from, to]) => sum + to + 1 - from, 0);
    if (missing === known) return gaps;
    const detailed = await manager.streams.info(this.name, { deleted_details: true });
    return rangesOf(detailed.state.deleted ?? []);
  }

  /**
   * The events with these sequences, and some beside them, count as unpublished again.
   * @returns how many, and whether that is all: the server would take those of the last minutes for ones that it has
   */
  private async forget([from, to]: Gap): Promise<{ count: number; isWhole: boolean }> {
    const next = await this.outbox
      .findOne({ place: { $gte: to } }, { place: 1 })
      .sort({ place: 1 })
      .lean();
    const upTo = (next?.place ?? to) + mixed;
    const now = Date.now();
    const within = (start: number, end: number) => ({
      publishedAt: { $gt: new Date(start), $lte: new Date(end) },
      place: { $gte: from, $lte: upTo },
    });
    const isWhole = !(await this.outbox.exists(within(now - rememberedMs, now)));
    if (!isWhole) return { count: 0, isWhole };
    const { modifiedCount: count } = await this.outbox.updateMany(within(now - expiredMs, now), {
      $set: { publishedAt: null, place: null },
    });
    return { count, isWhole };
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

/** What is gone before the first sequence that is left, where that cannot be by age. */
function lostAtBeginning({ state }: StreamInfo, { firstPlace }: StreamRow): Gap | null {
  if (firstPlace === undefined || state.first_seq <= firstPlace) return null;
  const isByAge = state.messages > 0 && Date.parse(state.first_ts) < Date.now() - expiredMs;
  return isByAge ? null : [firstPlace, state.first_seq - 1];
}

const isAmong = ([from, to]: Gap, others: readonly Gap[] = []): boolean =>
  others.some((other) => other[0] <= from && to <= other[1]);

/** Numbers that follow each other, from and to. */
function rangesOf(numbers: readonly number[]): Gap[] {
  const ranges: Gap[] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && last[1] + 1 === number) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges;
}
