import { membershipChanged } from '@barspoon/contracts';
import { parseKnownFields } from '@barspoon/messaging/requests';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

/** Longer than any access token lives: older changes are already in every token. */
const rememberMs = 20 * 60_000;

/**
 * Changes of membership that tokens in use do not know yet: who has paid is let in with the token they have, and whose
 * membership has ended is not. Every gateway replica holds them in memory, fed by events. Implements BEYOND-04.
 */
@Injectable()
export class Memberships {
  private readonly changed = new LRUCache<string, { grantedUntil: number | null; since: number }>({
    maxSize: 50_000,
    sizeCalculation: () => 1,
    ttl: rememberMs,
  });

  apply(event: { type: string; occurredAt: string; data: unknown }): void {
    if (event.type !== membershipChanged.type) return;
    const { memberId, grantedUntil } = parseKnownFields(membershipChanged.data, event.data);
    const since = Date.parse(event.occurredAt);
    const known = this.changed.get(memberId);
    if (known && known.since > since) return;
    this.changed.set(memberId, { grantedUntil: grantedUntil ? Date.parse(grantedUntil) : null, since });
  }

  /**
   * Until when a member has access, in milliseconds; null for no access.
   * @param claimed what their token says of it, and when it was made (both in seconds)
   */
  grantedUntil(memberId: string, claimed: { gu?: number | undefined; iat: number }): number | null {
    const change = this.changed.get(memberId);
    if (change && change.since / 1000 > claimed.iat) return change.grantedUntil;
    return claimed.gu === undefined ? null : claimed.gu * 1000;
  }
}
