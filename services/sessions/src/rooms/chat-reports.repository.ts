import type { ReportReason } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ChatMessageRow, ChatReportRow } from './room.schema.ts';

/** What members told the moderators about messages. Writes join the open transaction. */
@Injectable()
export class ChatReportsRepository {
  constructor(
    @InjectModel(ChatReportRow.name) private readonly rows: Model<ChatReportRow>,
    @InjectModel(ChatMessageRow.name) private readonly messages: Model<ChatMessageRow>,
  ) {}

  /** Nothing where this member has reported it before. */
  async add(
    messageId: string,
    userId: string,
    report: { reason: ReportReason; note: string | null; createdAt: Date },
  ): Promise<void> {
    const { upsertedCount } = await this.rows.updateOne(
      { _id: `${messageId}:${userId}` },
      { $setOnInsert: { messageId, userId, ...report } },
      { upsert: true },
    );
    if (upsertedCount === 1) await this.messages.updateOne({ _id: messageId }, { $inc: { openReports: 1 } });
  }

  /** Their reports are dealt with. */
  async settle(messageId: string): Promise<void> {
    await this.messages.updateOne({ _id: messageId }, { $set: { openReports: 0 } });
  }

  /** What was reported about some messages, the first first. */
  async of(messageIds: readonly string[]): Promise<Map<string, ChatReportRow[]>> {
    const rows = await this.rows
      .find({ messageId: { $in: messageIds } })
      .sort({ createdAt: 1 })
      .lean();
    return Map.groupBy(rows, ({ messageId }) => messageId);
  }
}
