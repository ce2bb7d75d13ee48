import type { OwnTables } from '@barspoon/contracts';
import { decodeCursor, encodeCursor, Transactions } from '@barspoon/persistence';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectConnection, InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { AnsweredRequests } from '../requests/answered-requests.ts';

/** A table with rows of members: this one declaration determines what is exported and what is erased. */
export interface OwnTable {
  /** The name of its model. */
  model: string;
  /** The field that holds the member's id. */
  owner: string;
  /** Fields that an export omits: hashes, tokens and internal fields. */
  hidden?: readonly string[];
  /** The row stays when the member is erased and only loses the reference to them: what they made for everybody. */
  outlivesOwner?: boolean;
}

export const OWN_TABLES = Symbol('own tables');

const rowsAtOnce = 200;
/** Longer than an event or a job can be delayed. */
const keepDays = 30;
/** A model with one of these fields stores data of members. */
const ownerFields = ['userId', 'memberId'];

/** Marks a member as erased, so that late events do not bring any of their data back. */
@Schema({ collection: 'erased_members', versionKey: false })
export class ErasedMemberRow {
  /** The member's id. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: Date, required: true, expires: keepDays * 24 * 60 * 60 })
  at: Date;
}
export const ErasedMemberRowSchema = SchemaFactory.createForClass(ErasedMemberRow);

/** The data of members in a service: exported to them and erased with them. */
@Injectable()
export class OwnData implements OnModuleInit {
  private readonly logger = new Logger(OwnData.name);

  constructor(
    @Inject(OWN_TABLES) private readonly tables: readonly OwnTable[],
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(ErasedMemberRow.name) private readonly erased: Model<ErasedMemberRow>,
    private readonly transactions: Transactions,
    private readonly answered: AnsweredRequests,
  ) {}

  /** A table of members that nobody exports or erases must not exist. */
  onModuleInit(): void {
    const named = new Set(this.tables.map(({ model }) => model));
    for (const [name, model] of Object.entries(this.connection.models))
      if (!named.has(name) && ownerFields.some((field) => model.schema.path(field)))
        throw new Error(`${name} keeps rows of members: say whose they are where its feature declares it`);
  }

  /** A page of the rows stored about a member, table by table. */
  async part(memberId: string, cursor?: string): Promise<{ tables: OwnTables; nextCursor: string | null }> {
    const [at, last] = cursor ? decodeCursor(cursor, ['number', 'string']) : ([0, ''] as const);
    const table = this.tables[at];
    if (!table) return { tables: {}, nextCursor: null };
    const model = this.modelOf(table);
    const rows = await model
      .find({ [table.owner]: memberId, ...(last && { _id: { $gt: last } }) })
      .sort({ _id: 1 })
      .limit(rowsAtOnce)
      .lean<Record<string, unknown>[]>();
    const next: [number, string] = rows.length === rowsAtOnce ? [at, String(rows.at(-1)?._id)] : [at + 1, ''];
    return {
      tables: { [model.collection.name]: rows.map((row) => shown(row, table)) },
      nextCursor: next[0] < this.tables.length ? encodeCursor(next) : null,
    };
  }

  /**
   * Erases all data of a member and remembers that they are gone. Repeating it changes nothing.
   *
   * A transaction that starts before this one and ends after it does not see the erasure, and this one does not see its
   * rows. Both therefore check again after they end, and the later one finds what is left.
   */
  async erase(memberId: string): Promise<void> {
    await this.transactions.run(async () => {
      await this.sweep(memberId);
      await this.erased.updateOne({ _id: memberId }, { $setOnInsert: { at: new Date() } }, { upsert: true });
    });
    this.transactions.afterCommit(() => this.sweepAgain([memberId]));
  }

  private async sweep(memberId: string): Promise<void> {
    await this.transactions.run(async () => {
      for (const table of this.tables) {
        const model = this.modelOf(table);
        const own = { [table.owner]: memberId };
        if (table.outlivesOwner) await model.updateMany(own, { $set: { [table.owner]: null } });
        else await model.deleteMany(own);
      }
      await this.answered.forget(memberId);
    });
  }

  private sweepAgain(memberIds: readonly string[]): void {
    const swept = this.goneAmong(memberIds).then((gone) =>
      Promise.all([...gone].map((id) => this.sweep(id))),
    );
    swept.catch((error) => this.logger.error(error));
  }

  /**
   * Which of these members are gone: what still arrives about them is dropped. Rows that the open transaction writes about
   * the others are removed if those members go before it ends.
   */
  async erasedAmong(memberIds: readonly string[]): Promise<ReadonlySet<string>> {
    const gone = await this.goneAmong(memberIds);
    const others = memberIds.filter((id) => !gone.has(id));
    if (others.length > 0 && this.transactions.isOpen)
      this.transactions.afterCommit(() => this.sweepAgain(others));
    return gone;
  }

  private async goneAmong(memberIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.erased.find({ _id: { $in: memberIds } }, { _id: 1 }).lean();
    return new Set(rows.map(({ _id }) => _id));
  }

  private modelOf({ model }: OwnTable): Model<Record<string, unknown>> {
    return this.connection.model<Record<string, unknown>>(model);
  }
}

function shown({ _id, ...row }: Record<string, unknown>, { hidden = [] }: OwnTable) {
  return { id: _id, ...Object.fromEntries(Object.entries(row).filter(([field]) => !hidden.includes(field))) };
}
