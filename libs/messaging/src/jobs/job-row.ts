import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

const keepDays = 30;

/** A job that must not be lost: written with the change that causes it; Redis only decides when it runs. */
@Schema({ collection: 'jobs', versionKey: false })
export class JobRow {
  /** Derived from the cause, so that the same cause creates one job. It is BullMQ's job id, so no colon and not only digits. */
  @Prop({ type: String, required: true })
  _id: string;
  /** The job's declared name. */
  @Prop({ type: String, required: true })
  name: string;
  @Prop({ type: Object, required: true })
  data: unknown;
  /** A failed job stays visible to the operator, and runs again when it is enqueued again. */
  @Prop({ type: String, enum: ['pending', 'done', 'failed'], required: true, default: 'pending' })
  state: 'pending' | 'done' | 'failed';
  @Prop({ type: String, default: null })
  error: string | null;
  @Prop({ type: Date, required: true })
  createdAt: Date;
  @Prop({ type: Date, default: null })
  doneAt: Date | null;
  /** The job waits until then. BullMQ decides when it runs; a worker that needs to be sure checks the clock. */
  @Prop({ type: Date })
  notBefore?: Date;
  /** The span that enqueued it. */
  @Prop({ type: String })
  traceparent?: string;
}
export const JobRowSchema = SchemaFactory.createForClass(JobRow)
  .index({ name: 1, _id: 1 }, { name: 'pending', partialFilterExpression: { state: 'pending' } })
  .index({ name: 1, createdAt: 1 }, { name: 'failed', partialFilterExpression: { state: 'failed' } })
  .index({ doneAt: 1 }, { expireAfterSeconds: keepDays * 24 * 60 * 60 });
