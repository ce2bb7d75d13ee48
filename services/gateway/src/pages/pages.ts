import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { avatarOfSize } from '@barspoon/contracts';
import { FollowedSettings } from '@barspoon/platform';
import fastifyStatic from '@fastify/static';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { GuestBrowsing } from '../auth/guest-browsing.ts';
import type { GatewayConfig } from '../config.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { CONFIG } from '../tokens.ts';
import { documentOf } from './document.ts';
import { FirstData, type PageData } from './first-data.ts';
import { FirstViews } from './first-views.ts';
import {
  factsOf,
  type Head,
  liveSessionAbout,
  memberAbout,
  postAbout,
  postTitle,
  recipeAbout,
  type Site,
  shareImageOf,
} from './head.ts';
import { collectionAt, type DataPage, type PageAt, pageAt, trimmed } from './page-table.ts';
import { WebRoutes } from './web-routes.ts';
import { type WrittenPage, WrittenPages } from './written-pages.ts';

const hour = 60 * 60;

/** The built web and console, and every page's document with its own title, tags and first data. */
@Injectable()
export class Pages {
  private readonly log = new Logger(Pages.name);
  private site: Site;
  private written: WrittenPages;
  private readonly routes: WebRoutes;
  private views: FirstViews;
  private document = { read: 0, text: '' };

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly firstData: FirstData,
    private readonly limits: RateLimits,
    private readonly guests: GuestBrowsing,
    settings: FollowedSettings,
  ) {
    const configured: Site = {
      name: config.SITE_NAME,
      description: config.SITE_DESCRIPTION,
      url: config.PUBLIC_URL.replace(/\/$/, ''),
      operator: config.SITE_OPERATOR,
      supportEmail: config.SUPPORT_EMAIL,
      signInWith: config.GOOGLE_CLIENT_ID ? ['google'] : [],
      socialLinks: config.SOCIAL_LINKS,
      homeClaims: config.HOME_CLAIMS,
    };
    this.routes = new WebRoutes(resolve(config.WEB_DIR));
    this.site = configured;
    this.views = new FirstViews(resolve(config.WEB_RENDERER), factsOf(configured));
    this.written = new WrittenPages(resolve(config.WEB_DIR), configured.name);
    settings.onChange(({ siteName, siteDescription, allowGuestBrowsing }) =>
      this.become({
        ...configured,
        name: siteName ?? configured.name,
        description: siteDescription ?? configured.description,
        withoutGuests: !allowGuestBrowsing,
      }),
    );
  }

  /** Addresses of the written pages. */
  get writtenPaths(): string[] {
    return this.written.paths;
  }

  /** The site's texts have changed: pages rendered with the old ones are dropped. */
  private become(site: Site): void {
    if (isDeepStrictEqual(site, this.site)) return;
    this.site = site;
    this.views = new FirstViews(resolve(this.config.WEB_RENDERER), factsOf(site));
    this.written = new WrittenPages(resolve(this.config.WEB_DIR), site.name);
  }

  async register(fastify: FastifyInstance): Promise<void> {
    const web = resolve(this.config.WEB_DIR);
    const admin = resolve(this.config.ADMIN_DIR);
    if (!existsSync(join(web, 'index.html')))
      return this.log.warn(`no built web in ${web}: pages are not served`);
    await serveBuild(fastify, web, '/');
    if (existsSync(join(admin, 'index.html'))) {
      await serveBuild(fastify, admin, '/admin/');
      const console = () => readFileSync(join(admin, 'index.html'));
      for (const url of ['/admin/', '/admin/*'])
        fastify.get(url, (_, reply) =>
          reply.type('text/html').header('cache-control', 'no-cache').send(console()),
        );
    }
    const countRead = this.limits.ofReads();
    // A page without a search is cached, both its document and its data; each search calls a service.
    const onRequest: onRequestHookHandler = function (request, reply, done) {
      if (request.url.includes('?')) countRead.call(this, request, reply, done);
      else done();
    };
    for (const url of ['/', '/*'])
      fastify.get(url, { onRequest }, (request, reply) => this.answer(request, reply));
  }

  private async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = trimmed(request.url.split('?')[0] ?? '/');
    const written = this.written.find(path);
    const query = request.query as Record<string, unknown>;
    const at = written ? undefined : this.open(collectionAt(path, query) ?? pageAt(path, this.routes));
    // A missing file or API address is not a page.
    if (!at && !written && (/\.[a-z0-9]+$/i.test(path) || path.startsWith('/api/')))
      return reply.callNotFound() as never;
    const data = at && at.page !== 'app' ? await this.firstData.of(at.page, at.id, path, request) : undefined;
    const isFound = written !== undefined || (at !== undefined && data?.found !== false);
    const head = written ? this.headOfWritten(path, written) : this.headFor(path, at?.page, data, isFound);
    const firstData = data?.replies ?? {};
    const viewed = written ? path : data?.viewed;
    const route = written ? path.slice(1) : at?.route;
    const parts = {
      head,
      firstData,
      assets: route ? this.routes.assetsOf(route) : [],
      view: viewed ? await this.views.of(viewed, firstData) : '',
      cssOf: this.routes.css,
    };
    return reply
      .status(isFound ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(documentOf(this.template(), this.site, parts));
  }

  /** A document is the same for all, so without guest browsing it contains nothing of the page. */
  private open(at: PageAt | undefined): PageAt | undefined {
    return at && at.page !== 'home' && this.guests.isOff ? { page: 'app' } : at;
  }

  private headOfWritten(path: string, { title, description }: WrittenPage): Head {
    return {
      title: `${title} · ${this.site.name}`,
      description,
      path,
      type: 'website',
    };
  }

  private headFor(
    path: string,
    page: DataPage | 'app' | undefined,
    data: PageData | undefined,
    isFound: boolean,
  ): Head {
    const { name, description } = this.site;
    const plain = { description, path, type: 'website' } as const;
    if (!isFound) return { ...plain, title: `Not found · ${name}`, hidden: true };
    if (page === 'recipe' && data?.recipe) {
      const { recipe } = data;
      return {
        ...plain,
        title: `${recipe.name} · ${name}`,
        description: recipe.description || description,
        path: `/recipes/${recipe.slug}`,
        type: 'article',
        image: shareImageOf(recipe),
        about: recipeAbout(recipe, this.site),
        // Anybody with the link may read it, but it must not be indexed.
        hidden: recipe.visibility !== 'public',
      };
    }
    if (page === 'member' && data?.member) {
      const { member } = data;
      return {
        ...plain,
        title: `${member.fullName} (@${member.username}) · ${name}`,
        description:
          member.bio?.replace(/\s+/g, ' ') || `${member.fullName}, ${member.currentLevel} on ${name}`,
        path: `/members/${member.username}`,
        feed: `/members/${member.username}/feed.xml`,
        type: 'profile',
        ...(member.avatarUrl?.startsWith('/') && { image: avatarOfSize(member.avatarUrl, 512) }),
        about: memberAbout(member, this.site),
      };
    }
    if (page === 'post' && data?.post) {
      const { post } = data;
      return {
        ...plain,
        title: `${postTitle(post)} · ${name}`,
        description: post.content.replace(/\s+/g, ' ').slice(0, 200),
        type: 'article',
        ...((post.image ?? post.recipe) && {
          image: post.image ?? `${post.recipe?.picture.replace(/\.svg$/, '.png')}?format=share&width=1200`,
        }),
        about: postAbout(post, this.site),
      };
    }
    if (page === 'community') return { ...plain, title: `Community · ${name}`, feed: '/community/feed.xml' };
    if (page === 'challenges')
      return {
        ...plain,
        title: `Challenge Center · ${name}`,
        description: `Challenges of ${name}: make a drink within the rules, and vote for the best.`,
      };
    if (page === 'challenge' && data?.challenge) {
      const { title, description: text } = data.challenge;
      return {
        ...plain,
        title: `${title} · ${name}`,
        description: text.replace(/\s+/g, ' ').slice(0, 200) || description,
        type: 'article',
      };
    }
    if (page === 'virtual-bar')
      return {
        ...plain,
        title: `Virtual Bar · ${name}`,
        description: `Sessions of ${name}, live and to come: mix with others, each at their own bar.`,
      };
    if (page === 'live-session' && data?.liveSession) {
      const { title, description: text } = data.liveSession;
      return {
        ...plain,
        title: `${title} · ${name}`,
        description: text.replace(/\s+/g, ' ').slice(0, 200) || description,
        type: 'article',
        about: liveSessionAbout(data.liveSession, this.site),
      };
    }
    if (page === 'leaderboard')
      return {
        ...plain,
        title: `Leaderboard · ${name}`,
        description: `The members of ${name} by points: of all time, this month and this week.`,
      };
    if (page === 'collection' && data?.collection) {
      const { collection } = data;
      const [first] = collection.recipes;
      return {
        ...plain,
        title: `${collection.name} · ${name}`,
        description:
          collection.description || collection.recipes.map((recipe) => recipe.name).join(', ') || description,
        path: `/social-hub?tab=collections&collection=${collection.id}`,
        ...(first && { image: shareImageOf(first) }),
      };
    }
    if (page === 'recipes') return { ...plain, title: `Cocktail recipes · ${name}` };
    return { ...plain, title: name, hidden: page === 'app' || page === 'collection' };
  }

  /** Read again when a build has replaced it. */
  private template(): string {
    const file = join(resolve(this.config.WEB_DIR), 'index.html');
    const changed = statSync(file).mtimeMs;
    if (changed !== this.document.read) this.document = { read: changed, text: readFileSync(file, 'utf8') };
    return this.document.text;
  }
}

/**
 * The files of a build, but for its document. Scripts and styles, whose names contain a hash of their content, are looked
 * up at each request, because a new build may replace them while the gateway runs; one that is gone is a 404, at which an
 * open page loads itself again. Everything else expires after an hour.
 */
async function serveBuild(fastify: FastifyInstance, root: string, prefix: string): Promise<void> {
  const common = { preCompressed: true, index: false, cacheControl: false, decorateReply: false } as const;
  await fastify.register(fastifyStatic, {
    ...{ ...common, root: join(root, 'assets'), prefix: `${prefix}assets/` },
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
  });
  await fastify.register(fastifyStatic, {
    ...{ ...common, root, prefix, wildcard: false, globIgnore: ['index.html*', 'assets/**'] },
    setHeaders: (reply, path) => reply.header('cache-control', cachingOf(path)),
  });
}

function cachingOf(path: string): string {
  if (/(sw|registerSW)\.js$|\.webmanifest$/.test(path)) return 'no-cache';
  return `public, max-age=${hour}`;
}
