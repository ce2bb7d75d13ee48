import { literalPattern } from '@barspoon/collections';
import {
  type adminContactRoutes,
  type ContactState,
  contactAnswered,
  contactReceived,
  type InputOf,
} from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { keysetPage, newestFirst } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { ContactMessageRow, type ContactReply } from './contact-message.schema.ts';

type ListQuery = InputOf<typeof adminContactRoutes.list>['query'];

const states: Record<ContactState, QueryFilter<ContactMessageRow>> = {
  open: { handled: false },
  answered: { handled: true, 'replies.0': { $exists: true } },
  done: { handled: true, 'replies.0': { $exists: false } },
};
@Injectable()
export class ContactMessagesRepository {
  constructor(
    @InjectModel(ContactMessageRow.name) private readonly rows: Model<ContactMessageRow>,
    private readonly outbox: Outbox,
  ) {}

  async add(row: ContactMessageRow): Promise<void> {
    await this.rows.create([row]);
    const about = { aggregate: `contact-message:${row._id}`, revision: row.revision };
    await this.outbox.add(contactReceived, { messageId: row._id }, about);
  }

  find(id: string): Promise<ContactMessageRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  handle(id: string, handled: boolean): Promise<ContactMessageRow | null> {
    return this.rows
      .findOneAndUpdate(
        { _id: id },
        { $set: { handled }, $inc: { revision: 1 } },
        { returnDocument: 'after' },
      )
      .lean()
      .exec();
  }

  /** @returns null when the message is gone */
  async reply(id: string, reply: ContactReply): Promise<ContactMessageRow | null> {
    const row = await this.rows
      .findOneAndUpdate(
        { _id: id },
        { $set: { handled: true }, $push: { replies: reply }, $inc: { revision: 1 } },
        { returnDocument: 'after' },
      )
      .lean()
      .exec();
    if (row) {
      const about = { aggregate: `contact-message:${id}`, revision: row.revision };
      await this.outbox.add(contactAnswered, { messageId: id, replyId: reply.id }, about);
    }
    return row;
  }

  async page({ q, state, limit, cursor }: ListQuery) {
    const query = this.rows
      .find({
        ...(state && states[state]),
        ...(q && saying(q)),
      })
      .lean();
    return keysetPage(query, newestFirst, { limit, cursor });
  }
}

function saying(q: string): QueryFilter<ContactMessageRow> {
  const pattern = { $regex: literalPattern(q), $options: 'i' };
  return { $or: [{ name: pattern }, { email: pattern }, { message: pattern }] };
}
