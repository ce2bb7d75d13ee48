import { createHash } from 'node:crypto';
import type { Route } from '@barspoon/contracts';
import { isDuplicateOf, Transactions } from '@barspoon/persistence';
import { DomainError, type WorkContext } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Model } from 'mongoose';

/** Longer than any client retries. */
const keepHours = 24;

/** The response to a request with an `Idempotency-Key`. */
@Schema({ collection: 'answered_requests', versionKey: false })
export class AnsweredRequestRow {
  /** A hash of the caller, the route and the key. */
  @Prop({ type: String, required: true })
  _id: string;
  /** The id of the calling member. */
  @Prop({ type: String, required: true, index: true })
  askedBy: string;
  /** A hash of the input. */
  @Prop({ type: String, required: true })
  input: string;
  /** The response as JSON. */
  @Prop({ type: String, required: true })
  answer: string;
  @Prop({ type: Date, required: true, expires: keepHours * 60 * 60 })
  at: Date;
}
export const AnsweredRequestRowSchema = SchemaFactory.createForClass(AnsweredRequestRow);

/**
 * Makes a request that is repeated, because its response was lost, take effect once. The response is stored in the transaction
 * of the effect, so that neither exists without the other.
 */
@Injectable()
export class AnsweredRequests {
  constructor(
    private readonly transactions: Transactions,
    @InjectModel(AnsweredRequestRow.name) private readonly rows: Model<AnsweredRequestRow>,
  ) {}

  /**
   * Runs `answer`, or returns its earlier result if this member sent the same key for the same route before. Requests
   * without a key, or without a member, run every time, also in a transaction.
   * @throws DomainError 422 for a key that was used with another input
   */
  async once(
    route: Route,
    { actor, idempotencyKey }: WorkContext,
    input: unknown,
    answer: () => Promise<unknown>,
  ): Promise<unknown> {
    if (route.idempotent !== 'in transaction') return answer();
    if (!idempotencyKey || actor?.kind !== 'member') return this.transactions.run(answer);
    const _id = hashOf([actor.id, route.key, idempotencyKey]);
    const asked = hashOf(input);
    const attempt = () => this.attempt(_id, { askedBy: actor.id, input: asked }, answer);
    return attempt().catch((error) => {
      // A concurrent duplicate was faster.
      if (isDuplicateOf(error, _id)) return attempt();
      throw error;
    });
  }

  private attempt(
    _id: string,
    asked: Pick<AnsweredRequestRow, 'askedBy' | 'input'>,
    answer: () => Promise<unknown>,
  ): Promise<unknown> {
    return this.transactions.run(async () => {
      const known = await this.rows.findById(_id).lean();
      if (known && known.input !== asked.input) throw keyReused();
      if (known) return JSON.parse(known.answer) as unknown;
      // The row comes first: of two concurrent duplicates one fails here, before it has done anything.
      await this.rows.insertMany([{ _id, ...asked, answer: 'null', at: new Date() }]);
      const given = await answer();
      await this.rows.updateOne({ _id }, { answer: JSON.stringify(given) });
      return given;
    });
  }

  /** Erases the responses to a member. */
  async forget(memberId: string): Promise<void> {
    await this.rows.deleteMany({ askedBy: memberId });
  }
}

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** Security 47. */
export const keyReused = () =>
  new DomainError(
    'refused',
    'common.idempotency_key_reused',
    'This Idempotency-Key was already used for a different request.',
  );
