import { allEvents, type EventDefinition, httpRoutes, type Route } from '@barspoon/contracts';
import type { RawReply } from '@barspoon/messaging/requests';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

const mostBytes = 32 * 1024 * 1024;
/** A replica's search index may follow a change a moment later than the event arrives here. */
const settleMs = 1500;

export interface HeldReply extends RawReply {
  etag: string;
}

/**
 * Reply bytes of hot public routes, held for a moment and dropped by the events their declarations name. Requests for
 * the same page at the same time ask the service once.
 */
@Injectable()
export class HotPages {
  private readonly pages = new LRUCache<string, HeldReply>({
    maxSize: mostBytes,
    sizeCalculation: (reply) => reply.body.byteLength + 200,
  });
  private readonly asked = new Map<string, Promise<HeldReply>>();
  private readonly routesByEvent = routesDroppedBy();
  private readonly generations = new Map<string, number>();

  /** @param key of the route's parsed input */
  async get(route: Route, key: string, ask: () => Promise<HeldReply>): Promise<HeldReply> {
    const page = `${route.key} ${key}`;
    const held = this.pages.get(page);
    if (held) return held;
    const generation = this.generations.get(route.key) ?? 0;
    const place = `${generation} ${page}`;
    const present = this.asked.get(place);
    if (present) return present;
    const asking = ask()
      .then((reply) => {
        const isCurrent = (this.generations.get(route.key) ?? 0) === generation;
        if (isCurrent && reply.status === 200)
          this.pages.set(page, reply, { ttl: (route.hot?.seconds ?? 0) * 1000 });
        return reply;
      })
      .finally(() => this.asked.delete(place));
    this.asked.set(place, asking);
    return asking;
  }

  /** Drops what an event made old, now and once more after replicas have settled. */
  obey(event: { type: string }): void {
    const routes = this.routesByEvent.get(event.type);
    if (!routes) return;
    this.drop(routes);
    setTimeout(() => this.drop(routes), settleMs).unref();
  }

  private drop(routes: ReadonlySet<string>): void {
    for (const route of routes) this.generations.set(route, (this.generations.get(route) ?? 0) + 1);
    for (const page of this.pages.keys())
      if (routes.has(page.slice(0, page.indexOf(' ')))) this.pages.delete(page);
  }
}

function routesDroppedBy(): Map<string, ReadonlySet<string>> {
  const droppedBy = (event: EventDefinition) =>
    new Set(httpRoutes.filter((route) => route.hot?.droppedBy.includes(event)).map((route) => route.key));
  return new Map(allEvents.map((event) => [event.type, droppedBy(event)]));
}
