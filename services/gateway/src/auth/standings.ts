import { identityInternalRoutes, memberStandingChanged, type Role } from '@barspoon/contracts';
import { Caller, parseKnownFields } from '@barspoon/messaging/requests';
import { Injectable, Logger } from '@nestjs/common';

interface Standing {
  role: Role;
  suspended: boolean;
  since: number;
}

/** Longer than the lifetime of an access token: older changes are already in every token. */
const rememberMs = 20 * 60_000;

/**
 * Changes of role and suspension that current tokens do not contain yet. Every gateway replica keeps them in memory,
 * updated by events and, at startup, by identity. Implements BEYOND-03, BEYOND-07.
 */
@Injectable()
export class Standings {
  private readonly log = new Logger(Standings.name);
  private readonly changed = new Map<string, Standing>();

  constructor(private readonly caller: Caller) {}

  /** Fetches what changed before this replica started; until identity responds only events are known. */
  async load(): Promise<void> {
    const since = new Date(Date.now() - rememberMs).toISOString();
    try {
      const { items } = await this.caller.call(identityInternalRoutes.recentStandings, { query: { since } });
      for (const { memberId, role, suspended } of items) this.note(memberId, role, suspended, Date.now());
    } catch (error) {
      this.log.warn(`standings not loaded, trying again: ${(error as Error).message}`);
      setTimeout(() => void this.load(), 2000).unref();
    }
  }

  apply(event: { type: string; occurredAt: string; data: unknown }): void {
    if (event.type !== memberStandingChanged.type) return;
    const { memberId, role, suspended } = parseKnownFields(memberStandingChanged.data, event.data);
    this.note(memberId, role, suspended, Date.parse(event.occurredAt));
  }

  find(memberId: string): Standing | undefined {
    return this.changed.get(memberId);
  }

  private note(memberId: string, role: Standing['role'], suspended: boolean, since: number): void {
    const known = this.changed.get(memberId);
    if (known && known.since > since) return;
    this.changed.set(memberId, { role, suspended, since });
    for (const [id, standing] of this.changed)
      if (standing.since < Date.now() - rememberMs) this.changed.delete(id);
      else break;
  }
}
