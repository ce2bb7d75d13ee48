import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { FollowedSettings, UnavailableError } from '@barspoon/platform';
import fastifyStatic from '@fastify/static';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { HotPages } from '../forwarding/hot-pages.ts';
import { EdgeErrors } from '../http/edge-errors.filter.ts';
import { acceptedEncoding } from '../http/encodings.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { documentAnswer, type HeldAnswer, sendDocument } from '../http/raw-replies.ts';
import { busyPage } from '../maintenance/maintenance-page.ts';
import { GuestBrowsing } from '../sign-in/guest-browsing.ts';
import { CONFIG } from '../tokens.ts';
import { documentOf } from './document.ts';
import { FinishedAddresses } from './finished-addresses.ts';
import { contentOf, FirstData, type PageData } from './first-data.ts';
import { FirstViews } from './first-views.ts';
import { consoleDocument, factsOf, type Site } from './head.ts';
import { HeldDocuments, type MadeDocument } from './held-documents.ts';
import { LookedAt } from './looked-at.ts';
import { headFor, headOfWritten } from './page-heads.ts';
import { collectionAt, type PageAt, pageAt, trimmed } from './page-table.ts';
import { WebRoutes } from './web-routes.ts';
import { type WrittenPage, WrittenPages } from './written-pages.ts';

const hour = 60 * 60;
/** How long the files of a build are taken to be the same: they are not looked up for every page. */
const sameForMs = 1000;
/** More pages at the same time would come too late; they are refused at once. */
const maxInProgress = 200;

/** A page that is asked for. */
interface Asked {
  /** Without a trailing slash. */
  path: string;
  written: WrittenPage | undefined;
  at: PageAt | undefined;
  data: PageData | undefined;
  /** Its address as the app writes it, where its first view is in the document. */
  viewed: string | undefined;
}

/** The built web and console, and every page's document with its own title, tags and first data. */
@Injectable()
export class Pages {
  private readonly log = new Logger(Pages.name);
  private site: Site;
  private written: WrittenPages;
  private readonly routes: WebRoutes;
  private views: FirstViews;
  private readonly index: LookedAt;
  private readonly held = new HeldDocuments();
  private readonly finished = new FinishedAddresses();
  /** Pages asked for and not answered yet. */
  private inProgress = 0;
  /** Counts what the site says of itself: documents of former texts are not sent. */
  private version = 0;
  private document: { read: number | undefined; text: string } = { read: undefined, text: '' };

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly firstData: FirstData,
    private readonly hot: HotPages,
    private readonly limits: RateLimits,
    private readonly guests: GuestBrowsing,
    private readonly errors: EdgeErrors,
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
      isFree: config.MEMBERSHIP === 'free',
    };
    this.routes = new WebRoutes(resolve(config.WEB_DIR), sameForMs);
    this.index = new LookedAt(join(resolve(config.WEB_DIR), 'index.html'), sameForMs);
    this.site = configured;
    this.views = new FirstViews(resolve(config.WEB_RENDERER), factsOf(configured), sameForMs);
    this.written = new WrittenPages(resolve(config.WEB_DIR), configured.name, sameForMs);
    settings.onChange(({ siteName, siteDescription, allowGuestBrowsing, newUserRegistration, statusPage }) =>
      this.become({
        ...configured,
        name: siteName ?? configured.name,
        description: siteDescription ?? configured.description,
        withoutGuests: !allowGuestBrowsing,
        withoutSignUp: !newUserRegistration,
        hasStatus: statusPage ?? false,
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
    this.version += 1;
    this.views = new FirstViews(resolve(this.config.WEB_RENDERER), factsOf(site), sameForMs);
    this.written = new WrittenPages(resolve(this.config.WEB_DIR), site.name, sameForMs);
  }

  async register(fastify: FastifyInstance): Promise<void> {
    const web = resolve(this.config.WEB_DIR);
    const admin = resolve(this.config.ADMIN_DIR);
    if (!existsSync(join(web, 'index.html')))
      return this.log.warn(`no built web in ${web}: pages are not served`);
    await serveBuild(fastify, web, '/');
    if (existsSync(join(admin, 'index.html'))) {
      await serveBuild(fastify, admin, '/admin/');
      const { SITE_NAME: name, SITE_DESCRIPTION: description, MEMBERSHIP: membership } = this.config;
      const console = () =>
        consoleDocument(readFileSync(join(admin, 'index.html'), 'utf8'), { name, description, membership });
      for (const url of ['/admin/', '/admin/*'])
        fastify.get(url, (_, reply) =>
          reply.type('text/html').header('cache-control', 'no-cache').send(console()),
        );
    }
    await fastify.register(async (pages) => {
      pages.setErrorHandler((error, request, reply) => this.refuse(error, request, reply));
      const [countPage, countRead] = [this.limits.ofPages(), this.limits.ofReads()];
      // A page without a search is ready for everybody; each search calls a service.
      const onRequest: onRequestHookHandler = function (request, reply, done) {
        const count = request.url.includes('?') ? countRead : countPage;
        count.call(this, request, reply, done);
      };
      this.limits.note(onRequest);
      for (const url of ['/', '/*'])
        pages.get(url, { onRequest }, (request, reply) => this.answerInTurn(request, reply));
    });
  }

  /** Whoever opens a page in a browser reads why it does not come, and when to come back. */
  private refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    this.errors.answer(error, request, reply, (problem) =>
      request.headers.accept?.includes('text/html') && (problem.status === 429 || problem.status === 503)
        ? busyPage(this.site.name, problem.detail ?? '')
        : undefined,
    );
  }

  private async answerInTurn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (this.inProgress >= maxInProgress) throw new UnavailableError('This page');
    this.inProgress += 1;
    try {
      return await this.answer(request, reply);
    } finally {
      this.inProgress -= 1;
    }
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
    const asked = { path, written, at, data, viewed: written ? path : data?.viewed };
    if (asked.viewed !== undefined) return this.answerHeld(asked, request, reply);
    const isFound = at !== undefined && data?.found !== false;
    const { text } = await this.make(asked, isFound);
    return reply
      .status(isFound ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(text);
  }

  /** What many view is made once from the same data, and kept as it is sent. */
  private async answerHeld(
    asked: Asked,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { path, at, data, viewed } = asked;
    const { versions } = this;
    const answers = data?.answers ?? [];
    const made = answers.flatMap(({ key, reply: { etag } }) => [key, etag]);
    const key = [versions, path, at?.route, viewed, ...made].join('\n');
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const document = await this.held.get(key, encoding, () => this.make(asked, true));
    const replies = answers.flatMap(({ page, reply: { etag } }) => (page ? [[page, etag] as const] : []));
    if (replies.length === answers.length && data?.isWhole !== false)
      this.finished.keep(request.url, { versions, replies, key });
    sendDocument(request, reply, document, encoding);
    return reply;
  }

  /** The finished document a request is for, as long as nothing in it has changed. */
  finishedFor({ url = '', headers }: IncomingMessage): HeldAnswer | null {
    const key = this.finished.keyAt(url, this.versions, (page, etag) => this.hot.holds(page, etag));
    if (key === undefined) return null;
    const encoding = acceptedEncoding(headers['accept-encoding']);
    const document = this.held.ready(key, encoding);
    if (!document) return null;
    const [path, query] = url.split('?', 2);
    return {
      answer: documentAnswer(headers, document, encoding),
      budget: query === undefined ? 'page' : 'read',
      route: path === '/' ? '/' : '/*',
    };
  }

  private get versions(): string {
    return `${this.version} ${this.index.changedAt} ${this.routes.listedAt} ${this.views.builtAt}`;
  }

  private async make({ path, written, at, data, viewed }: Asked, isFound: boolean): Promise<MadeDocument> {
    const content = at && at.page !== 'app' && data ? contentOf(at.page, data) : undefined;
    const head = written
      ? headOfWritten(this.site, path, written)
      : headFor(this.site, path, at?.page, content, isFound);
    const firstData = content?.replies ?? {};
    const route = written ? path.slice(1) : at?.route;
    const view = viewed === undefined ? '' : await this.views.of(viewed, firstData);
    const parts = {
      head,
      firstData,
      assets: route ? this.routes.assetsOf(route) : [],
      view,
      cssOf: this.routes.css,
    };
    return { text: documentOf(this.template(), this.site, parts), isPartial: view === '' };
  }

  /** A document is the same for all, so without guest browsing it contains nothing of the page. */
  private open(at: PageAt | undefined): PageAt | undefined {
    return at && at.page !== 'home' && this.guests.isOff ? { page: 'app' } : at;
  }

  /** Read again when a build has replaced it. */
  private template(): string {
    const changed = this.index.changedAt;
    if (changed !== this.document.read) {
      const text = readFileSync(join(resolve(this.config.WEB_DIR), 'index.html'), 'utf8');
      this.document = { read: changed, text };
    }
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
    ...common,
    root: join(root, 'assets'),
    prefix: `${prefix}assets/`,
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
  });
  await fastify.register(fastifyStatic, {
    ...common,
    root,
    prefix,
    wildcard: false,
    globIgnore: ['index.html*', 'assets/**'],
    setHeaders: (reply, path) => reply.header('cache-control', cachingOf(path)),
  });
}

function cachingOf(path: string): string {
  if (/(sw|registerSW)\.js$|\.webmanifest$/.test(path)) return 'no-cache';
  return `public, max-age=${hour}`;
}
