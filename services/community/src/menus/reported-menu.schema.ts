import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A copy of what the menu of a bar said when it was last reported; no other ever comes here. */
@Schema({ collection: 'reported_menus', versionKey: false })
export class ReportedMenuRow {
  /** The menu's id. */
  @Prop({ type: String, required: true })
  _id: string;
  /** Whose bar it is. */
  @Prop({ type: String, required: true })
  userId: string;
  @Prop({ type: String, required: true })
  content: string;
  /** Where it was read. */
  @Prop({ type: String, required: true })
  slug: string;
  @Prop({ type: Boolean, required: true, default: false })
  isRemoved: boolean;
  /** Counts the changes of `isRemoved`: the order of the events that tell of them. */
  @Prop({ type: Number, required: true, default: 0 })
  revision: number;
  /** When it was copied. */
  @Prop({ type: Date, required: true })
  createdAt: Date;
}
export const ReportedMenuRowSchema = SchemaFactory.createForClass(ReportedMenuRow).index({ userId: 1 });
