import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { avatarOfSize } from '@barspoon/contracts';
import fastifyStatic from '@fastify/static';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { CONFIG } from '../tokens.ts';
import { documentOf } from './document.ts';
import { FirstData, type PageData } from './first-data.ts';
import { FirstViews } from './first-views.ts';
import { factsOf, type Head, memberAbout, recipeAbout, type Site, shareImageOf } from './head.ts';
import { PageAssets } from './page-assets.ts';
import { type DataPage, pageAt, trimmed } from './page-table.ts';
import { type WrittenPage, WrittenPages } from './written-pages.ts';

const hour = 60 * 60;

/** The built web and console, and every page's document with its own title, tags and first data. */
@Injectable()
export class Pages {
  private readonly log = new Logger(Pages.name);
  private readonly site: Site;
  private readonly written: WrittenPages;
  private readonly assets: PageAssets;
  private readonly views: FirstViews;
  private document = { read: 0, text: '' };

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly firstData: FirstData,
  ) {
    this.site = {
      name: config.SITE_NAME,
      description: config.SITE_DESCRIPTION,
      url: config.PUBLIC_URL.replace(/\/$/, ''),
      operator: config.SITE_OPERATOR,
      supportEmail: config.SUPPORT_EMAIL,
      socialLinks: config.SOCIAL_LINKS,
      homeClaims: config.HOME_CLAIMS,
    };
    this.assets = new PageAssets(resolve(config.WEB_DIR));
    this.views = new FirstViews(resolve(config.WEB_RENDERER), factsOf(this.site));
    this.written = new WrittenPages(resolve(config.WEB_DIR), config.SITE_NAME);
  }

  async register(fastify: FastifyInstance): Promise<void> {
    const web = resolve(this.config.WEB_DIR);
    const admin = resolve(this.config.ADMIN_DIR);
    if (!existsSync(join(web, 'index.html')))
      return this.log.warn(`no built web in ${web}: pages are not served`);
    await fastify.register(fastifyStatic, {
      root: web,
      preCompressed: true,
      wildcard: false,
      // It is a page, which is told of the site like every other.
      globIgnore: ['index.html*'],
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => reply.header('cache-control', cachingOf(path)),
    });
    if (existsSync(join(admin, 'index.html'))) {
      await fastify.register(fastifyStatic, {
        root: admin,
        prefix: '/admin/',
        decorateReply: false,
        wildcard: false,
        index: false,
        cacheControl: false,
        setHeaders: (reply, path) => reply.header('cache-control', cachingOf(path)),
      });
      const console = () => readFileSync(join(admin, 'index.html'));
      for (const url of ['/admin/', '/admin/*'])
        fastify.get(url, (_, reply) =>
          reply.type('text/html').header('cache-control', 'no-cache').send(console()),
        );
    }
    for (const url of ['/', '/*']) fastify.get(url, (request, reply) => this.answer(request, reply));
  }

  private async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = trimmed(request.url.split('?')[0] ?? '/');
    const at = pageAt(path);
    const written = at ? undefined : this.written.find(path);
    // A missing file or API address is no page.
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
      assets: route ? this.assets.of(route) : [],
      view: viewed ? await this.views.of(viewed, firstData) : '',
      cssOf: this.assets.css,
    };
    return reply
      .status(isFound ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(documentOf(this.template(), this.site, parts));
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
        type: 'profile',
        ...(member.avatarUrl?.startsWith('/') && { image: avatarOfSize(member.avatarUrl, 512) }),
        about: memberAbout(member, this.site),
      };
    }
    if (page === 'recipes') return { ...plain, title: `Cocktail recipes · ${name}` };
    return { ...plain, title: name, hidden: page === 'app' };
  }

  /** Read again when a build has replaced it. */
  private template(): string {
    const file = join(resolve(this.config.WEB_DIR), 'index.html');
    const changed = statSync(file).mtimeMs;
    if (changed !== this.document.read) this.document = { read: changed, text: readFileSync(file, 'utf8') };
    return this.document.text;
  }
}

/** Names under `assets/` carry a hash of their content; everything else is asked for again after an hour. */
function cachingOf(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable';
  if (/(sw|registerSW)\.js$|\.webmanifest$/.test(path)) return 'no-cache';
  return `public, max-age=${hour}`;
}
