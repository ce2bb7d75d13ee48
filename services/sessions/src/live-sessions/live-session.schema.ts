import type { LiveSessionStatus } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** What is mixed together in a session, and where it stands. */
@Schema({ _id: false, versionKey: false })
export class SessionMixAlong {
  @Prop({ type: String, required: true })
  recipeId: string;
  /** False once the recipe is deleted or not public anymore. */
  @Prop({ type: Boolean, required: true })
  available: boolean;
  /** 0 while the ingredients are got ready, then the number of the instruction. */
  @Prop({ type: Number, required: true })
  step: number;
  @Prop({ type: Number, required: true })
  steps: number;
}

/** A session of the virtual bar and where it stands. Implements DATA-36. */
@Schema({ collection: 'live_sessions', versionKey: false })
export class LiveSessionRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  title: string;
  @Prop({ type: String, default: '' })
  description: string;
  @Prop({ type: Date, required: true })
  scheduledAt: Date;
  @Prop({ type: Number, required: true })
  durationMinutes: number;
  @Prop({ type: Number, required: true })
  maxParticipants: number;
  /** Without the host. */
  @Prop({ type: Number, required: true, default: 0 })
  participantCount: number;
  /** Members in line; while there are any, every place is taken. */
  @Prop({ type: Number, required: true, default: 0 })
  waitingCount: number;
  /** The number the last who joined the waiting list got. */
  @Prop({ type: Number, required: true, default: 0 })
  lastWaitingNumber: number;
  @Prop({ type: String, required: true })
  hostUserId: string;
  /** By chance: neither time nor session can be told from it. */
  @Prop({ type: String, required: true })
  chatRoomId: string;
  @Prop({ type: String, default: null })
  streamUrl: string | null;
  /** The host sends picture or sound, as the video server says. */
  @Prop({ type: Boolean, default: false })
  onAir: boolean;
  @Prop({ type: SchemaFactory.createForClass(SessionMixAlong), default: null })
  mixAlong: SessionMixAlong | null;
  @Prop({ type: String, required: true })
  status: LiveSessionStatus;
  @Prop({ type: Date, default: null })
  startedAt: Date | null;
  @Prop({ type: Date, default: null })
  endedAt: Date | null;
  /** When it ends by itself. */
  @Prop({ type: Date, required: true })
  endsAt: Date;
  /** When it goes on; null once it is over. */
  @Prop({ type: Date, default: null })
  advancesAt: Date | null;
  /** Raised with every change: the order of the events that tell of them. */
  @Prop({ type: Number, required: true, default: 1 })
  revision: number;
  @Prop({ type: Date, required: true })
  createdAt: Date;
}
export const LiveSessionRowSchema = SchemaFactory.createForClass(LiveSessionRow)
  .index({ status: 1, scheduledAt: 1, _id: 1 })
  .index({ scheduledAt: -1, _id: -1 })
  .index({ hostUserId: 1, status: 1 })
  .index({ createdAt: -1 })
  .index(
    { 'mixAlong.recipeId': 1 },
    { partialFilterExpression: { 'mixAlong.recipeId': { $type: 'string' } } },
  )
  .index({ advancesAt: 1 }, { partialFilterExpression: { advancesAt: { $type: 'date' } } });

/** That a member has a place in a session. Implements VBAR-16, DATA-37. */
@Schema({ collection: 'session_participants', versionKey: false })
export class SessionParticipantRow {
  /** `<session>:<member>` */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  sessionId: string;
  @Prop({ type: String, required: true })
  userId: string;
  @Prop({ type: Date, required: true })
  joinedAt: Date;
}
export const SessionParticipantRowSchema = SchemaFactory.createForClass(SessionParticipantRow)
  .index({ sessionId: 1, joinedAt: 1, _id: 1 })
  .index({ joinedAt: -1 })
  .index({ userId: 1, joinedAt: -1, _id: -1 });

/** That a member is in line for a place in a session. */
@Schema({ collection: 'session_waiting', versionKey: false })
export class WaitingMemberRow {
  /** `<session>:<member>` */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  sessionId: string;
  @Prop({ type: String, required: true })
  userId: string;
  /** Who has the lowest of a session moves up next. */
  @Prop({ type: Number, required: true })
  number: number;
  @Prop({ type: Date, required: true })
  waitsSince: Date;
  /** Set once the session is over: those who waited are told before it goes. */
  @Prop({ type: Date, default: null, expires: 0 })
  goesAt: Date | null;
}
export const WaitingMemberRowSchema = SchemaFactory.createForClass(WaitingMemberRow)
  .index({ sessionId: 1, number: 1 }, { unique: true })
  .index({ userId: 1, goesAt: 1 });
