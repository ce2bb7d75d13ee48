import { type MemberActor, profileActivities, type SocialActivity } from '@barspoon/contracts';
import { type PageRequest } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { AuthorsService } from '../authors/authors.service.ts';
import { WhoMeets } from '../distances/who-meets.ts';
import { FollowsRepository } from '../follows/follows.repository.ts';
import { AttachedRecipesRepository } from '../recipes/attached-recipes.repository.ts';
import type { FeedLineRow } from './feed.schema.ts';
import { cursorAfter, FeedsRepository } from './feeds.repository.ts';
import { SocialActivitiesRepository } from './social-activities.repository.ts';
import { toSocialActivity } from './social-activity.mapper.ts';
import type { SocialActivityRow } from './social-activity.schema.ts';

/** Max pages of lines that one page of the feed reads, for when many lines no longer have anything to show. */
const maxPages = 5;

/** What a member and those they follow did. Implements SOC-04, BEYOND-88. */
@Injectable()
export class SocialFeedService {
  constructor(
    private readonly feeds: FeedsRepository,
    private readonly activities: SocialActivitiesRepository,
    private readonly follows: FollowsRepository,
    private readonly whoMeets: WhoMeets,
    private readonly authors: AuthorsService,
    private readonly recipes: AttachedRecipesRepository,
  ) {}

  async page(actor: MemberActor, { limit, cursor }: PageRequest) {
    const items: SocialActivity[] = [];
    let place = cursor;
    for (let read = 0; read < maxPages; read++) {
      const lines = await this.feeds.page(actor.id, { limit, cursor: place });
      const shown = await this.shownTo(actor.id, lines.items);
      for (const { line, activity } of shown) {
        items.push(activity);
        if (items.length === limit) {
          const isLast = lines.nextCursor === null && line === lines.items.at(-1);
          return { items, nextCursor: isLast ? null : cursorAfter(line) };
        }
      }
      if (lines.nextCursor === null) return { items, nextCursor: null };
      place = lines.nextCursor;
    }
    return { items, nextCursor: place ?? null };
  }

  /** The latest of what a member did in public; what they saved is shown by their favorites, if they want. Implements BEYOND-165. */
  async ofMember(actor: MemberActor, memberId: string) {
    const hidden = await this.whoMeets.hiddenFrom(actor.id);
    if (hidden.has(memberId)) return { items: [] };
    const rows = (await this.activities.latestInPublic(memberId, profileActivities)).filter(
      ({ targetId }) => !hidden.has(targetId),
    );
    const surroundings = await this.around(rows);
    return { items: rows.flatMap((row) => toSocialActivity(row, surroundings) ?? []) };
  }

  /** Lines whose activity is still there, of members who are followed still and not kept at a distance. */
  private async shownTo(readerId: string, lines: readonly FeedLineRow[]) {
    const authorIds = [...new Set(lines.map(({ authorId }) => authorId))];
    const [rows, followed, hidden] = await Promise.all([
      this.activities.shownAmong(lines.map(({ activityId }) => activityId)),
      this.follows.followedAmong(readerId, authorIds),
      this.whoMeets.hiddenFrom(readerId),
    ]);
    const mayShow = lines.filter(
      ({ authorId }) => authorId === readerId || (followed.has(authorId) && !hidden.has(authorId)),
    );
    const found = mayShow.flatMap((line) => {
      const row = rows.get(line.activityId);
      return row && !hidden.has(row.targetId) ? [{ line, row }] : [];
    });
    const surroundings = await this.around(found.map(({ row }) => row));
    return found.flatMap(({ line, row }) => {
      const activity = toSocialActivity(row, surroundings);
      return activity ? [{ line, activity }] : [];
    });
  }

  private async around(rows: readonly SocialActivityRow[]) {
    const targets = (type: SocialActivityRow['targetType']) =>
      rows.filter(({ targetType }) => targetType === type).map(({ targetId }) => targetId);
    const [members, recipes] = await Promise.all([
      this.authors.activeCardsOf([...rows.map(({ userId }) => userId), ...targets('member')]),
      this.recipes.cardsOf(targets('recipe')),
    ]);
    return { members, recipes };
  }
}
