import {
  addressOf,
  type Challenge,
  type Collection,
  collectionRoutes,
  commentRoutes,
  type IngredientPage,
  ingredientPageRoutes,
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
import { BrowserSessions } from '../auth/browser-session.ts';
import { ForwardedRoutes } from '../forwarding/forwarded-routes.ts';
import type { ServiceReply } from '../http/service-reply.ts';
import type { DataPage } from './page-table.ts';

/** A service's answer, by the request the page would send. */
interface Answered {
  key: string;
  reply: ServiceReply;
  /** The hot page it is, if it is one. */
  page?: string;
}

/** What a page's first view needs, and whether its subject exists. The answers are bytes: most documents are ready. */
export interface PageData {
  /** The one about the page's subject comes first. */
  answers: readonly Answered[];
  found: boolean;
  /** Whether no service failed to answer. */
  isWhole: boolean;
  /** The page's address as the app writes it, if its first view is in the document. */
  viewed?: string | undefined;
}

/** The same, read. */
export interface PageContent {
  replies: Record<string, unknown>;
  recipe?: Recipe;
  member?: MemberPage;
  post?: Post;
  challenge?: Challenge;
  liveSession?: LiveSession;
  collection?: Collection;
  ingredient?: IngredientPage;
}

const subjects: Partial<Record<DataPage, keyof PageContent>> = {
  recipe: 'recipe',
  member: 'member',
  post: 'post',
  challenge: 'challenge',
  'live-session': 'liveSession',
  collection: 'collection',
  ingredient: 'ingredient',
};

export function contentOf(page: DataPage, { answers }: PageData): PageContent {
  const read = answers.map(({ key, reply }) => [key, JSON.parse(reply.body.toString()) as unknown] as const);
  const subject = subjects[page];
  return { replies: Object.fromEntries(read), ...(subject && { [subject]: read[0]?.[1] }) };
}

/** What members may find that visitors do not: what is private, or held. Their page asks for it itself. Implements BEYOND-179. */
const mayBeOnesOwn: ReadonlySet<DataPage> = new Set<DataPage>(['recipe', 'post']);
const nothing: PageData = { answers: [], found: true, isWhole: true };
const missing: PageData = { answers: [], found: true, isWhole: false };

/** Fetches the data of a page before it is sent, so that the first paint needs no second round trip. */
@Injectable()
export class FirstData {
  constructor(
    private readonly routes: ForwardedRoutes,
    private readonly sessions: BrowserSessions,
  ) {}

  /** @param path without a trailing slash */
  async of(page: DataPage, id: string | undefined, path: string, request: FastifyRequest): Promise<PageData> {
    const query = page === 'recipes' ? listQueryOf(request) : {};
    if (page === 'collection') return this.collection(id, request);
    const data = await this.about(page, id, query, request);
    const isViewed = data.answers.length > 0 && !isOtherPart(page, request);
    const found = data.found || (mayBeOnesOwn.has(page) && this.isSignedIn(request));
    return { ...data, found, viewed: isViewed ? viewedAt(path, query) : undefined };
  }

  private isSignedIn(request: FastifyRequest): boolean {
    return this.sessions.refreshTokenOf(request) !== undefined;
  }

  private about(
    page: Exclude<DataPage, 'collection'>,
    id: string | undefined,
    query: Record<string, unknown>,
    request: FastifyRequest,
  ): Promise<PageData> {
    const collect = (route: Route, input: Parts) => this.collect(request, route, input);
    switch (page) {
      case 'challenges':
        return collect(publicChallengeRoutes.list, {});
      case 'challenge':
        return collect(publicChallengeRoutes.get, { params: { id } });
      case 'virtual-bar':
        return collect(liveSessionRoutes.list, {});
      case 'live-session':
        return collect(liveSessionRoutes.get, { params: { id } });
      case 'leaderboard':
        return collect(leaderboardRoutes.get, {});
      case 'home':
        return collect(recipeRoutes.featured, {});
      case 'recipes':
        return collect(recipeRoutes.list, { query });
      case 'member':
        return collect(memberRoutes.get, { params: { username: id } });
      case 'community':
        return this.community(request);
      case 'ingredients':
        return collect(ingredientPageRoutes.tree, {});
      case 'ingredient':
        return this.aboutIngredient(`${id}`, request);
      case 'post':
        return this.aboutPost(`${id}`, request);
      case 'recipe':
        return collect(recipeRoutes.get, { params: { id } });
    }
  }

  /** The page itself requests a tab, a sort order or a search. */
  private async community(request: FastifyRequest): Promise<PageData> {
    if (request.url.includes('?')) return nothing;
    const [posts, news] = await Promise.all([
      this.collect(request, postRoutes.list, { query: {} }),
      this.collect(request, newsRoutes.list, {}),
    ]);
    return withMore(posts, news);
  }

  private async aboutPost(id: string, request: FastifyRequest): Promise<PageData> {
    const [post, comments] = await Promise.all([
      this.collect(request, postRoutes.get, { params: { id } }),
      this.collect(request, commentRoutes.list, { params: { id }, query: {} }),
    ]);
    return withMore(post, comments);
  }

  private async aboutIngredient(id: string, request: FastifyRequest): Promise<PageData> {
    const [ingredient, drinks] = await Promise.all([
      this.collect(request, ingredientPageRoutes.get, { params: { id } }),
      this.collect(request, ingredientPageRoutes.recipes, { params: { id }, query: {} }),
    ]);
    return withMore(ingredient, drinks);
  }

  /** A private one is not in a document, which is the same for all; its owner's page requests it. */
  private async collection(id: string | undefined, request: FastifyRequest): Promise<PageData> {
    return { ...(await this.collect(request, collectionRoutes.get, { params: { id } })), found: true };
  }

  /** If a service does not respond, only the first data is missing: the page then requests it itself. */
  private async collect(request: FastifyRequest, route: Route, input: Parts): Promise<PageData> {
    try {
      const { reply, page } = await this.routes.read(route, input, request);
      if (reply.status === 404) return { ...nothing, found: false };
      if (reply.status !== 200) return missing;
      const answer = { key: requestKey(route, input), reply, ...(page && { page }) };
      return { answers: [answer], found: true, isWhole: true };
    } catch {
      return missing;
    }
  }
}

/** The answers about a page's subject with those of what belongs to it, unless it is not there. */
const withMore = (subject: PageData, more: PageData): PageData =>
  subject.answers.length === 0
    ? subject
    : {
        ...subject,
        answers: [...subject.answers, ...more.answers],
        isWhole: subject.isWhole && more.isWhole,
      };

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
