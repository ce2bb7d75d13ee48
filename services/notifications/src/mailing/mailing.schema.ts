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

/** What links are signed with; made once. */
@Schema({ collection: 'link_keys', versionKey: false })
export class LinkKeyRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  key: string;
}
export const LinkKeyRowSchema = SchemaFactory.createForClass(LinkKeyRow);
