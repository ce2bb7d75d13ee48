import type { OwnTables } from '@barspoon/contracts';
import { decodeCursor, encodeCursor, Transactions } from '@barspoon/persistence';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectConnection, InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { AnsweredRequests } from '../requests/answered-requests.ts';

/** A table with rows of members: from this one line follow what is in their export and what is erased. */
export interface OwnTable {
  /** The name of its model. */
  model: string;
  /** The field that holds the member's id. */
  owner: string;
  /** Fields an export leaves out: hashes, tokens and what is there for our machinery only. */
  hidden?: readonly string[];
  /** The row stays when the member goes and merely forgets them: what they made for everybody. */
  outlivesOwner?: boolean;
}

export const OWN_TABLES = Symbol('own tables');

const rowsAtOnce = 200;
/** Longer than an event or a job can be late. */
const keepDays = 30;
/** A model with one of these fields keeps something of members. */
const ownerFields = ['userId', 'memberId'];

/** That a member is gone, so that nothing late brings anything of theirs back. */
@Schema({ collection: 'erased_members', versionKey: false })
export class ErasedMemberRow {
  /** The member's id. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: Date, required: true, expires: keepDays * 24 * 60 * 60 })
  at: Date;
}
export const ErasedMemberRowSchema = SchemaFactory.createForClass(ErasedMemberRow);

/** What a service keeps of members: handed out to them and erased after them. */
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

  /** A table of members that nobody would export or erase must not come to be. */
  onModuleInit(): void {
    const named = new Set(this.tables.map(({ model }) => model));
    for (const [name, model] of Object.entries(this.connection.models))
      if (!named.has(name) && ownerFields.some((field) => model.schema.path(field)))
        throw new Error(`${name} keeps rows of members: say whose they are where its feature declares it`);
  }

  /** Some rows of what is kept of a member, table by table. */
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
   * Erases everything of a member and keeps in mind that they are gone. Repeating it changes nothing.
   *
   * A transaction that began before this one and ends after it knows nothing of the erasure, and this one nothing of
   * its rows. So both look again once they have ended, and whichever is the later one finds what is left.
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
   * Which of these members have gone: what still arrives of theirs is dropped. What the open transaction writes of the
   * others is swept should they go before it ends.
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
