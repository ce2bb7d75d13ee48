import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { within } from '@barspoon/platform';
import { Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

const maxCharacters = 8 * 1024 * 1024;
/** Rendering a view blocks the event loop for some milliseconds, so a burst of new pages is sent without views. */
const maxConcurrent = 4;
const timeoutMs = 1000;
/** A failed view is tried again after this time. */
const withoutMs = 60_000;

/** The member app's build for the server (`web/src/render.tsx`). */
interface Renderer {
  render(view: {
    address: string;
    firstData: Record<string, unknown>;
    site: Record<string, readonly string[]>;
  }): Promise<string | undefined>;
}

/**
 * The first view of a page as HTML, rendered by the member app itself, so that it is painted before any script has loaded.
 * It is the same for all, so it is rendered once per page and data. If rendering fails, the browser renders the page, only later.
 */
export class FirstViews {
  private readonly log = new Logger(FirstViews.name);
  private readonly views = new LRUCache<string, string>({
    maxSize: maxCharacters,
    sizeCalculation: (view) => view.length + 100,
  });
  private readonly making = new Map<string, Promise<string>>();
  private loaded = { read: 0, renderer: undefined as Promise<Renderer> | undefined };

  /**
   * @param file the app's build for the server; it is loaded with the first view
   * @param site what documents say about the installation, by the names of their meta elements
   */
  constructor(
    private readonly file: string,
    private readonly site: Record<string, readonly string[]>,
  ) {}

  /**
   * @param address the page's path and query, as the app would write it
   * @param firstData the document's first data
   * @returns empty where there is none
   */
  async of(address: string, firstData: Record<string, unknown>): Promise<string> {
    if (!existsSync(this.file)) return '';
    const build = statSync(this.file).mtimeMs;
    const key = createHash('sha1')
      .update(`${build} ${address} ${JSON.stringify(firstData)}`)
      .digest('base64');
    const known = this.views.get(key) ?? this.making.get(key);
    if (known !== undefined) return known;
    if (this.making.size >= maxConcurrent) return '';
    const view = this.make(build, address, firstData).finally(() => this.making.delete(key));
    this.making.set(key, view);
    const made = await view;
    this.views.set(key, made, made === '' ? { ttl: withoutMs } : {});
    return made;
  }

  /** A failure is logged once and not retried immediately. */
  private async make(build: number, address: string, firstData: Record<string, unknown>): Promise<string> {
    try {
      const { render } = await this.rendererOf(build);
      return (await within(timeoutMs, render({ address, firstData, site: this.site }))) ?? '';
    } catch (error) {
      this.log.error({ err: error, address }, 'A page goes out without its first view');
      return '';
    }
  }

  private rendererOf(build: number): Promise<Renderer> {
    if (this.loaded.renderer && this.loaded.read === build) return this.loaded.renderer;
    const address = `${pathToFileURL(this.file)}?${build}`;
    const renderer = import(/* @vite-ignore */ /* webpackIgnore: true */ address) as Promise<Renderer>;
    this.loaded = { read: build, renderer };
    return renderer;
  }
}
