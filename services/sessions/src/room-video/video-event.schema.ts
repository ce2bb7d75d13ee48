import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** Longer than a signature of the video server is good. */
const knownSeconds = 60 * 60;

/** That an event of the video server had its effect. */
@Schema({ collection: 'video_events', versionKey: false })
export class VideoEventRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: Date, required: true, expires: knownSeconds })
  takenAt: Date;
}
export const VideoEventRowSchema = SchemaFactory.createForClass(VideoEventRow);
