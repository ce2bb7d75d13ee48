import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** What admins have decided about the model; one row. */
@Schema({ collection: 'model_settings', versionKey: false })
export class ModelSettingsRow {
  @Prop({ type: String, required: true })
  _id: string;
  /** Rises with every change. */
  @Prop({ type: Number, required: true })
  version: number;
  @Prop({ type: Boolean, required: true })
  isOn: boolean;
  @Prop({ type: Number, required: true })
  questionsPerMinute: number;
  @Prop({ type: Number, required: true })
  questionsPerDay: number;
  @Prop({ type: Number, required: true })
  tokensPerDay: number;
}
export const ModelSettingsRowSchema = SchemaFactory.createForClass(ModelSettingsRow);
