import type { InvitedRole } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** That a member is at a bar of somebody else. */
@Schema({ collection: 'bar_members', versionKey: false })
export class BarMemberRow {
  /** `<bar>:<member>` */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  barId: string;
  @Prop({ type: String, required: true })
  memberId: string;
  @Prop({ type: String, required: true })
  role: InvitedRole;
  @Prop({ type: Date, required: true })
  since: Date;
}
export const BarMemberRowSchema = SchemaFactory.createForClass(BarMemberRow)
  .index({ barId: 1, since: 1 })
  .index({ memberId: 1 });

/** An open invitation to a bar. */
@Schema({ collection: 'bar_invites', versionKey: false })
export class BarInviteRow {
  /** The secret of its link. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  barId: string;
  @Prop({ type: String, required: true })
  role: InvitedRole;
  /** Who alone may accept it; null for whoever has the link. */
  @Prop({ type: String, default: null })
  memberId: string | null;
  @Prop({ type: Date, required: true })
  expiresAt: Date;
}
export const BarInviteRowSchema = SchemaFactory.createForClass(BarInviteRow)
  .index({ barId: 1 })
  .index({ memberId: 1 })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
