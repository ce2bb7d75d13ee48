import {
  dayMs,
  egressRoutes,
  fetchLinkPreview,
  hourMs,
  type LinkPreview,
  linksIn,
} from '@barspoon/contracts';
import { Caller, Jobs } from '@barspoon/messaging';
import { Clock, DomainError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { OutsideImagesRepository } from '../images/outside-images.repository.ts';
import type { LinkPreviewRow } from './link-preview.schema.ts';
import { linkPreviewId, toLinkPreview } from './link-preview.ts';
import { LinkPreviewsRepository } from './link-previews.repository.ts';

const freshMs = dayMs;
/** What could not be read may be there again soon. */
const failedMs = hourMs;
const keptMs = 30 * dayMs;

/** A text, and of how many of its links previews are shown. */
interface Linking {
  text: string;
  max: number;
}

/**
 * Previews of the pages that posts and comments link to. They hang on the addresses alone: whoever shows a text asks for
 * those of its links, and has read what is missing or old. Implements LINK-02, LINK-04, LINK-07, BEYOND-54.
 */
@Injectable()
export class LinkPreviewsService {
  constructor(
    private readonly previews: LinkPreviewsRepository,
    private readonly images: OutsideImagesRepository,
    private readonly jobs: Jobs,
    private readonly caller: Caller,
    private readonly clock: Clock,
  ) {}

  /** Of each text, in the order of its links; none is waited for. */
  async of(texts: readonly Linking[]): Promise<LinkPreview[][]> {
    const urlsOfEach = texts.map(({ text, max }) => linksIn(text, max));
    const urls = new Map(urlsOfEach.flat().map((url) => [linkPreviewId(url), url]));
    if (urls.size === 0) return texts.map(() => []);
    const rows = await this.ensured(urls);
    const byId = new Map(rows.map((row) => [row._id, toLinkPreview(row)]));
    return urlsOfEach.map((each) => each.flatMap((url) => byId.get(linkPreviewId(url)) ?? []));
  }

  async get(id: string): Promise<LinkPreview> {
    const row = await this.previews.find(id);
    if (!row) throw new DomainError('notFound', 'community.preview_not_found', 'There is no such preview.');
    return toLinkPreview(row);
  }

  /** A page that was there before keeps what it said while it cannot be read. */
  async fetch(id: string): Promise<void> {
    const row = await this.previews.find(id);
    if (!row) return;
    const now = this.clock.now().getTime();
    const expiresAt = new Date(now + keptMs);
    try {
      const { url: _, ...page } = await this.caller.call(
        egressRoutes.page,
        { params: { url: row.url } },
        this.caller.serviceContext(),
      );
      for (const image of [page.imageUrl, page.iconUrl])
        if (image) await this.images.showUntil(image, expiresAt);
      await this.previews.change(id, {
        ...page,
        state: 'loaded',
        refreshAt: new Date(now + freshMs),
        expiresAt,
      });
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'refused') throw error;
      const state = row.state === 'loaded' ? 'loaded' : 'failed';
      await this.previews.change(id, { state, refreshAt: new Date(now + failedMs) });
    }
  }

  private async ensured(urls: ReadonlyMap<string, string>): Promise<LinkPreviewRow[]> {
    const now = this.clock.now();
    const known = await this.previews.findAll([...urls.keys()]);
    const ids = new Set(known.map(({ _id }) => _id));
    const missing = [...urls].filter(([id]) => !ids.has(id)).map(([id, url]) => loading(id, url, now));
    const added = missing.length > 0 ? await this.previews.addMissing(missing) : [];
    const due = [...known, ...added].filter(({ refreshAt }) => refreshAt <= now);
    // The moment it became old is in the id: however many see it, it is read once.
    await Promise.all(
      due.map(({ _id, refreshAt }) =>
        this.jobs.enqueue(fetchLinkPreview, `${_id}-${refreshAt.getTime()}`, { previewId: _id }),
      ),
    );
    return [...known, ...added];
  }
}

const loading = (_id: string, url: string, now: Date): LinkPreviewRow => ({
  _id,
  url,
  state: 'loading',
  title: null,
  description: null,
  siteName: null,
  imageUrl: null,
  iconUrl: null,
  refreshAt: now,
  expiresAt: new Date(now.getTime() + keptMs),
});
