import { keysetPage, type PageRequest } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MailDraftRow } from './mail-draft.schema.ts';

/** Ids are made in the order of time. */
const latestFirst = [['_id', -1, 'string']] as const;

@Injectable()
export class MailDraftsRepository {
  constructor(@InjectModel(MailDraftRow.name) private readonly rows: Model<MailDraftRow>) {}

  page(page: PageRequest) {
    return keysetPage(this.rows.find({}, { content: 0 }).lean(), latestFirst, page);
  }

  find(id: string): Promise<MailDraftRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  async add(row: MailDraftRow): Promise<void> {
    await this.rows.create([row]);
  }

  /** @returns false when it is not of the revision before anymore */
  async replace(row: MailDraftRow): Promise<boolean> {
    const { matchedCount } = await this.rows.replaceOne({ _id: row._id, revision: row.revision - 1 }, row);
    return matchedCount === 1;
  }

  /** @returns false when there was none */
  async remove(_id: string): Promise<boolean> {
    return (await this.rows.deleteOne({ _id })).deletedCount === 1;
  }
}
