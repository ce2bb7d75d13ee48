import {
  type InputOf,
  type LiveSessionListQuery,
  type liveSessionInternalRoutes,
  type MemberActor,
  maxWaitingLists,
} from '@barspoon/contracts';
import { MemberCards } from '@barspoon/messaging';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { BansRepository } from './bans.repository.ts';
import { sessionNotFound } from './live-session.errors.ts';
import { toLiveSession } from './live-session.mapper.ts';
import type { LiveSessionRow } from './live-session.schema.ts';
import { LiveSessionsRepository } from './live-sessions.repository.ts';
import { ParticipantsRepository } from './participants.repository.ts';
import { SessionProgress } from './session-progress.service.ts';
import { WaitingListRepository } from './waiting-list.repository.ts';

const joinedShown = 200;
const dateOf = (iso: string | undefined) => (iso === undefined ? undefined : new Date(iso));

/** Sessions as everybody sees them. */
@Injectable()
export class LiveSessionReading {
  constructor(
    private readonly sessions: LiveSessionsRepository,
    private readonly participants: ParticipantsRepository,
    private readonly waiting: WaitingListRepository,
    private readonly bans: BansRepository,
    private readonly progress: SessionProgress,
    private readonly members: MemberCards,
    private readonly clock: Clock,
  ) {}

  /** Implements VBAR-04, BEYOND-82, BEYOND-83. */
  async list({ from, to, limit, cursor }: LiveSessionListQuery) {
    await this.progress.advanceDue();
    const span = { from: dateOf(from), to: dateOf(to) };
    const { items, nextCursor } = await this.sessions.openPage(span, limit, cursor);
    return { items: await this.allShown(items), nextCursor };
  }

  async get(id: string) {
    return this.shown(await this.current(id));
  }

  async joined(actor: MemberActor) {
    const [sessionIds, waits, bannedFrom] = await Promise.all([
      this.participants.sessionsOf(actor.id, joinedShown),
      this.waiting.waitsOf(actor.id, maxWaitingLists),
      this.bans.sessionsOf(actor.id, joinedShown),
    ]);
    const waiting = waits.map(async (row) => ({
      sessionId: row.sessionId,
      position: await this.waiting.positionOf(row),
    }));
    return { sessionIds, waiting: await Promise.all(waiting), bannedFrom };
  }

  async participantIds(
    id: string,
    { limit, cursor }: InputOf<typeof liveSessionInternalRoutes.participantIds>['query'],
  ) {
    const { items, nextCursor } = await this.participants.page(id, limit, this.participants.after(cursor));
    return { items: items.map(({ userId }) => userId), nextCursor };
  }

  async waitingIds(
    id: string,
    { limit, cursor }: InputOf<typeof liveSessionInternalRoutes.waitingIds>['query'],
  ) {
    const { items, nextCursor } = await this.waiting.page(id, limit, this.waiting.after(cursor));
    return { items: items.map(({ userId }) => userId), nextCursor };
  }

  /** The session as it stands now. @throws DomainError 404 */
  async current(id: string): Promise<LiveSessionRow> {
    const row = await this.sessions.find(id);
    if (!row) throw sessionNotFound();
    if (!row.advancesAt || row.advancesAt > this.clock.now()) return row;
    await this.progress.advance(id);
    return (await this.sessions.find(id)) ?? row;
  }

  async shown(row: LiveSessionRow) {
    const [session] = await this.allShown([row]);
    return session as NonNullable<typeof session>;
  }

  async allShown(rows: readonly LiveSessionRow[]) {
    const hosts = await this.members.of([...new Set(rows.map(({ hostUserId }) => hostUserId))]);
    return rows.map((row) => toLiveSession(row, hosts.get(row.hostUserId) ?? null));
  }
}
