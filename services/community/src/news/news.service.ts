import { egressRoutes, maxReadPerSource, type NewsSourceInput, readNewsSource } from '@barspoon/contracts';
import { Caller, Jobs } from '@barspoon/messaging';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock, DomainError, FollowedSettings } from '@barspoon/platform';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type CommunityConfig } from '../config.ts';
import { OutsideImagesRepository } from '../images/outside-images.repository.ts';
import { latestNews } from './latest-news.ts';
import { toNewsSource } from './news-source.mapper.ts';
import type { NewsSourceRow } from './news-source.schema.ts';
import { NewsSourcesRepository } from './news-sources.repository.ts';

const minuteMs = 60 * 1000;
/** A little less than the half hour after which they are looked at again. */
const readAgainMs = 25 * minuteMs;
const maxDelayMs = 24 * 60 * minuteMs;
/** Longer than an article stays in its feed. */
const imageMs = 7 * 24 * 60 * minuteMs;

const sourceNotFound = () =>
  new DomainError('notFound', 'community.news_source_not_found', 'There is no such source of news.');

/** Reads the feeds and shows what they bring. Implements BEYOND-55. */
@Injectable()
export class NewsService {
  constructor(
    private readonly sources: NewsSourcesRepository,
    private readonly images: OutsideImagesRepository,
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
    private readonly caller: Caller,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly settings: FollowedSettings,
    @Inject(CONFIG) private readonly config: CommunityConfig,
  ) {}

  /** Implements NEWS-05, NEWS-07 to NEWS-09. */
  async latest() {
    const answered = (await this.sources.all()).filter((row) => toNewsSource(row).state === 'answered');
    return { items: latestNews(answered, this.settings.current.siteName ?? this.config.SITE_NAME) };
  }

  async list() {
    return { items: (await this.sources.all()).map(toNewsSource) };
  }

  async get(id: string) {
    const row = await this.sources.find(id);
    if (!row) throw sourceNotFound();
    return toNewsSource(row);
  }

  async revise(id: string, input: NewsSourceInput) {
    const row = await this.transactions.run(async () => {
      const before = await this.sources.find(id);
      if (!before) throw sourceNotFound();
      const nextReadAt = this.clock.now();
      const asNew = { articles: [], etag: null, lastModified: null, readAt: null };
      const after = await this.sources.change(
        id,
        {},
        { ...input, ...(input.url !== before.url && asNew), failures: 0, problem: null, nextReadAt },
        true,
      );
      if (!after) throw sourceNotFound();
      await this.audit.record('news-source.revised', `news-source:${id}`, { ...input });
      if (after.enabled) await this.askFor(after);
      return after;
    });
    return toNewsSource(row);
  }

  async test(url: string) {
    const { articles } = await this.fetch({ url, etag: null, lastModified: null });
    return {
      items: (articles ?? []).map(({ title, summary, publishedAt }) => ({ title, summary, publishedAt })),
    };
  }

  /** On schedule. */
  async readDue(): Promise<void> {
    if (this.config.NEWS_FROM_FEEDS) await this.askForDue();
  }

  /** Asks for the reading of those whose time has come. */
  async askForDue() {
    const now = this.clock.now();
    for (const row of await this.sources.all())
      if (row.enabled && row.nextReadAt <= now) await this.askFor(row);
    return { done: true as const };
  }

  /** A feed that fails is skipped, and left alone for longer each time. Implements NEWS-08. */
  async read(id: string): Promise<void> {
    const row = await this.sources.find(id);
    if (!row?.enabled) return;
    const now = this.clock.now();
    try {
      const { articles, version } = await this.fetch(row);
      const until = new Date(now.getTime() + imageMs);
      for (const { imageUrl } of articles ?? row.articles)
        if (imageUrl) await this.images.showUntil(imageUrl, until);
      const isNews =
        toNewsSource(row).state !== 'answered' ||
        (articles !== null && JSON.stringify(articles) !== JSON.stringify(row.articles));
      await this.change(
        row,
        {
          ...version,
          ...(articles && { articles }),
          failures: 0,
          problem: null,
          readAt: now,
          nextReadAt: new Date(now.getTime() + readAgainMs),
        },
        isNews,
      );
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'refused') throw error;
      const delayMs = Math.min(maxDelayMs, readAgainMs * 2 ** row.failures);
      await this.change(
        row,
        {
          failures: row.failures + 1,
          problem: error.message,
          readAt: now,
          nextReadAt: new Date(now.getTime() + delayMs),
        },
        toNewsSource(row).state === 'answered',
      );
    }
  }

  private async change(row: NewsSourceRow, change: Partial<NewsSourceRow>, isNews: boolean): Promise<void> {
    await this.transactions.run(async () => {
      await this.sources.change(row._id, { url: row.url }, change, isNews);
    });
  }

  /** The moment it is due is in the id: it is read once for it. */
  private askFor({ _id, nextReadAt }: NewsSourceRow): Promise<void> {
    return this.jobs.enqueue(readNewsSource, `${_id}-${nextReadAt.getTime()}`, { sourceId: _id });
  }

  private fetch({ url, etag, lastModified }: Pick<NewsSourceRow, 'url' | 'etag' | 'lastModified'>) {
    return this.caller.call(
      egressRoutes.feed,
      { body: { url, etag, lastModified, max: maxReadPerSource } },
      this.caller.serviceContext(),
    );
  }
}
