import type { DistanceKind } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** That a member keeps another at a distance. */
@Schema({ collection: 'member_distances', versionKey: false })
export class DistanceRow {
  /** A UUIDv7: later ones have higher ids. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  userId: string;
  @Prop({ type: String, required: true })
  otherId: string;
  @Prop({ type: String, required: true })
  kind: DistanceKind;
  @Prop({ type: Date, required: true })
  createdAt: Date;
}
export const DistanceRowSchema = SchemaFactory.createForClass(DistanceRow)
  .index({ userId: 1, otherId: 1, kind: 1 }, { unique: true, name: 'once' })
  .index({ otherId: 1, kind: 1, userId: 1 })
  .index({ userId: 1, _id: -1 }, { name: 'latest' });
