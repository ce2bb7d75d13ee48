import type { MemberActor } from '@barspoon/contracts';
import { type PageRequest } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { ActivitiesRepository } from './activities.repository.ts';
import { toActivity } from './activity.mapper.ts';

@Injectable()
export class ActivitiesService {
  constructor(private readonly activities: ActivitiesRepository) {}

  /** Newest first. Implements PROF-07. */
  async latestOf(actor: MemberActor, page: PageRequest) {
    const { items, nextCursor } = await this.activities.pageOf(actor.id, page.limit, page.cursor);
    return { items: items.map(toActivity), nextCursor };
  }
}
