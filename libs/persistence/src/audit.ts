import { type auditRoutesOf, dayMs, type InputOf, type Role } from '@barspoon/contracts';
import { currentContext } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { chainBegin, hashOfLine } from './audit-chain.ts';
import { decodeCursor, encodeCursor, toPage } from './cursors.ts';
import { Transactions } from './transactions.ts';

/**
 * Who did what to whom or what, when. Append-only: each line holds the hash of the previous line, so that a changed,
 * removed or inserted line is detected. Implements BEYOND-03, security 51.
 */
// What is said of a line is part of its hash: Mongoose would leave out an empty object.
@Schema({ collection: 'audit', versionKey: false, minimize: false })
export class AuditRow {
  /** Its place in the chain, from 1. */
  @Prop({ type: Number, required: true })
  _id: number;
  @Prop({ type: Date, required: true })
  at: Date;
  /** A member's id or the name of the service or command that acted. */
  @Prop({ type: String, required: true })
  actor: string;
  /** The role a member acted in. */
  @Prop({ type: String })
  role?: Role;
  /** `recipe.revised` */
  @Prop({ type: String, required: true })
  action: string;
  /** `recipe:<id>` */
  @Prop({ type: String, required: true })
  subject: string;
  @Prop({ type: String, required: true })
  requestId: string;
  @Prop({ type: Object, default: null })
  details: Record<string, unknown> | null;
  @Prop({ type: String, required: true })
  previousHash: string;
  @Prop({ type: String, required: true })
  hash: string;
}
export const AuditRowSchema = SchemaFactory.createForClass(AuditRow)
  .index({ subject: 1, _id: -1 })
  .index({ actor: 1, _id: -1 })
  .index({ action: 1, _id: -1 })
  .index({ at: -1, _id: -1 });
AuditRowSchema.pre(
  [
    'updateOne',
    'updateMany',
    'replaceOne',
    'findOneAndUpdate',
    'findOneAndReplace',
    'findOneAndDelete',
    'deleteOne',
    'deleteMany',
  ],
  function refuse() {
    throw new Error('The audit is only ever added to');
  },
);

/** The end of the chain; adding a line updates it, so that two lines never follow the same one. */
@Schema({ collection: 'audit_end', versionKey: false })
export class AuditEndRow {
  @Prop({ type: String, required: true })
  _id: 'end';
  @Prop({ type: Number, required: true })
  lines: number;
  @Prop({ type: String, required: true })
  hash: string;
}
export const AuditEndRowSchema = SchemaFactory.createForClass(AuditEndRow);

type AuditQuery = InputOf<ReturnType<typeof auditRoutesOf>['list']>['query'];

/** A line noted outside the database: its position and its hash at the time. */
export interface AuditAnchor {
  line: number;
  hash: string;
}

@Injectable()
export class Audit {
  constructor(
    @InjectModel(AuditRow.name) private readonly rows: Model<AuditRow>,
    @InjectModel(AuditEndRow.name) private readonly ends: Model<AuditEndRow>,
    private readonly transactions: Transactions,
  ) {}

  /** Adds a line, in the open transaction if there is one, so that an action and its line are stored together. */
  async record(
    action: string,
    subject: string,
    details: Record<string, unknown> | null = null,
  ): Promise<void> {
    const context = currentContext();
    const actor = context?.actor;
    const said = {
      at: new Date(),
      ...(actor?.kind === 'member' && { role: actor.role }),
      actor: actor?.kind === 'member' ? actor.id : actor?.kind === 'system' ? actor.name : 'visitor',
      action,
      subject,
      requestId: context?.correlationId ?? 'none',
      // As it will be read back: without undefined values, dates as text.
      details: JSON.parse(JSON.stringify(details)) as AuditRow['details'],
    };
    await this.transactions.beforeCommit(async () => {
      const end = await this.ends
        .findOneAndUpdate({ _id: 'end' }, { $inc: { lines: 1 } })
        .lean()
        .orFail();
      const line = { _id: end.lines + 1, ...said };
      const hash = hashOfLine(line, end.hash);
      await this.rows.create([{ ...line, previousHash: end.hash, hash }]);
      await this.ends.updateOne({ _id: 'end' }, { $set: { hash } });
    });
  }

  /** Lines newest first. */
  async page({ subject, actor, action, from, until, limit, cursor }: AuditQuery) {
    const [before] = cursor ? decodeCursor(cursor, ['number']) : [];
    const rows = await this.rows
      .find({
        ...(subject !== undefined && { subject }),
        ...(actor !== undefined && { actor }),
        ...(action !== undefined && { action }),
        ...within(from, until),
        ...(before !== undefined && { _id: { $lt: before } }),
      })
      .sort({ _id: -1 })
      .limit(limit + 1)
      .lean();
    const { items, nextCursor } = toPage(rows, limit, (row) => encodeCursor([row._id]));
    return { items: items.map(toLine), nextCursor };
  }

  /**
   * Checks the whole chain, oldest first. It detects changes of single lines and of the end of the chain; a chain rewritten
   * from some line on is detected only by an anchor, a position and hash noted outside the database.
   */
  async verify(anchor?: AuditAnchor) {
    const end = await this.ends.findById('end').lean().orFail();
    const found = await this.firstFault(end, anchor);
    return {
      intact: found === null,
      lines: end.lines,
      hash: end.hash,
      brokenAt: found?.line ?? null,
      reason: found?.reason ?? null,
    };
  }

  private async firstFault(
    end: AuditEndRow,
    anchor: AuditAnchor | undefined,
  ): Promise<{ line: number; reason: string } | null> {
    let previousHash = chainBegin;
    let place = 0;
    for await (const row of this.rows
      .find({ _id: { $lte: end.lines } })
      .sort({ _id: 1 })
      .lean()
      .cursor()) {
      const line = ++place;
      if (row._id !== line) return { line, reason: 'is missing' };
      if (row.previousHash !== previousHash) return { line, reason: 'does not follow the line before it' };
      if (row.hash !== hashOfLine(row, previousHash)) return { line, reason: 'says something else' };
      if (anchor?.line === line && anchor.hash !== row.hash)
        return { line, reason: 'is not the one that was noted' };
      previousHash = row.hash;
    }
    if (place < end.lines) return { line: place + 1, reason: 'is missing' };
    if (previousHash !== end.hash) return { line: Math.max(1, place), reason: 'is not the end of the chain' };
    if (anchor && anchor.line > place) return { line: place + 1, reason: 'is missing' };
    return null;
  }
}

const toLine = ({ previousHash: _, _id, at, ...row }: AuditRow) => ({
  ...row,
  role: row.role ?? null,
  id: _id,
  at: at.toISOString(),
});

function within(from?: string, until?: string) {
  if (!from && !until) return {};
  const end = until && new Date(Date.parse(until) + dayMs);
  return { at: { ...(from && { $gte: new Date(from) }), ...(end && { $lt: end }) } };
}
