import { allEvents, type EventDefinition, httpRoutes, type Route } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { ServiceReply } from '../http/service-reply.ts';

const maxBytes = 32 * 1024 * 1024;
const maxAddressBytes = 4 * 1024 * 1024;
/** No popular page has a longer one. */
const maxAddressLength = 2048;
/** The size of an entry in addition to its texts. */
const entryBytes = 200;
/** A replica's search index may apply a change slightly later than the event arrives here. */
const settleMs = 1500;
/** How often at most a page is dropped for its own events; open pages are told of ratings as often. */
const minDropIntervalMs = 1000;

/** What an address requests, which is always the same. */
export interface Address {
  route: Route;
  /** The validated input as it is sent to the service. */
  payload: string;
  /** The cache key of its page. */
  page: string;
}

/** The cached reply of an address. */
export interface HeldPage {
  route: Route;
  reply: ServiceReply;
}

export const addressOf = (route: Route, payload: string): Address => ({
  route,
  payload,
  page: `${route.key} ${payload}`,
});

/**
 * Reply bytes of hot public routes, cached briefly and dropped by the events that their declarations name. Concurrent
 * requests for the same page call the service once. A crawler that requests every page evicts none.
 */
@Injectable()
export class HotPages {
  private readonly pages = new LRUCache<string, ServiceReply>({
    maxSize: maxBytes,
    // Its two compressed forms are cached as well, each at a fraction of its size.
    sizeCalculation: (reply, page) => 2 * reply.body.byteLength + bytesOf(page) + entryBytes,
  });
  private readonly addresses = new LRUCache<string, Address>({
    maxSize: maxAddressBytes,
    sizeCalculation: ({ payload, page }, url) => bytesOf(url) + bytesOf(payload) + bytesOf(page) + entryBytes,
  });
  private readonly asked = new Map<string, Promise<ServiceReply>>();
  private readonly routesByEvent = routesDroppedBy();
  private readonly subjectsByEvent = subjectsDroppedBy();
  private readonly generations = new Map<string, number>();
  /** Pages dropped within the last interval, and whether they are stale again. */
  private readonly recentlyDropped = new Map<string, { isStale: boolean }>();

  /**
   * The cached page, or else the service's current reply.
   * @param isWorthHolding whether it may be requested again: caching a page nobody requests costs more than fetching it
   */
  async get(
    { route, page }: Address,
    isWorthHolding: boolean,
    ask: () => Promise<ServiceReply>,
  ): Promise<ServiceReply> {
    const held = this.pages.get(page);
    if (held) return held;
    const generation = this.generations.get(route.key) ?? 0;
    const place = `${generation} ${page}`;
    const present = this.asked.get(place);
    if (present) return present;
    const asking = ask()
      .then((reply) => {
        const isCurrent = (this.generations.get(route.key) ?? 0) === generation;
        if (isWorthHolding && isCurrent && reply.status === 200)
          this.pages.set(page, reply, { ttl: lifetimeMs(route) });
        return reply;
      })
      .finally(() => this.asked.delete(place));
    this.asked.set(place, asking);
    return asking;
  }

  /** What an address requests, remembered because addresses of hot pages repeat. */
  known(url: string): Address | undefined {
    return this.addresses.get(url);
  }

  remember(url: string, address: Address): void {
    if (url.length <= maxAddressLength) this.addresses.set(url, address);
  }

  /** The current reply of an address, if it is cached. */
  heldAt(url: string): HeldPage | undefined {
    const address = this.addresses.get(url);
    const reply = address && this.pages.get(address.page);
    return reply && { route: address.route, reply };
  }

  /** Whether a page is cached with just these bytes. */
  holds(page: string, etag: string): boolean {
    return this.pages.get(page)?.etag === etag;
  }

  /** Drops what an event made stale, now and again after replicas have settled. */
  apply(event: { type: string; data?: unknown }): void {
    for (const { route, ids } of this.subjectsByEvent.get(event.type) ?? [])
      this.dropOne(route, ids, event.data as Record<string, unknown>);
    const routes = this.routesByEvent.get(event.type);
    if (!routes?.size) return;
    this.drop(routes);
    setTimeout(() => this.drop(routes), settleMs).unref();
  }

  private dropOne(route: Route, ids: readonly string[], data: Record<string, unknown>): void {
    for (const field of ids)
      this.dropThrottled(route, addressOf(route, JSON.stringify({ params: { id: data[field] } })).page);
  }

  /**
   * Drops a page at once, and again at the end of the interval if more events came in it. Otherwise a recipe that many
   * members rate at once would be requested and rendered again for every rating, while all its readers wait.
   */
  private dropThrottled(route: Route, page: string): void {
    const recent = this.recentlyDropped.get(page);
    if (recent) {
      recent.isStale = true;
      return;
    }
    this.generations.set(route.key, (this.generations.get(route.key) ?? 0) + 1);
    this.pages.delete(page);
    const dropped = { isStale: false };
    this.recentlyDropped.set(page, dropped);
    setTimeout(() => {
      this.recentlyDropped.delete(page);
      if (dropped.isStale) this.dropThrottled(route, page);
    }, minDropIntervalMs).unref();
  }

  private drop(routes: ReadonlySet<string>): void {
    for (const route of routes) this.generations.set(route, (this.generations.get(route) ?? 0) + 1);
    for (const page of this.pages.keys())
      if (routes.has(page.slice(0, page.indexOf(' ')))) this.pages.delete(page);
  }
}

/** Up to half less, so that the pages a crowd has opened in one moment do not all have to be fetched in another. */
const lifetimeMs = ({ hot }: Route): number => (hot?.seconds ?? 0) * 1000 * (1 - Math.random() / 2);

/** An upper bound: Latin-1 texts take half. */
const bytesOf = (text: string): number => 2 * text.length;

function routesDroppedBy(): Map<string, ReadonlySet<string>> {
  const droppedBy = (event: EventDefinition) =>
    new Set(httpRoutes.filter((route) => route.hot?.droppedBy.includes(event)).map((route) => route.key));
  return new Map(allEvents.map((event) => [event.type, droppedBy(event)]));
}

function subjectsDroppedBy(): Map<string, readonly { route: Route; ids: readonly string[] }[]> {
  const droppedBy = (event: EventDefinition) =>
    httpRoutes.flatMap((route) => {
      const { by = [], ids = [] } = route.hot?.droppedOne ?? {};
      return by.includes(event) ? [{ route, ids }] : [];
    });
  return new Map(allEvents.map((event) => [event.type, droppedBy(event)]));
}
