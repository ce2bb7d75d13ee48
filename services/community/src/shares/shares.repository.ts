import { newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ShareRow } from './share.schema.ts';

@Injectable()
export class SharesRepository {
  constructor(@InjectModel(ShareRow.name) private readonly rows: Model<ShareRow>) {}

  async add(row: Omit<ShareRow, '_id'>): Promise<void> {
    await this.rows.create([{ _id: newId(), ...row }]);
  }

  async removeAllOfPost(postId: string): Promise<void> {
    await this.rows.deleteMany({ postId });
  }
}
