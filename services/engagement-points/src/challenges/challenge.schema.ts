import type { Challenge, ChallengeStatus, prizeStepSchema } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { z } from 'zod';

type PrizeStep = z.output<typeof prizeStepSchema>;

/** A challenge as an admin has announced it, and where it stands. Implements DATA-34. */
@Schema({ collection: 'challenges', versionKey: false })
export class ChallengeRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  title: string;
  @Prop({ type: String, default: '' })
  description: string;
  @Prop({ type: String, required: true })
  theme: string;
  @Prop({ type: Date, required: true })
  startDate: Date;
  @Prop({ type: Date, required: true })
  endDate: Date;
  @Prop({ type: Date, required: true })
  votingEndsAt: Date;
  @Prop({ type: String, required: true })
  status: ChallengeStatus;
  /** When it goes on; null once it is completed. */
  @Prop({ type: Date, default: null })
  advancesAt: Date | null;
  /** When the row changed last, by the database's clock; null until it does. */
  @Prop({ type: Date, default: null })
  changedAt: Date | null;
  @Prop({ type: String, required: true })
  prizeDescription: string;
  @Prop({ type: Number, required: true })
  prizeAmountCents: number;
  @Prop({ type: Number, required: true })
  maxParticipants: number;
  @Prop({ type: Number, required: true, default: 0 })
  currentParticipants: number;
  @Prop({ type: Number, required: true, default: 0 })
  entryCount: number;
  @Prop({ type: Number, required: true, default: 0 })
  voteCount: number;
  @Prop({ type: String, required: true })
  difficultyLevel: Challenge['difficultyLevel'];
  @Prop({ type: [String], required: true })
  requiredIngredients: string[];
  @Prop({ type: [String], required: true })
  specialRules: string[];
  @Prop({ type: String, default: null })
  sponsoredBy: string | null;
  @Prop({ type: String, default: null })
  winnerEntryId: string | null;
  @Prop({ type: Array, required: true, default: [] })
  prizeLog: PrizeStep[];
  @Prop({ type: Number, required: true, default: 1 })
  revision: number;
  @Prop({ type: Date, required: true })
  createdAt: Date;
}
export const ChallengeRowSchema = SchemaFactory.createForClass(ChallengeRow)
  .index({ startDate: -1, _id: -1 })
  .index({ status: 1, startDate: -1, _id: -1 })
  .index({ advancesAt: 1 }, { partialFilterExpression: { advancesAt: { $type: 'date' } } });

/** That a member takes part. */
@Schema({ collection: 'challenge_participants', versionKey: false })
export class ParticipantRow {
  /** `<challenge>:<member>` */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  challengeId: string;
  @Prop({ type: String, required: true })
  userId: string;
  @Prop({ type: Date, required: true })
  joinedAt: Date;
}
export const ParticipantRowSchema = SchemaFactory.createForClass(ParticipantRow).index({
  userId: 1,
  joinedAt: -1,
  _id: -1,
});

/** What a participant has handed in. */
@Schema({ collection: 'challenge_entries', versionKey: false })
export class EntryRow {
  /** By chance, so that neither it nor the order of entries tells when it was made. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  challengeId: string;
  @Prop({ type: String, required: true })
  userId: string;
  @Prop({ type: String, required: true })
  title: string;
  @Prop({ type: String, required: true })
  description: string;
  @Prop({ type: String, default: null })
  recipeId: string | null;
  @Prop({ type: Number, required: true, default: 0 })
  votes: number;
  @Prop({ type: Date, required: true })
  submittedAt: Date;
}
export const EntryRowSchema = SchemaFactory.createForClass(EntryRow)
  .index({ challengeId: 1, userId: 1 }, { unique: true })
  .index({ challengeId: 1, _id: 1 })
  .index({ challengeId: 1, votes: -1, submittedAt: 1, _id: 1 })
  .index({ userId: 1, challengeId: 1 });

/** A member's one vote in a challenge. */
@Schema({ collection: 'challenge_votes', versionKey: false })
export class VoteRow {
  /** `<challenge>:<member>` */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  userId: string;
  @Prop({ type: String, required: true })
  entryId: string;
  @Prop({ type: Date, required: true })
  votedAt: Date;
}
export const VoteRowSchema = SchemaFactory.createForClass(VoteRow).index({ userId: 1 }).index({ entryId: 1 });

/** What a member has come to in completed challenges. Implements BEYOND-67. */
@Schema({ collection: 'challenge_standings', versionKey: false })
export class ChallengeStandingRow {
  /** The member's id. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: Number, required: true })
  wins: number;
  @Prop({ type: Number, required: true })
  entries: number;
  @Prop({ type: Number, required: true })
  streak: number;
  /** The number of the completed challenge the streak ends with. */
  @Prop({ type: Number, required: true })
  lastNumber: number;
  @Prop({ type: Number, required: true })
  points: number;
  /** False while the member is suspended. */
  @Prop({ type: Boolean, required: true, default: true })
  listed: boolean;
}
export const ChallengeStandingRowSchema = SchemaFactory.createForClass(ChallengeStandingRow).index({
  listed: 1,
  points: -1,
  wins: -1,
  _id: 1,
});

/** What all challenges come to. */
@Schema({ collection: 'challenge_totals', versionKey: false })
export class ChallengeTotalsRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: Number, required: true, default: 0 })
  challenges: number;
  @Prop({ type: Number, required: true, default: 0 })
  participants: number;
  @Prop({ type: Number, required: true, default: 0 })
  completed: number;
  @Prop({ type: Number, required: true, default: 0 })
  prizesAwardedCents: number;
}
export const ChallengeTotalsRowSchema = SchemaFactory.createForClass(ChallengeTotalsRow);
