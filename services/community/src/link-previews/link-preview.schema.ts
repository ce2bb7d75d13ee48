import type { LinkPreview } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** What a page that members link to says of itself, read again while somebody sees it. Implements BEYOND-54. */
@Schema({ collection: 'link_previews', versionKey: false })
export class LinkPreviewRow {
  /** Derived from the address. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  url: string;
  @Prop({ type: String, required: true })
  state: LinkPreview['state'];
  @Prop({ type: String, default: null })
  title: string | null;
  @Prop({ type: String, default: null })
  description: string | null;
  @Prop({ type: String, default: null })
  siteName: string | null;
  @Prop({ type: String, default: null })
  imageUrl: string | null;
  @Prop({ type: String, default: null })
  iconUrl: string | null;
  /** Whoever sees it after that has it read again. */
  @Prop({ type: Date, required: true })
  refreshAt: Date;
  /** One that nobody sees any more goes by itself. */
  @Prop({ type: Date, required: true, expires: 0 })
  expiresAt: Date;
}
export const LinkPreviewRowSchema = SchemaFactory.createForClass(LinkPreviewRow);
