import type { SiteSettings } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** One version of the site's settings; the one with the highest number is in force. */
@Schema({ collection: 'site_settings', versionKey: false })
export class SettingsRow {
  /** The revision, from 1. */
  @Prop({ type: Number, required: true })
  _id: number;
  @Prop({ type: Object, required: true })
  settings: SiteSettings;
  /** When staff were last begun to be asked for a second factor; null while they are not, and from the beginning. */
  @Prop({ type: Date, default: null })
  staffSecondFactorFrom?: Date | null;
  @Prop({ type: Date, required: true })
  changedAt: Date;
  /** The admin's id. */
  @Prop({ type: String, required: true })
  changedBy: string;
}
export const SettingsRowSchema = SchemaFactory.createForClass(SettingsRow);
