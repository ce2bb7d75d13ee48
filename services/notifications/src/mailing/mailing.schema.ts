import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** That a member gets no bulk mail. */
@Schema({ collection: 'news_unsubscribed', versionKey: false })
export class UnsubscribedRow {
  /** The member's id. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: Date, required: true })
  at: Date;
}
export const UnsubscribedRowSchema = SchemaFactory.createForClass(UnsubscribedRow);

/** That a link was mailed to a member lately. */
@Schema({ collection: 'news_links_mailed', versionKey: false })
export class MailedLinkRow {
  /** The member's id. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: Date, required: true, expires: 60 * 60 })
  at: Date;
}
export const MailedLinkRowSchema = SchemaFactory.createForClass(MailedLinkRow);

/** What links are signed with; made once. */
@Schema({ collection: 'link_keys', versionKey: false })
export class LinkKeyRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  key: string;
}
export const LinkKeyRowSchema = SchemaFactory.createForClass(LinkKeyRow);
