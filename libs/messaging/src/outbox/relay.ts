import { crashPoints, inSpan, outboxLost, outboxPublished, Readiness } from '@barspoon/platform';
import { type JetStreamClient, jetstream } from '@nats-io/jetstream';
import { errors, headers, type NatsConnection } from '@nats-io/transport-node';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MESSAGING, type MessagingOptions, NATS, publishesEvents } from '../options.ts';
import { wire } from '../requests/wire.ts';
import { Lease, LeaseRow } from './lease.ts';
import { OutboxRow } from './outbox.ts';
import { StreamKeeper, StreamRow } from './stream-keeper.ts';
import { WakeUp } from './wake-up.ts';

const pollMs = 1000;
const batchSize = 256;
/** A publication without an ack is repeated under the same id, which the server stores once. */
const publishTimeoutMs = 1500;
const publishTries = 3;

/** The outcome of a batch: its connection, the published rows, the last acknowledged sequence, the first failure. */
interface Outcome {
  connection: number;
  published: string[];
  place: number;
  failure?: unknown;
}

/**
 * Publishes outbox rows to JetStream: at least once, in the order of each aggregate's revisions, by one replica at a
 * time. Rows are found by `publishedAt: null` and never by "newer than the last one", because ids are made before
 * their transactions commit.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap {
  private readonly log = new Logger(OutboxRelay.name);
  private readonly lease: Lease;
  private readonly stream: StreamKeeper;
  private readonly jets: JetStreamClient;
  private finished: Promise<void> | undefined;
  private stopped = false;

  constructor(
    @InjectModel(OutboxRow.name) private readonly rows: Model<OutboxRow>,
    @InjectModel(LeaseRow.name) leases: Model<LeaseRow>,
    @InjectModel(StreamRow.name) streams: Model<StreamRow>,
    @Inject(NATS) private readonly nats: NatsConnection,
    @Inject(MESSAGING) private readonly options: MessagingOptions,
    private readonly readiness: Readiness,
    private readonly wakeUp: WakeUp,
  ) {
    this.lease = new Lease(leases, 'outbox-relay');
    this.stream = new StreamKeeper(nats, options, rows, streams);
    this.jets = jetstream(nats);
  }

  onApplicationBootstrap(): void {
    this.readiness.require('nats', async () => {
      await this.nats.flush();
    });
    // A service without events has no stream, and cannot create one.
    if (publishesEvents(this.options)) this.finished = this.run();
  }

  /** Publishes what is committed so far, as far as the servers allow, and stops. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.wakeUp.stop();
    await this.finished;
    await this.lease.release().catch(() => undefined);
  }

  private async run(): Promise<void> {
    while (true) {
      const isLast = this.stopped;
      let isMine = false;
      try {
        isMine = await this.holdsLease();
        if (isMine) await this.publishAll();
      } catch (error) {
        this.stream.doubt();
        this.log.warn(`publishing: ${(error as Error).message}`);
      }
      if (isLast) return;
      // A replica without the lease does not need to wake up at every change.
      await (isMine ? this.wakeUp.wait(pollMs) : this.wakeUp.sleep(pollMs));
    }
  }

  private async holdsLease(): Promise<boolean> {
    if (this.lease.isTrusted) return true;
    const before = this.lease.token;
    const isMine = await this.lease.hold();
    if (this.lease.token !== before) this.stream.doubt();
    return isMine;
  }

  private async publishAll(): Promise<void> {
    while (true) {
      const { connection } = this.stream;
      const lost = await this.stream.verify();
      if (lost) {
        this.log.warn(`the stream has lost events: ${lost} are published again`);
        outboxLost.inc({ service: this.options.service }, lost);
      }
      if (!(await this.publishBatch(connection))) return;
    }
  }

  /**
   * @param connection the one the stream was verified on
   * @returns whether there may be more
   */
  private async publishBatch(connection: number): Promise<boolean> {
    const rows = await this.nextRows();
    const [oldest] = rows;
    if (!oldest || !(await this.holdsLease())) return false;
    const outcome: Outcome = { connection, published: [], place: 0 };
    const aggregates = Map.groupBy(rows, (row) => row.aggregate);
    await Promise.all([...aggregates.values()].map((ofOne) => this.publishInOrder(ofOne, outcome)));
    await this.mark(outcome);
    if (outcome.failure) throw outcome.failure;
    return rows.length >= batchSize;
  }

  /** The oldest rows, and the rows before them in their aggregates, because the clocks of replicas differ. */
  private async nextRows(): Promise<OutboxRow[]> {
    const rows: OutboxRow[] = await this.rows
      .find({ publishedAt: null })
      .sort({ createdAt: 1 })
      .limit(batchSize)
      .lean();
    if (rows.length === batchSize) rows.push(...(await this.overtaken(rows)));
    return rows.sort((a, b) => a.revision - b.revision || (a._id < b._id ? -1 : 1));
  }

  private async overtaken(rows: readonly OutboxRow[]): Promise<OutboxRow[]> {
    const known = new Set(rows.map((row) => row._id));
    const newest = new Map<string, number>();
    for (const { aggregate, revision } of rows)
      newest.set(aggregate, Math.max(revision, newest.get(aggregate) ?? revision));
    const before = [...newest].map(([aggregate, revision]) => ({ aggregate, revision: { $lt: revision } }));
    const found = await this.rows.find({ publishedAt: null, $or: before }).lean();
    return found.filter((row) => !known.has(row._id));
  }

  /** Stops at the first row without an ack, so that nothing overtakes an earlier event of its aggregate. */
  private async publishInOrder(rows: readonly OutboxRow[], outcome: Outcome): Promise<void> {
    for (const row of rows) {
      if (!this.lease.isTrusted) return;
      try {
        await crashPoints.reach('relay.beforePublish');
        outcome.place = Math.max(outcome.place, await this.publish(row, outcome.connection));
        await crashPoints.reach('relay.afterPubAck');
        outcome.published.push(row._id);
      } catch (error) {
        outcome.failure ??= error;
        return;
      }
    }
  }

  /** @returns its sequence in the stream, or that of an earlier publication under this id */
  private publish(row: OutboxRow, connection: number): Promise<number> {
    return inSpan(`publish ${row.subject}`, 'producer', row.traceparent, async (traceparent) => {
      for (let left = publishTries; ; left--) {
        this.stream.assertSame(connection);
        try {
          return await this.send(row, traceparent);
        } catch (error) {
          if (left === 1 || !(error instanceof errors.TimeoutError)) throw error;
        }
      }
    });
  }

  private async send(row: OutboxRow, traceparent: string | undefined): Promise<number> {
    const about = headers();
    if (traceparent) about.set(wire.trace, traceparent);
    about.set(wire.aggregate, row.aggregate);
    about.set(wire.revision, String(row.revision));
    const { seq } = await this.jets.publish(row.subject, JSON.stringify(row.envelope), {
      msgID: row._id,
      headers: about,
      timeout: publishTimeoutMs,
    });
    return seq;
  }

  private async mark({ published, place }: Outcome): Promise<void> {
    if (published.length === 0) return;
    const mark = { publishedAt: new Date(), place };
    await this.rows.updateMany({ _id: { $in: published } }, { $set: mark });
    await this.stream.confirm(place);
    outboxPublished.inc({ service: this.options.service }, published.length);
  }
}
