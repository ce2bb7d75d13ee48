import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';

const everyMs = 100;
/** The event loop comes so late that everybody notices. */
const lateMs = 150;
/** Fewer in one sample are not what makes it late. */
const minAsked = 30;
const lessBy = 0.6;
const moreBy = 0.02;
const minShare = 0.02;

/** Documents of pages, bitmaps and the API document: what can be asked for again, and is not what others wait for. */
const canWait = (path: string): boolean =>
  path === '/api/openapi.json' ||
  (path.startsWith('/pictures/') && path.endsWith('.png')) ||
  (!/\.[a-z0-9]+$/i.test(path) &&
    !/^\/(api|uploads|pictures|socket\.io|livez|readyz|metrics)(\/|$)/.test(path));

/**
 * Admits as many pages and bitmaps as the event loop can make and refuses the others at once, before anything is done for
 * them, so that health, signing in and the reads of others do not wait behind them. Security check 69.
 */
@Injectable()
export class Overload implements OnModuleInit, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private asked = 0;
  /** The part of them that is admitted. */
  private share = 1;
  /** What of the share has not been used yet. */
  private credit = 0;

  onModuleInit(): void {
    let due = performance.now() + everyMs;
    this.timer = setInterval(() => {
      const now = performance.now();
      this.sample(now - due);
      due = now + everyMs;
    }, everyMs).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Whether a request is refused now; each counts. */
  refuses(method: string | undefined, url: string): boolean {
    if (method !== 'GET' || !canWait(url.split('?')[0] ?? '')) return false;
    this.asked += 1;
    if (this.share >= 1) return false;
    this.credit += this.share;
    if (this.credit < 1) return true;
    this.credit -= 1;
    return false;
  }

  /** @param lagMs how much later than it should the event loop came */
  sample(lagMs: number): void {
    const isTheirs = lagMs > lateMs && this.asked >= minAsked;
    this.share = isTheirs ? Math.max(minShare, this.share * lessBy) : Math.min(1, this.share + moreBy);
    this.asked = 0;
  }
}
