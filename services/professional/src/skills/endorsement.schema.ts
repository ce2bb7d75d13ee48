import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** That a member vouches for a skill of another; once for each skill and member. Implements BEYOND-70. */
@Schema({ collection: 'skill_endorsements', versionKey: false })
export class EndorsementRow {
  /** `<owner>:<skill>:<endorser>` */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  ownerId: string;
  @Prop({ type: String, required: true })
  skillId: string;
  @Prop({ type: String, required: true })
  endorserId: string;
  @Prop({ type: Date, required: true })
  createdAt: Date;
}
export const EndorsementRowSchema = SchemaFactory.createForClass(EndorsementRow)
  .index({ ownerId: 1, createdAt: -1 })
  .index({ ownerId: 1, skillId: 1 })
  .index({ endorserId: 1, ownerId: 1 })
  .index({ createdAt: -1 });
