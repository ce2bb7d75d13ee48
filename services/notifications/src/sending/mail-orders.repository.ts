import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MailOrderRow } from './mail-order.schema.ts';

/** The stored fields of an order other than its subject. */
export type OrderContent = Partial<Pick<MailOrderRow, 'subject' | 'html' | 'text' | 'token'>>;

@Injectable()
export class MailOrdersRepository {
  constructor(@InjectModel(MailOrderRow.name) private readonly rows: Model<MailOrderRow>) {}

  async add(_id: string, email: string, content: OrderContent, createdAt: Date): Promise<void> {
    await this.rows.create([{ _id, email, ...content, createdAt }]);
  }

  find(id: string): Promise<MailOrderRow | null> {
    return this.rows.findById(id).lean().exec();
  }
}
