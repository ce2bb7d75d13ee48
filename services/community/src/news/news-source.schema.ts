import type { FoundArticle } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A feed of the news panel with the newest articles it brought. Implements BEYOND-55. */
@Schema({ collection: 'news_sources', versionKey: false })
export class NewsSourceRow {
  @Prop({ type: String, required: true })
  _id: string;
  /** Its line in the console. */
  @Prop({ type: Number, required: true })
  place: number;
  @Prop({ type: String, required: true })
  name: string;
  @Prop({ type: String, required: true })
  url: string;
  @Prop({ type: Boolean, required: true })
  enabled: boolean;
  @Prop({ type: [Object], required: true })
  articles: FoundArticle[];
  /** What its server said of the version that was read. */
  @Prop({ type: String, default: null })
  etag: string | null;
  @Prop({ type: String, default: null })
  lastModified: string | null;
  /** In a row. */
  @Prop({ type: Number, required: true })
  failures: number;
  @Prop({ type: String, default: null })
  problem: string | null;
  @Prop({ type: Date, default: null })
  readAt: Date | null;
  @Prop({ type: Date, required: true })
  nextReadAt: Date;
  @Prop({ type: Number, required: true })
  revision: number;
}
export const NewsSourceRowSchema = SchemaFactory.createForClass(NewsSourceRow).index(
  { place: 1 },
  { unique: true },
);
