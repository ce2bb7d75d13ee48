import type { TokenScope } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** An access token of a member for a program, stored as SHA-256 only. Implements BEYOND-281. */
@Schema({ collection: 'personal_tokens', versionKey: false })
export class PersonalTokenRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  memberId: string;
  @Prop({ type: String, required: true })
  name: string;
  @Prop({ type: [String], required: true })
  scopes: TokenScope[];
  /** Where it may be used from; empty or missing for anywhere. */
  @Prop({ type: [String] })
  addresses?: string[];
  @Prop({ type: String, required: true })
  hash: string;
  @Prop({ type: Date, required: true })
  createdAt: Date;
  /** The day it was last used, as `2026-01-31`. */
  @Prop({ type: String })
  lastUsedOn?: string;
  @Prop({ type: Date, required: true, expires: 0 })
  expiresAt: Date;
}
export const PersonalTokenRowSchema = SchemaFactory.createForClass(PersonalTokenRow)
  .index({ hash: 1 }, { unique: true })
  .index({ memberId: 1 });
