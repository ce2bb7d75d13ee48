import { minSearchers } from '@barspoon/contracts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

const keepDays = 90;

/** A term that found no recipe on a day, and for how many people. Never for whom. */
@Schema({ collection: 'failed_searches', versionKey: false })
export class FailedSearchRow {
  /** `<day>|<term>` */
  @Prop({ type: String, required: true })
  _id: string;
  /** In UTC: `2026-01-01`. */
  @Prop({ type: String, required: true })
  day: string;
  @Prop({ type: String, required: true })
  term: string;
  @Prop({ type: Number, required: true })
  people: number;
  /** Marks of those who searched, so that each counts once; removed at the end of the day. */
  @Prop({ type: [String], default: undefined })
  marks?: string[];
  @Prop({ type: Date, required: true, expires: keepDays * 24 * 60 * 60 })
  at: Date;
}
export const FailedSearchRowSchema = SchemaFactory.createForClass(FailedSearchRow)
  .index({ day: 1 }, { name: 'shown', partialFilterExpression: { people: { $gte: minSearchers } } })
  .index(
    { term: 1, day: 1 },
    { name: 'shown-by-term', partialFilterExpression: { people: { $gte: minSearchers } } },
  )
  .index({ day: 1, _id: 1 }, { name: 'marked', partialFilterExpression: { marks: { $exists: true } } });
