import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, newId } from '@barspoon/platform';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MESSAGING, type MessagingOptions } from '../options.ts';

/** That a process of the service runs. */
@Schema({ collection: 'replicas', versionKey: false })
export class ReplicaRow {
  /** Made up at its start. */
  @Prop({ type: String, required: true })
  _id: string;
  /** Host and process. */
  @Prop({ type: String, required: true })
  name: string;
  @Prop({ type: String, required: true })
  release: string;
  @Prop({ type: Date, required: true })
  startedAt: Date;
  @Prop({ type: Date, required: true })
  seenAt: Date;
  @Prop({ type: Number, required: true })
  memoryMib: number;
}
export const ReplicaRowSchema = SchemaFactory.createForClass(ReplicaRow);

const everyMs = 15_000;
/** Longer than one that has missed some of its turns. */
const goneAfterMs = 60_000;
/** A database that does not answer keeps nobody from stopping. */
const goodbyeMs = 1000;
const mib = 1024 * 1024;

/** Keeps a row for each process of this service, so that the console can name those that run. */
@Injectable()
export class Replicas implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(Replicas.name);
  private readonly id = newId();
  private readonly startedAt = new Date();
  private readonly stopping = new AbortController();
  private finished: Promise<void> | undefined;

  constructor(
    @Inject(MESSAGING) private readonly options: MessagingOptions,
    @InjectModel(ReplicaRow.name) private readonly rows: Model<ReplicaRow>,
  ) {}

  onApplicationBootstrap(): void {
    this.finished = this.run();
  }

  /** It is gone from the list at once. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    const gone = async () => {
      await this.finished;
      await this.rows.deleteOne({ _id: this.id });
    };
    await atMost(goodbyeMs, gone());
  }

  /** Those that run, the longest first. */
  running(): Promise<ReplicaRow[]> {
    return this.rows
      .find({ seenAt: { $gt: new Date(Date.now() - goneAfterMs) } })
      .sort({ startedAt: 1 })
      .lean()
      .exec();
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await this.tell().catch((error) => this.log.debug(`not noted as running: ${(error as Error).message}`));
      await sleep(everyMs, undefined, { signal }).catch(() => undefined);
    }
  }

  private async tell(): Promise<void> {
    const now = new Date();
    const row = {
      name: `${hostname()}:${process.pid}`,
      release: this.options.release ?? 'development',
      startedAt: this.startedAt,
      seenAt: now,
      memoryMib: Math.round(process.memoryUsage.rss() / mib),
    };
    await this.rows.updateOne({ _id: this.id }, { $set: row }, { upsert: true });
    // Who died could not take its row away.
    await this.rows.deleteMany({ seenAt: { $lte: new Date(now.getTime() - goneAfterMs) } });
  }
}
