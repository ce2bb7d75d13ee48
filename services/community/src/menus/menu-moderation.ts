import { Injectable } from '@nestjs/common';
import type { Moderated, ModeratedContent } from '../cases/moderated.ts';
import { ReportedMenusRepository } from './reported-menus.repository.ts';

/** What moderation does with menus of bars that somebody has reported. */
@Injectable()
export class MenuModeration implements Moderated {
  readonly kind = 'menu';

  constructor(private readonly menus: ReportedMenusRepository) {}

  async find(id: string): Promise<ModeratedContent | null> {
    const row = await this.menus.find(id);
    if (!row) return null;
    return {
      kind: 'menu',
      id,
      postId: null,
      authorId: row.userId,
      text: `${row.content}\n/menus/${row.slug}`,
      imageUrl: null,
      createdAt: row.createdAt,
      visible: !row.isRemoved,
    };
  }

  /** Bars are their members'; a menu comes to moderators when a reader shows it to them. */
  async newest() {
    return [];
  }

  release(id: string) {
    return this.restore(id);
  }

  restore(id: string) {
    return this.menus.withhold(id, false);
  }

  async remove(id: string) {
    await this.menus.withhold(id, true);
  }
}
