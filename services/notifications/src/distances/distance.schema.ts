import type { DistanceKind } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** That a member blocks or mutes another, as community tells it. */
@Schema({ collection: 'member_distances', versionKey: false })
export class KeptDistanceRow {
  /** `<member>:<other>:<kind>` */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  memberId: string;
  @Prop({ type: String, required: true })
  otherId: string;
  @Prop({ type: String, required: true })
  kind: DistanceKind;
}
export const KeptDistanceRowSchema = SchemaFactory.createForClass(KeptDistanceRow)
  .index({ memberId: 1 })
  .index({ otherId: 1, memberId: 1 });
