import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** How often moderators agreed with what a member reported. */
@Schema({ collection: 'reporters', versionKey: false })
export class ReporterRow {
  /** The member's id. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: Number, required: true, default: 0 })
  agreed: number;
  @Prop({ type: Number, required: true, default: 0 })
  disagreed: number;
}
export const ReporterRowSchema = SchemaFactory.createForClass(ReporterRow);
