import { hostname } from 'node:os';
import { newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Model } from 'mongoose';

/** Which replica may do what only one replica does at a time. */
@Schema({ collection: 'leases', versionKey: false })
export class LeaseRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  holder: string;
  /** Increases with every change of holder: the fencing token. */
  @Prop({ type: Number, required: true })
  token: number;
  /** By the database's clock. */
  @Prop({ type: Date, required: true })
  until: Date;
}
export const LeaseRowSchema = SchemaFactory.createForClass(LeaseRow);

/**
 * A lease in MongoDB with a fencing token. Only the database's clock decides when it ends, so replicas whose clocks
 * differ agree. The holder trusts it by its own monotonic clock and for less time than the others wait, so that a
 * process that was paused notices before it acts.
 */
export class Lease {
  private readonly holder = `${hostname()}:${process.pid}:${newId()}`;
  private trustedUntil = 0;
  private heldToken = 0;

  constructor(
    private readonly rows: Model<LeaseRow>,
    private readonly name: string,
    private readonly ttlMs = 5000,
  ) {}

  /** Takes or keeps the lease. */
  async hold(): Promise<boolean> {
    const asked = performance.now();
    const row = await this.takeOrKeep();
    const isMine = row?.holder === this.holder;
    this.heldToken = isMine ? row.token : 0;
    this.trustedUntil = isMine ? asked + this.ttlMs * 0.6 : 0;
    return isMine;
  }

  /** Whether it may still be trusted without asking. */
  get isTrusted(): boolean {
    return performance.now() < this.trustedUntil;
  }

  /** Changes each time the lease is taken from another holder; 0 while not held. */
  get token(): number {
    return this.heldToken;
  }

  /** Releases it so that another replica continues at once. */
  async release(): Promise<void> {
    this.trustedUntil = 0;
    await this.rows.updateOne({ _id: this.name, holder: this.holder }, { $set: { until: new Date(0) } });
  }

  private async takeOrKeep(): Promise<LeaseRow | null> {
    const isHeld = { $eq: ['$holder', this.holder] };
    const isFree = { $lte: [{ $ifNull: ['$until', new Date(0)] }, '$$NOW'] };
    const mine = <T>(value: T, other: string) => ({ $cond: [{ $or: [isHeld, isFree] }, value, other] });
    const token = { $ifNull: ['$token', 0] };
    try {
      return await this.rows
        .findOneAndUpdate(
          { _id: this.name },
          [
            {
              $set: {
                holder: mine(this.holder, '$holder'),
                token: mine({ $cond: [isHeld, token, { $add: [token, 1] }] }, '$token'),
                until: mine({ $add: ['$$NOW', this.ttlMs] }, '$until'),
              },
            },
          ],
          { upsert: true, returnDocument: 'after', updatePipeline: true },
        )
        .lean();
    } catch (error) {
      // Two replicas created the row at the same moment; the other one was first.
      if ((error as { code?: number }).code === 11000) return null;
      throw error;
    }
  }
}

/** Leases for what only one replica of a service does at a time. */
@Injectable()
export class Leases {
  constructor(@InjectModel(LeaseRow.name) private readonly rows: Model<LeaseRow>) {}

  of(name: string): Lease {
    return new Lease(this.rows, name);
  }
}
