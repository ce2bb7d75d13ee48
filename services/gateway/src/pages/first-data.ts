import {
  addressOf,
  type Challenge,
  type Collection,
  collectionRoutes,
  commentRoutes,
  type LiveSession,
  leaderboardRoutes,
  liveSessionRoutes,
  type MemberPage,
  memberRoutes,
  newsRoutes,
  type Parts,
  type Post,
  postRoutes,
  publicChallengeRoutes,
  type Recipe,
  type Route,
  recipeRoutes,
} from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ForwardedRoutes } from '../http/forwarded-routes.ts';
import type { DataPage } from './page-table.ts';

/** What a page's first view needs: replies by the request the page would send, and whether its subject exists. */
export interface PageData {
  replies: Record<string, unknown>;
  recipe?: Recipe;
  member?: MemberPage;
  post?: Post;
  challenge?: Challenge;
  liveSession?: LiveSession;
  collection?: Collection | undefined;
  found: boolean;
  /** The page's address as the app writes it, if its first view is in the document. */
  viewed?: string | undefined;
}

/** Fetches the data of a page before it is sent, so that the first paint needs no second round trip. */
@Injectable()
export class FirstData {
  constructor(private readonly routes: ForwardedRoutes) {}

  /** @param path without a trailing slash */
  async of(page: DataPage, id: string | undefined, path: string, request: FastifyRequest): Promise<PageData> {
    const query = page === 'recipes' ? listQueryOf(request) : {};
    if (page === 'collection') return this.collection(id, request);
    const data = await this.about(page, id, query, request);
    const isViewed = Object.keys(data.replies).length > 0 && !isOtherPart(page, request);
    return { ...data, viewed: isViewed ? viewedAt(path, query) : undefined };
  }

  private async about(
    page: DataPage,
    id: string | undefined,
    query: Record<string, unknown>,
    request: FastifyRequest,
  ): Promise<PageData> {
    if (page === 'challenges') return this.collect(request, publicChallengeRoutes.list, {});
    if (page === 'challenge') {
      const data = await this.collect(request, publicChallengeRoutes.get, { params: { id } });
      return { ...data, challenge: Object.values(data.replies)[0] as Challenge | undefined };
    }
    if (page === 'virtual-bar') return this.collect(request, liveSessionRoutes.list, {});
    if (page === 'live-session') {
      const data = await this.collect(request, liveSessionRoutes.get, { params: { id } });
      return { ...data, liveSession: Object.values(data.replies)[0] as LiveSession | undefined };
    }
    if (page === 'leaderboard') return this.collect(request, leaderboardRoutes.get, {});
    if (page === 'home') return this.collect(request, recipeRoutes.featured, {});
    if (page === 'recipes') return this.collect(request, recipeRoutes.list, { query });
    if (page === 'member') {
      const data = await this.collect(request, memberRoutes.get, { params: { username: id } });
      return { ...data, member: Object.values(data.replies)[0] as MemberPage | undefined };
    }
    // The page itself requests a tab, a sort order or a search.
    if (page === 'community')
      return request.url.includes('?') ? { replies: {}, found: true } : this.community(request);
    if (page === 'post') return this.aboutPost(`${id}`, request);
    const data = await this.collect(request, recipeRoutes.get, { params: { id } });
    return { ...data, recipe: Object.values(data.replies)[0] as Recipe | undefined };
  }

  private async community(request: FastifyRequest): Promise<PageData> {
    const [posts, news] = await Promise.all([
      this.collect(request, postRoutes.list, { query: {} }),
      this.collect(request, newsRoutes.list, {}),
    ]);
    return { ...posts, replies: { ...posts.replies, ...news.replies } };
  }

  private async aboutPost(id: string, request: FastifyRequest): Promise<PageData> {
    const [post, comments] = await Promise.all([
      this.collect(request, postRoutes.get, { params: { id } }),
      this.collect(request, commentRoutes.list, { params: { id }, query: {} }),
    ]);
    return {
      replies: { ...post.replies, ...comments.replies },
      found: post.found,
      post: Object.values(post.replies)[0] as Post | undefined,
    };
  }

  /** A private one is not in a document, which is the same for all; its owner's page requests it. */
  private async collection(id: string | undefined, request: FastifyRequest): Promise<PageData> {
    const { replies } = await this.collect(request, collectionRoutes.get, { params: { id } });
    return { replies, found: true, collection: Object.values(replies)[0] as Collection | undefined };
  }

  /** If a service does not respond, only the first data is missing: the page then requests it itself. */
  private async collect(
    request: FastifyRequest,
    route: Route,
    input: { params?: Record<string, unknown>; query?: Record<string, unknown> },
  ): Promise<PageData> {
    try {
      const { status, body } = await this.routes.read(route, input, request);
      if (status === 404) return { replies: {}, found: false };
      if (status !== 200) return { replies: {}, found: true };
      const reply: unknown = JSON.parse(new TextDecoder().decode(body));
      return { replies: { [requestKey(route, input)]: reply }, found: true };
    } catch {
      return { replies: {}, found: true };
    }
  }
}

/** `GET /api/v1/recipes?category=Classic&q=lime`: the web client looks its request up by the same text. */
export const requestKey = (route: Route, input: Parts): string =>
  `${route.method} ${addressOf(route, input)}`;

const listFilters = ['q', 'category', 'type', 'difficulty', 'maxMinutes'];

function listQueryOf(request: FastifyRequest): Record<string, unknown> {
  const given = request.query as Record<string, unknown>;
  return Object.fromEntries(listFilters.flatMap((name) => (given[name] ? [[name, given[name]]] : [])));
}

/** Searches are individual and unlimited: only what many view is worth rendering in advance. */
function viewedAt(path: string, { category, ...others }: Record<string, unknown>): string | undefined {
  if (Object.keys(others).length > 0) return undefined;
  return category === undefined ? path : `${path}?category=${encodeURIComponent(String(category))}`;
}

const pagesWithParts: readonly DataPage[] = ['leaderboard', 'challenges', 'virtual-bar'];
/** A tab or page that is named in the address is not the one that is rendered in advance. */
const isOtherPart = (page: DataPage, request: FastifyRequest): boolean =>
  pagesWithParts.includes(page) && Object.keys(request.query as object).length > 0;
