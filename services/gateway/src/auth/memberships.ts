import { membershipChanged } from '@barspoon/contracts';
import { parseKnownFields } from '@barspoon/messaging/requests';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

/** Longer than the lifetime of an access token: older changes are already in every token. */
const rememberMs = 20 * 60_000;

/**
 * Membership changes that current tokens do not contain yet: a new payment grants access with the existing token, and an
 * ended membership revokes it. Every gateway replica keeps them in memory, updated by events. Implements BEYOND-04.
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
   * @param claimed what their token says about it, and when it was issued (both in seconds)
   */
  grantedUntil(memberId: string, claimed: { gu?: number | undefined; iat: number }): number | null {
    const change = this.changed.get(memberId);
    if (change && change.since / 1000 > claimed.iat) return change.grantedUntil;
    return claimed.gu === undefined ? null : claimed.gu * 1000;
  }
}
