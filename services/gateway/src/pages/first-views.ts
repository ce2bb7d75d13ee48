import { setImmediate as others } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Semaphore, UnavailableError, within } from '@barspoon/platform';
import { Logger } from '@nestjs/common';
import { LookedAt } from './looked-at.ts';

/** Rendering a view takes some milliseconds of the event loop: one after another, with room for others between. */
const maxConcurrent = 4;
/** A page behind so many would come too late; it is refused at once. */
const maxWaiting = 60;
const timeoutMs = 1000;
const maxWaitMs = 3000;

/** The member app's build for the server (`web/src/render.tsx`). */
interface Renderer {
  render(view: {
    address: string;
    firstData: Record<string, unknown>;
    site: Record<string, readonly string[]>;
  }): Promise<string | undefined>;
}

/**
 * The first view of a page as HTML, rendered by the member app itself, so that it is painted before any script has loaded
 * and search engines read it. It is the same for all. If rendering fails, the browser renders the page, only later.
 */
export class FirstViews {
  private readonly log = new Logger(FirstViews.name);
  private readonly turns = new Semaphore(maxConcurrent);
  private readonly build: LookedAt;
  private waiting = 0;
  private loaded = { read: 0, renderer: undefined as Promise<Renderer> | undefined };

  /**
   * @param file the app's build for the server; it is loaded with the first view
   * @param site what documents say about the installation, by the names of their meta elements
   */
  constructor(
    private readonly file: string,
    private readonly site: Record<string, readonly string[]>,
    sameForMs?: number,
  ) {
    this.build = new LookedAt(file, sameForMs);
  }

  /** Which build renders; another one makes other views. */
  get builtAt(): number | undefined {
    return this.build.changedAt;
  }

  /**
   * @param address the page's path and query, as the app would write it
   * @param firstData the document's first data
   * @returns empty where there is none
   * @throws UnavailableError when too many wait already
   */
  async of(address: string, firstData: Record<string, unknown>): Promise<string> {
    const build = this.builtAt;
    if (build === undefined) return '';
    await this.turn();
    try {
      return await this.make(build, address, firstData);
    } finally {
      this.turns.release();
    }
  }

  private async turn(): Promise<void> {
    if (this.waiting >= maxWaiting) throw new UnavailableError('This page');
    this.waiting += 1;
    try {
      await this.turns.acquire(performance.now() + maxWaitMs);
    } catch (cause) {
      throw new UnavailableError('This page', cause);
    } finally {
      this.waiting -= 1;
    }
    await others();
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
