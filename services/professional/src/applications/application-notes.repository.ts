import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ApplicationNoteRow } from './application-note.schema.ts';

@Injectable()
export class ApplicationNotesRepository {
  constructor(@InjectModel(ApplicationNoteRow.name) private readonly rows: Model<ApplicationNoteRow>) {}

  /** By application. */
  async of(applicationIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.rows.find({ _id: { $in: applicationIds } }).lean();
    return new Map(rows.map(({ _id, text }) => [_id, text]));
  }

  async write({ _id, ...note }: ApplicationNoteRow): Promise<void> {
    await this.rows.updateOne({ _id }, { $set: note }, { upsert: true });
  }

  async remove(applicationId: string): Promise<void> {
    await this.rows.deleteOne({ _id: applicationId });
  }

  async removeAll(applicationIds: readonly string[]): Promise<void> {
    await this.rows.deleteMany({ _id: { $in: applicationIds } });
  }
}
