import type { TrendAct, TrendCounts, TrendWindow } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Placed } from './trend.ts';

const keepRunsSeconds = 30 * 24 * 60 * 60;

/** An act that counts toward popularity. Append-only, so that the score at any past time can be calculated. */
@Schema({ collection: 'trend_events', versionKey: false })
export class TrendEventRow {
  /** Derived from act, recipe and member where it counts once only. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  recipeId: string;
  @Prop({ type: String, enum: ['view', 'favorite', 'rating'], required: true })
  act: TrendAct;
  @Prop({ type: Number, required: true })
  points: number;
  /** The member who acted; forgotten with the account, while the act keeps counting. */
  @Prop({ type: String, default: null })
  userId: string | null;
  /** The visitor's mark of that day. */
  @Prop({ type: String, default: null })
  visitor: string | null;
  @Prop({ type: Date, required: true })
  at: Date;
  /** The calculation that counted it; null until then. */
  @Prop({ type: Number, default: null })
  run: number | null;
}
export const TrendEventRowSchema = SchemaFactory.createForClass(TrendEventRow)
  .index({ run: 1, _id: 1 })
  .index({ at: 1 })
  .index({ recipeId: 1, at: -1 })
  .index({ userId: 1 }, { partialFilterExpression: { userId: { $type: 'string' } } });

/** Points of a recipe in every window, moved along by each calculation. Its id is the recipe's. */
@Schema({ collection: 'cocktail_trends', versionKey: false })
export class TrendRow implements Record<TrendWindow, TrendCounts> {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: Object, required: true })
  today: TrendCounts;
  @Prop({ type: Object, required: true })
  week: TrendCounts;
  @Prop({ type: Object, required: true })
  month: TrendCounts;
  @Prop({ type: Object, required: true })
  all: TrendCounts;
}
export const TrendRowSchema = SchemaFactory.createForClass(TrendRow)
  .index({ 'today.score': -1, _id: 1 })
  .index({ 'week.score': -1, _id: 1 })
  .index({ 'month.score': -1, _id: 1 })
  .index({ 'all.score': -1, _id: 1 });

/** What a member has added to a recipe since ever, so that the most active one is found without reading history. */
@Schema({ collection: 'trend_supporters', versionKey: false })
export class TrendSupporterRow {
  /** `<recipe>|<member>` */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  recipeId: string;
  @Prop({ type: String, required: true })
  userId: string;
  @Prop({ type: Number, required: true, default: 0 })
  points: number;
}
export const TrendSupporterRowSchema = SchemaFactory.createForClass(TrendSupporterRow)
  .index({ recipeId: 1, points: -1 })
  .index({ userId: 1 });

export type Standings = Record<TrendWindow, Placed[]>;

/** One calculation and what it showed. */
@Schema({ collection: 'trend_runs', versionKey: false })
export class TrendRunRow {
  @Prop({ type: Number, required: true })
  _id: number;
  @Prop({ type: Date, required: true, expires: keepRunsSeconds })
  at: Date;
  @Prop({ type: Object, required: true })
  standings: Standings;
}
export const TrendRunRowSchema = SchemaFactory.createForClass(TrendRunRow);

/** The latest calculation; its one row outlives the kept ones. */
@Schema({ collection: 'trend_state', versionKey: false })
export class TrendStateRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: Number, required: true })
  run: number;
  @Prop({ type: Date, required: true })
  at: Date;
  @Prop({ type: Object, required: true })
  standings: Standings;
}
export const TrendStateRowSchema = SchemaFactory.createForClass(TrendStateRow);
