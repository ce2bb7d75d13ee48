import { Injectable } from '@nestjs/common';
import type { Moderated, ModeratedContent } from '../cases/moderated.ts';
import { ReportedMessagesRepository } from './reported-messages.repository.ts';

/** What moderation does with direct messages that somebody has reported. */
@Injectable()
export class MessageModeration implements Moderated {
  readonly kind = 'message';

  constructor(private readonly messages: ReportedMessagesRepository) {}

  async find(id: string): Promise<ModeratedContent | null> {
    const row = await this.messages.find(id);
    if (!row) return null;
    return {
      kind: 'message',
      id,
      postId: null,
      authorId: row.userId,
      text: row.content,
      imageUrl: null,
      createdAt: row.createdAt,
      visible: !row.isRemoved,
    };
  }

  /** Nobody reads what members write to each other unless one of them shows it. */
  async newest() {
    return [];
  }

  release(id: string) {
    return this.restore(id);
  }

  restore(id: string) {
    return this.messages.withhold(id, false);
  }

  async remove(id: string) {
    await this.messages.withhold(id, true);
  }
}
