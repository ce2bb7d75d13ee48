import { hostname } from 'node:os';
import { newId } from '@barspoon/platform';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Model } from 'mongoose';

/** Who may do a job that only one replica does at a time. */
@Schema({ collection: 'leases', versionKey: false })
export class LeaseRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  holder: string;
  /** Rises with every change of holder: the fencing token. */
  @Prop({ type: Number, required: true })
  token: number;
  @Prop({ type: Date, required: true })
  until: Date;
}
export const LeaseRowSchema = SchemaFactory.createForClass(LeaseRow);

/**
 * A lease in MongoDB with a fencing token. The holder trusts it only by its own monotonic clock and for less time
 * than the others wait, so that a process that was paused notices before it acts.
 */
export class Lease {
  private readonly holder = `${hostname()}:${process.pid}:${newId()}`;
  private trustedUntil = 0;
  private token = 0;

  constructor(
    private readonly rows: Model<LeaseRow>,
    private readonly name: string,
    private readonly ttlMs = 10_000,
  ) {}

  /** Takes or keeps the lease. */
  async hold(): Promise<boolean> {
    const asked = performance.now();
    const now = new Date();
    const until = new Date(now.getTime() + this.ttlMs);
    const kept = await this.rows.updateOne(
      { _id: this.name, holder: this.holder, token: this.token, until: { $gt: now } },
      { $set: { until } },
    );
    if (kept.matchedCount === 0 && !(await this.take(now, until))) {
      this.trustedUntil = 0;
      return false;
    }
    this.trustedUntil = asked + this.ttlMs * 0.6;
    return true;
  }

  /** Whether it may still be trusted without asking. */
  get isTrusted(): boolean {
    return performance.now() < this.trustedUntil;
  }

  /** Gives it up so that another replica goes on at once. */
  async release(): Promise<void> {
    this.trustedUntil = 0;
    await this.rows.updateOne(
      { _id: this.name, holder: this.holder, token: this.token },
      { $set: { until: new Date(0) } },
    );
  }

  private async take(now: Date, until: Date): Promise<boolean> {
    try {
      const row = await this.rows
        .findOneAndUpdate(
          { _id: this.name, until: { $lte: now } },
          { $set: { holder: this.holder, until }, $inc: { token: 1 } },
          { upsert: true, returnDocument: 'after' },
        )
        .lean();
      this.token = row?.token ?? 0;
      return true;
    } catch (error) {
      // The upsert met the row of a living holder.
      if ((error as { code?: number }).code === 11000) return false;
      throw error;
    }
  }
}
