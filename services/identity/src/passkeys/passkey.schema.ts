import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A passkey of a member: the half of it that everybody may know. Implements BEYOND-272. */
@Schema({ collection: 'passkeys', versionKey: false })
export class PasskeyRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  memberId: string;
  /** By which the device that has it knows it. */
  @Prop({ type: String, required: true })
  credentialId: string;
  /** In COSE, as base64url. */
  @Prop({ type: String, required: true })
  publicKey: string;
  /** How often it was used, as its device counts; 0 forever where none does, as with those that are synced. */
  @Prop({ type: Number, required: true })
  counter: number;
  /** How a browser reaches the device. */
  @Prop({ type: [String], required: true })
  transports: string[];
  @Prop({ type: String, required: true })
  name: string;
  @Prop({ type: Date, required: true })
  createdAt: Date;
  @Prop({ type: Date, default: null })
  lastUsedAt: Date | null;
}
export const PasskeyRowSchema = SchemaFactory.createForClass(PasskeyRow)
  .index({ credentialId: 1 }, { unique: true, name: 'credential' })
  .index({ memberId: 1 });
