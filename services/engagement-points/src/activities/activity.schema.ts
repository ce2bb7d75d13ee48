import type { UnearnedReason } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/**
 * Something a member did, and the points it earned: an entry of the ledger from which totals, levels, achievements and
 * boards can be rebuilt. Unique per member, type and related thing: points are awarded once. Implements BEYOND-58.
 */
@Schema({ collection: 'user_activities', versionKey: false })
export class ActivityRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  userId: string;
  /** Its place among the member's activities, from 1. */
  @Prop({ type: Number, required: true })
  entry: number;
  @Prop({ type: String, required: true })
  activityType: string;
  /** Zero beyond the day's limits and for one's own things; less than zero where an admin takes points back. */
  @Prop({ type: Number, required: true })
  pointsAwarded: number;
  @Prop({ type: String, default: null })
  relatedId: string | null;
  @Prop({ type: String, default: null })
  relatedType: string | null;
  @Prop({ type: String, default: null })
  relatedName: string | null;
  /** The other member in it. */
  @Prop({ type: String, default: null })
  counterpartId: string | null;
  /** What sort of thing it was done to. */
  @Prop({ type: String, default: null })
  facet: string | null;
  /** Why it could earn nothing, whatever the day brought. */
  @Prop({ type: String, default: null })
  unearned: UnearnedReason | null;
  @Prop({ type: Date, required: true })
  createdAt: Date;
  /** Of a counter-entry: the moment whose month and week it counts to, that of the entry it takes back. */
  @Prop({ type: Date })
  countsAt?: Date;
}
export const ActivityRowSchema = SchemaFactory.createForClass(ActivityRow)
  .index({ userId: 1, activityType: 1, relatedId: 1, counterpartId: 1 }, { unique: true })
  .index({ userId: 1, entry: 1 }, { unique: true })
  .index({ userId: 1, createdAt: 1 }, { partialFilterExpression: { pointsAwarded: { $gt: 0 } } })
  .index({ userId: 1, createdAt: -1, _id: -1 })
  .index({ userId: 1, activityType: 1, createdAt: -1, _id: -1 });
