import { outboxAge, outboxPublished, Readiness } from '@barspoon/platform';
import { type JetStreamClient, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { headers, type NatsConnection } from '@nats-io/transport-node';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ensureEventStream } from '../events/streams.ts';
import { MESSAGING, type MessagingOptions, NATS } from '../options.ts';
import { wire } from '../requests/wire.ts';
import { Lease, LeaseRow } from './lease.ts';
import { OutboxRow } from './outbox.ts';
import { WakeUp } from './wake-up.ts';

const pollMs = 1000;
const batchSize = 256;

/**
 * Publishes outbox rows to JetStream: at least once, in the order of each aggregate's revisions, by one replica at a
 * time. Rows are found by `publishedAt: null` and never by "newer than the last one", because ids are made before
 * their transactions commit. The change stream only shortens the wait until the next poll.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap {
  private readonly log = new Logger(OutboxRelay.name);
  private readonly lease: Lease;
  private readonly wakeUp: WakeUp;
  private readonly jets: JetStreamClient;
  private finished: Promise<void> | undefined;
  private stopped = false;

  constructor(
    @InjectModel(OutboxRow.name) private readonly rows: Model<OutboxRow>,
    @InjectModel(LeaseRow.name) leases: Model<LeaseRow>,
    @Inject(NATS) private readonly nats: NatsConnection,
    @Inject(MESSAGING) private readonly options: MessagingOptions,
    private readonly readiness: Readiness,
  ) {
    this.lease = new Lease(leases, 'outbox-relay');
    this.wakeUp = new WakeUp(rows, [{ $match: { operationType: 'insert' } }]);
    this.jets = jetstream(nats);
  }

  onApplicationBootstrap(): void {
    this.readiness.require('nats', async () => {
      await this.nats.flush();
    });
    this.finished = this.run();
  }

  /** Publishes what is committed so far, as far as the servers allow, and stops. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.wakeUp.stop();
    await this.finished;
    await this.lease.release().catch(() => undefined);
  }

  private async run(): Promise<void> {
    await this.ensureStream().catch((error: Error) => this.log.warn(`stream: ${error.message}`));
    while (true) {
      const isLast = this.stopped;
      try {
        const isMine = this.lease.isTrusted || (await this.lease.hold());
        if (isMine) while (await this.publishBatch());
      } catch (error) {
        this.log.warn(`publishing: ${(error as Error).message}`);
      }
      if (isLast) return;
      await this.wakeUp.wait(pollMs);
    }
  }

  /** @returns whether there may be more */
  private async publishBatch(): Promise<boolean> {
    const rows = await this.rows.find({ publishedAt: null }).sort({ createdAt: 1 }).limit(batchSize).lean();
    outboxAge.set(
      { service: this.options.service },
      rows[0] ? (Date.now() - rows[0].createdAt.getTime()) / 1000 : 0,
    );
    if (rows.length === 0) return false;
    // Clocks of two replicas differ; the revision decides within an aggregate.
    rows.sort((a, b) =>
      a.aggregate === b.aggregate ? a.revision - b.revision : +a.createdAt - +b.createdAt,
    );
    if (!this.lease.isTrusted && !(await this.lease.hold())) return false;
    const results = await Promise.allSettled(rows.map((row) => this.publish(row)));
    const published = rows.filter((_, at) => results[at]?.status === 'fulfilled').map((row) => row._id);
    if (published.length)
      await this.rows.updateMany({ _id: { $in: published } }, { $set: { publishedAt: new Date() } });
    outboxPublished.inc({ service: this.options.service }, published.length);
    const failure = results.find((result) => result.status === 'rejected');
    if (failure) await this.recover(failure.reason);
    return rows.length === batchSize;
  }

  private async publish(row: OutboxRow): Promise<void> {
    const about = headers();
    about.set(wire.aggregate, row.aggregate);
    about.set(wire.revision, String(row.revision));
    await this.jets.publish(row.subject, JSON.stringify(row.envelope), {
      msgID: row._id,
      headers: about,
      timeout: 5000,
    });
  }

  /** A publish nobody keeps is an alarm: either the server is away or its stream is gone. */
  private async recover(reason: unknown): Promise<void> {
    await this.ensureStream();
    throw reason;
  }

  private async ensureStream(): Promise<void> {
    const manager = await jetstreamManager(this.nats);
    await ensureEventStream(manager, this.options.service, this.options.eventReplicas);
  }
}
