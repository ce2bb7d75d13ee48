import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** What is kept of a picture whose files are stored. */
export abstract class Picture {
  /** Names the folder of its files too. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  userId: string;
  @Prop({ type: String, required: true })
  imageUrl: string;
  @Prop({ type: Number, required: true })
  width: number;
  @Prop({ type: Number, required: true })
  height: number;
  @Prop({ type: String, required: true })
  placeholder: string;
  @Prop({ type: Date, required: true })
  createdAt: Date;
}

/** A picture that waits to be shared, as a photo or with a post; each member has one at most. */
@Schema({ collection: 'photo_files', versionKey: false })
export class PictureFileRow extends Picture {}
export const PictureFileRowSchema = SchemaFactory.createForClass(PictureFileRow).index(
  { userId: 1 },
  { unique: true, name: 'user-once' },
);
