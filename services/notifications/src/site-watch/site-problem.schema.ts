import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** Something that is wrong with the site. */
@Schema({ collection: 'site_problems', versionKey: false })
export class SiteProblemRow {
  /** `community down` */
  @Prop({ type: String, required: true })
  _id: string;
  /** When it was first seen. */
  @Prop({ type: Date, required: true })
  since: Date;
  /** When the operator was mailed about it; null before. */
  @Prop({ type: Date, default: null })
  mailedAt: Date | null;
}
export const SiteProblemRowSchema = SchemaFactory.createForClass(SiteProblemRow);
