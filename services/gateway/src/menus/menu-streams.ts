import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { menuChanged, menuInternalRoutes, type OutputOf, type PublicMenu } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging/requests';
import { DomainError, newId, UnavailableError } from '@barspoon/platform';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { quietMs } from '../http/quiet-connections.ts';
import { type EventLike, eventTable, on } from '../realtime/event-table.ts';

const maxReaders = 5000;
/** Quieter connections are closed. */
const beatMs = quietMs / 2;
/** Two clocks that differ a little do not keep asking each other. */
const minWaitMs = 1000;

type MenuState = OutputOf<typeof menuInternalRoutes.follow>;
/** Pages of one menu that are open. */
interface Followed {
  readers: Set<PassThrough>;
  isAsking: boolean;
  hasMore: boolean;
  /** Until prices change by the clock. */
  timer?: NodeJS.Timeout;
}

/** What tells a menu from another state of itself, without what is out. */
export const versionOf = (menu: PublicMenu): string =>
  createHash('sha256')
    .update(JSON.stringify(menu, (key, value: unknown) => (key === 'isOut' ? undefined : value)))
    .digest('base64url')
    .slice(0, 12);

/**
 * Open pages of menus, which have no account and hear of nothing else. A change is asked for once for all of them, so that
 * what runs out is struck through on hundreds of them at the same moment. Implements BEYOND-247.
 */
@Injectable()
export class MenuStreams implements OnModuleDestroy {
  private readonly log = new Logger(MenuStreams.name);
  private readonly menus = new Map<string, Followed>();
  private readonly beat = setInterval(() => this.toAll(': here\n\n'), beatMs).unref();
  readonly apply: (event: EventLike) => void = eventTable([
    on(menuChanged, ({ slug }) => void this.tell(slug)),
  ]);

  constructor(private readonly caller: Caller) {}

  onModuleDestroy(): void {
    clearInterval(this.beat);
    for (const { readers, timer } of this.menus.values()) {
      clearTimeout(timer);
      for (const reader of readers) reader.end();
    }
  }

  read(slug: string): Promise<MenuState> {
    const id = newId();
    return this.caller.call(
      menuInternalRoutes.follow,
      { params: { slug } },
      { correlationId: id, causationId: id, actor: { kind: 'system', name: 'gateway' } },
    );
  }

  /** @throws DomainError 404 for a menu that is not there, 503 where too many are open already */
  async open(slug: string): Promise<PassThrough> {
    if ([...this.menus.values()].reduce((sum, { readers }) => sum + readers.size, 0) >= maxReaders)
      throw new UnavailableError('What changes on this menu');
    const reader = new PassThrough();
    const followed = this.menus.get(slug) ?? { readers: new Set(), isAsking: false, hasMore: false };
    this.menus.set(slug, followed);
    // First: what changes from now on is told again.
    followed.readers.add(reader);
    reader.on('close', () => {
      followed.readers.delete(reader);
      if (followed.readers.size > 0) return;
      clearTimeout(followed.timer);
      if (this.menus.get(slug) === followed) this.menus.delete(slug);
    });
    try {
      reader.write(await this.stateOf(slug, followed));
      return reader;
    } catch (error) {
      reader.destroy();
      throw error;
    }
  }

  private async tell(slug: string): Promise<void> {
    const followed = this.menus.get(slug);
    if (!followed) return;
    followed.hasMore = true;
    if (followed.isAsking) return;
    followed.isAsking = true;
    try {
      while (followed.hasMore) {
        followed.hasMore = false;
        const state = await this.stateOrGone(slug, followed);
        for (const reader of followed.readers) reader.write(state);
      }
    } catch (error) {
      this.log.warn(`the menu ${slug} could not be asked for: ${(error as Error).message}`);
    } finally {
      followed.isAsking = false;
    }
  }

  /** Prices that change by the clock are told when they do. */
  private async stateOf(slug: string, followed: Followed): Promise<string> {
    const { menu, isOpen, tickets } = await this.read(slug);
    clearTimeout(followed.timer);
    if (menu.pricesUntil !== null && followed.readers.size > 0) {
      const waitMs = Math.max(Date.parse(menu.pricesUntil) - Date.now(), minWaitMs);
      followed.timer = setTimeout(() => void this.tell(slug), waitMs).unref();
    }
    const drinks = menu.sections.flatMap((section) => section.drinks);
    const out = [...drinks, ...drinks.flatMap(({ sizes = [] }) => sizes)]
      .filter(({ isOut }) => isOut)
      .map(({ id }) => id);
    return `event: state\ndata: ${JSON.stringify({ out, isOpen, tickets, version: versionOf(menu) })}\n\n`;
  }

  private async stateOrGone(slug: string, followed: Followed): Promise<string> {
    try {
      return await this.stateOf(slug, followed);
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'notFound') return 'event: gone\ndata: {}\n\n';
      throw error;
    }
  }

  private toAll(text: string): void {
    for (const { readers } of this.menus.values()) for (const reader of readers) reader.write(text);
  }
}
