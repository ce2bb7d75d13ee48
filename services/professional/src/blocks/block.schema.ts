import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** That a member blocks another, as community tells it. */
@Schema({ collection: 'member_blocks', versionKey: false })
export class BlockRow {
  /** `<member>:<other>` */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  memberId: string;
  @Prop({ type: String, required: true })
  otherId: string;
}
export const BlockRowSchema = SchemaFactory.createForClass(BlockRow)
  .index({ memberId: 1 })
  .index({ otherId: 1 });
