import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A picture of the web that something here shows through our own address. */
@Schema({ collection: 'outside_images', versionKey: false })
export class OutsideImageRow {
  /** Derived from the address. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  url: string;
  /** One that was only looked at and that nothing names goes by itself. */
  @Prop({ type: Date, default: null, expires: 0 })
  expiresAt: Date | null;
}
export const OutsideImageRowSchema = SchemaFactory.createForClass(OutsideImageRow);
