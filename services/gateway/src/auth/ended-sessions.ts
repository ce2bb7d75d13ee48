import { sessionEnded, sessionInternalRoutes } from '@barspoon/contracts';
import { Caller, parseKnownFields } from '@barspoon/messaging/requests';
import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

/** Longer than the lifetime of an access token: older sessions have no valid token. */
const rememberMs = 20 * 60_000;
const maxRemembered = 200_000;
const againMs = 2000;

/**
 * Ended sessions whose tokens may still be valid. Every gateway replica keeps them in memory, updated by events and, at
 * startup, by identity. Implements BEYOND-12.
 */
@Injectable()
export class EndedSessions {
  private readonly log = new Logger(EndedSessions.name);
  /** Limited by size, not by number: for a maximum number the cache would allocate memory for all entries in advance. */
  private readonly ended = new LRUCache<string, true>({
    maxSize: maxRemembered,
    sizeCalculation: () => 1,
    ttl: rememberMs,
  });

  constructor(private readonly caller: Caller) {}

  /** Fetches what ended before this replica started; until identity responds only events are known. */
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
