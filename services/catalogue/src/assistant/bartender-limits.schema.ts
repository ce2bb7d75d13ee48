import type { Allergen } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** What the bartender never serves a member, by the member's id. */
@Schema({ collection: 'bartender_limits', versionKey: false })
export class BartenderLimitsRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: [String], required: true })
  free: Allergen[];
  @Prop({ type: Boolean, required: true })
  vegan: boolean;
  @Prop({ type: Boolean, required: true })
  withoutAlcohol: boolean;
}
export const BartenderLimitsRowSchema = SchemaFactory.createForClass(BartenderLimitsRow);
