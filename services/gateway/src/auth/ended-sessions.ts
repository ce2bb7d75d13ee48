import { sessionEnded, sessionInternalRoutes } from '@barspoon/contracts';
import { Caller, parseKnownFields } from '@barspoon/messaging/requests';
import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

/** Longer than any access token lives: of an older session no token is good any more. */
const rememberMs = 20 * 60_000;
const maxRemembered = 200_000;
const againMs = 2000;

/**
 * Sessions that have ended while tokens of them may still be about. Every gateway replica holds them in memory, fed by
 * events and, at the start, by identity. Implements BEYOND-12.
 */
@Injectable()
export class EndedSessions {
  private readonly log = new Logger(EndedSessions.name);
  /** By size, not by number: for a number of entries the cache takes the memory of all of them at once. */
  private readonly ended = new LRUCache<string, true>({
    maxSize: maxRemembered,
    sizeCalculation: () => 1,
    ttl: rememberMs,
  });

  constructor(private readonly caller: Caller) {}

  /** Asks identity for what ended before this replica listened; until it answers only events are known. */
  async load(): Promise<void> {
    try {
      const { sessionIds } = await this.caller.call(sessionInternalRoutes.recentlyEnded, {});
      for (const id of sessionIds) this.add(id);
    } catch (error) {
      this.log.warn(`ended sessions not loaded, trying again: ${(error as Error).message}`);
      setTimeout(() => void this.load(), againMs).unref();
    }
  }

  apply(event: { type: string; data: unknown }): void {
    if (event.type === sessionEnded.type) this.add(parseKnownFields(sessionEnded.data, event.data).sessionId);
  }

  add(sessionId: string): void {
    this.ended.set(sessionId, true);
  }

  has(sessionId: string): boolean {
    return this.ended.has(sessionId);
  }
}
