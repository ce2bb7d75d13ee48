import type { WarningReason } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A moderator's warning. It goes with the account of whoever was warned. */
@Schema({ collection: 'member_warnings', versionKey: false })
export class WarningRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  memberId: string;
  @Prop({ type: String, required: true })
  reason: WarningReason;
  @Prop({ type: String, default: null })
  note: string | null;
  /** The moderator. */
  @Prop({ type: String, required: true })
  by: string;
  @Prop({ type: Date, required: true })
  createdAt: Date;
}
export const WarningRowSchema = SchemaFactory.createForClass(WarningRow).index(
  { memberId: 1, createdAt: -1, _id: -1 },
  { name: 'user-newest' },
);
