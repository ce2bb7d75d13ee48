import { beginningsOf } from '@barspoon/collections';
import {
  type adminPostRoutes,
  dayMs,
  type InputOf,
  type MemberActor,
  maxPostPreviews,
  type PostListQuery,
  postRoutes,
  trendingDays,
} from '@barspoon/contracts';
import { type PageRequest } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { AuthorsRepository } from '../authors/authors.repository.ts';
import { AuthorsService } from '../authors/authors.service.ts';
import { AttachedCollectionsService } from '../collections/attached-collections.service.ts';
import { WhoMeets } from '../distances/who-meets.ts';
import { FollowsRepository } from '../follows/follows.repository.ts';
import { LinkPreviewsService } from '../link-previews/link-previews.service.ts';
import { AttachedRecipesRepository } from '../recipes/attached-recipes.repository.ts';
import { beginningOf } from '../text/beginning.ts';
import { LikesRepository } from './likes.repository.ts';
import { postNotFound } from './post.errors.ts';
import { toPost } from './post.mapper.ts';
import type { PostRow } from './post.schema.ts';
import { type PostFilter, PostsRepository } from './posts.repository.ts';

type OwnQuery = InputOf<typeof postRoutes.mine>['query'];

/** Members that one search may find posts by. */
const maxAuthors = 200;
const maxNameLength = 60;
const nothing = { items: [], nextCursor: null };

/** Posts as others see them. */
@Injectable()
export class PostReadingService {
  constructor(
    private readonly posts: PostsRepository,
    private readonly likes: LikesRepository,
    private readonly follows: FollowsRepository,
    private readonly whoMeets: WhoMeets,
    private readonly authors: AuthorsService,
    private readonly authorRows: AuthorsRepository,
    private readonly recipes: AttachedRecipesRepository,
    private readonly collections: AttachedCollectionsService,
    private readonly previews: LinkPreviewsService,
    private readonly clock: Clock,
  ) {}

  /** Implements COMM-02 to COMM-06. */
  async list({ tab, author, ...query }: PostListQuery) {
    const since = new Date(this.clock.now().getTime() - trendingDays * dayMs);
    const filter = tab === 'trending' ? { since } : {};
    if (author === undefined) return this.pageOf(filter, query);
    const member = await this.authors.findByUsername(author);
    return member ? this.pageOf({ ...filter, userIds: [member._id] }, query) : nothing;
  }

  /** How they begin; one of a picture alone has no name. Implements BEYOND-171. */
  async names(ids: readonly string[]) {
    const rows = await this.posts.visibleAmong(ids);
    const items = rows.map(({ _id: id, content }) => ({ id, name: beginningOf(content, maxNameLength) }));
    return { items: items.filter(({ name }) => name) };
  }

  listForStaff({ userId, ...query }: InputOf<typeof adminPostRoutes.list>['query']) {
    return this.pageOf(userId ? { userIds: [userId] } : {}, { sort: 'latest', ...query });
  }

  /** Implements COMM-07. */
  mine(actor: MemberActor, query: OwnQuery) {
    return this.pageOf({ userIds: [actor.id], held: true }, query);
  }

  async followed(actor: MemberActor, query: OwnQuery) {
    const [followed, hidden] = await Promise.all([
      this.follows.followedBy(actor.id),
      this.whoMeets.hiddenFrom(actor.id),
    ]);
    return this.pageOf({ userIds: followed.filter((id) => !hidden.has(id)) }, query);
  }

  async get(id: string) {
    const row = await this.posts.findVisible(id);
    if (!row) throw postNotFound();
    return this.shown(row);
  }

  async pageAddresses({ limit, cursor }: PageRequest) {
    const { items, nextCursor } = await this.posts.addresses(limit, cursor);
    return {
      items: items.map(({ _id, updatedAt }) => ({ name: _id, updatedAt: updatedAt.toISOString() })),
      nextCursor,
    };
  }

  async marks(actor: MemberActor, postIds: readonly string[]) {
    return { liked: await this.likes.likedAmong(actor.id, postIds) };
  }

  async shown(row: PostRow) {
    const [post] = await this.allShown([row]);
    return post as NonNullable<typeof post>;
  }

  private async pageOf(filter: PostFilter, { q, tag, ...place }: OwnQuery) {
    const text = q === undefined ? undefined : await this.searched(q);
    if (q !== undefined && !text) return nothing;
    const { items, nextCursor } = await this.posts.page({ ...filter, tag, ...(text && { text }) }, place);
    return { items: await this.allShown(items), nextCursor };
  }

  /** Content and author's name are searched. Implements BEYOND-48. */
  private async searched(q: string) {
    const beginnings = beginningsOf(q);
    if (beginnings.length === 0) return undefined;
    const found = await this.authorRows.findByBeginnings(q, maxAuthors);
    return { beginnings, authorIds: found.map(({ _id }) => _id) };
  }

  private async allShown(rows: readonly PostRow[]) {
    const [authors, recipes, collections, previews] = await Promise.all([
      this.authors.cardsOf(rows.map(({ userId }) => userId)),
      this.recipes.cardsOf(rows.map(({ recipeId }) => recipeId)),
      this.collections.cardsOf(rows.map(({ collectionId }) => collectionId)),
      this.previews.of(rows.map(({ content }) => ({ text: content, max: maxPostPreviews }))),
    ]);
    return rows.map((row, at) => toPost(row, { authors, recipes, collections }, previews[at] ?? []));
  }
}
