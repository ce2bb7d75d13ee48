import { currentContext, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Model } from 'mongoose';

/** Who did what to whom or what, when. Only ever added to. Implements BEYOND-03. */
@Schema({ collection: 'audit', versionKey: false })
export class AuditRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: Date, required: true })
  at: Date;
  /** A member's id or the name of the service or command that acted. */
  @Prop({ type: String, required: true })
  actor: string;
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
}
export const AuditRowSchema = SchemaFactory.createForClass(AuditRow)
  .index({ at: -1, _id: -1 }, { name: 'newest first' })
  .index({ subject: 1, at: -1 }, { name: 'of a subject' });

@Injectable()
export class Audit {
  constructor(@InjectModel(AuditRow.name) private readonly rows: Model<AuditRow>) {}

  /** Adds a line in the open transaction, if there is one, so that an act and its line are kept together. */
  async record(
    action: string,
    subject: string,
    details: Record<string, unknown> | null = null,
  ): Promise<void> {
    const context = currentContext();
    const actor = context?.actor;
    await this.rows.create([
      {
        _id: newId(),
        at: new Date(),
        actor: actor?.kind === 'member' ? actor.id : actor?.kind === 'system' ? actor.name : 'visitor',
        action,
        subject,
        requestId: context?.correlationId ?? 'none',
        details,
      },
    ]);
  }
}
