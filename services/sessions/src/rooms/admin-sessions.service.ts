import {
  type AdminSession,
  type adminSessionRoutes,
  type InputOf,
  type LiveSessionStatus,
  liveSessionStopped,
  type MemberActor,
  presenceSeconds,
  type SessionState,
  type StopSessionInput,
} from '@barspoon/contracts';
import { MemberCards } from '@barspoon/messaging';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { sessionNotFound, statusRefused } from '../live-sessions/live-session.errors.ts';
import type { LiveSessionRow } from '../live-sessions/live-session.schema.ts';
import { LiveSessionReading } from '../live-sessions/live-session-reading.service.ts';
import { LiveSessionsRepository } from '../live-sessions/live-sessions.repository.ts';
import { ParticipantsRepository } from '../live-sessions/participants.repository.ts';
import { SessionProgress } from '../live-sessions/session-progress.service.ts';
import { WaitingListRepository } from '../live-sessions/waiting-list.repository.ts';
import { ChatRepository } from './chat.repository.ts';
import { ChatService } from './chat.service.ts';
import { ChatReportsRepository } from './chat-reports.repository.ts';
import { PresenceRepository } from './presence.repository.ts';
import { messageNotFound, ownReportedMessage } from './room.errors.ts';

type QueryOf<R extends 'list' | 'members' | 'messages'> = InputOf<(typeof adminSessionRoutes)[R]>['query'];

const statusOf: Record<SessionState, LiveSessionStatus> = {
  upcoming: 'scheduled',
  live: 'live',
  past: 'ended',
  cancelled: 'cancelled',
};
const reportsShown = 10;
const idsOf = (rows: readonly LiveSessionRow[]) => rows.map(({ _id }) => _id);

/** Sessions as the console shows them, with all that goes on inside. Implements BEYOND-81, BEYOND-84. */
@Injectable()
export class AdminSessions {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: LiveSessionsRepository,
    private readonly reading: LiveSessionReading,
    private readonly progress: SessionProgress,
    private readonly participants: ParticipantsRepository,
    private readonly waiting: WaitingListRepository,
    private readonly presence: PresenceRepository,
    private readonly chat: ChatRepository,
    private readonly messageTexts: ChatService,
    private readonly reports: ChatReportsRepository,
    private readonly cards: MemberCards,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async list({ state, limit, cursor }: QueryOf<'list'>) {
    await this.progress.advanceDue();
    const { items, nextCursor } = await this.sessions.page(state && statusOf[state], limit, cursor);
    return { items: await this.shown(items), nextCursor };
  }

  async get(id: string): Promise<AdminSession> {
    return this.one(await this.reading.current(id));
  }

  async members(id: string, { list, limit, cursor }: QueryOf<'members'>) {
    const { items, nextCursor } =
      list === 'waiting'
        ? await this.waiting.page(id, limit, this.waiting.after(cursor))
        : await this.participants.page(id, limit, this.participants.after(cursor));
    await this.reading.current(id);
    const cards = await this.cards.of(items.map(({ userId }) => userId));
    const shown = items.map((row) => ({
      memberId: row.userId,
      member: cards.get(row.userId) ?? null,
      since: ('waitsSince' in row ? row.waitsSince : row.joinedAt).toISOString(),
    }));
    return { items: shown, nextCursor };
  }

  async messages(actor: MemberActor, id: string, { only, limit, cursor }: QueryOf<'messages'>) {
    const after = this.chat.after(cursor);
    const { chatRoomId } = await this.reading.current(id);
    const { items, nextCursor } = only
      ? await this.chat.reportedPage(id, limit, after)
      : await this.chat.page(chatRoomId, limit, after);
    const [messages, reports] = await Promise.all([
      this.messageTexts.allShown(items, actor),
      this.reports.of(items.filter(({ openReports }) => openReports > 0).map(({ _id }) => _id)),
    ]);
    const shown = messages.map((message, at) => ({
      ...message,
      // What was said of the reader's own message could tell them who said it.
      reports: (items[at]?.userId === actor.id ? [] : (reports.get(message.id) ?? []))
        .slice(0, reportsShown)
        .map(({ reason, note }) => ({ reason, note })),
      openReports: items[at]?.openReports ?? 0,
    }));
    return { items: shown, nextCursor };
  }

  /** @throws DomainError 422 for the reader's own message */
  async settle(actor: MemberActor, messageId: string) {
    await this.transactions.run(async () => {
      const message = await this.chat.find(messageId);
      if (!message) throw messageNotFound();
      if (message.userId === actor.id) throw ownReportedMessage();
      await this.reports.settle(messageId);
      await this.audit.record('live-session.reports-settled', `live-session:${message.sessionId}`, {
        author: message.userId,
      });
    });
    return { done: true as const };
  }

  /** Its host is told why, and everybody else as when the host does it. @throws DomainError 409 once it is over */
  async stop(id: string, { reason, note }: StopSessionInput): Promise<AdminSession> {
    await this.reading.current(id);
    const row = await this.transactions.run(async () => {
      const before = await this.sessions.find(id);
      if (!before) throw sessionNotFound();
      const outcome = before.status === 'live' ? 'ended' : 'cancelled';
      if (before.status !== 'live' && before.status !== 'scheduled') throw statusRefused(outcome);
      if (!(await this.progress.move(before, outcome))) throw statusRefused(outcome);
      // Every event of a session has a revision of its own.
      const after = await this.sessions.changeIf(id, {}, {});
      if (!after) throw sessionNotFound();
      await this.sessions.tell(after, liveSessionStopped, { outcome, reason });
      const about = { host: before.hostUserId, title: before.title, reason, note };
      await this.audit.record(`live-session.${outcome}`, `live-session:${id}`, about);
      return after;
    });
    return this.one(row);
  }

  private async one(row: LiveSessionRow): Promise<AdminSession> {
    const [session] = await this.shown([row]);
    return session as AdminSession;
  }

  private async shown(rows: readonly LiveSessionRow[]): Promise<AdminSession[]> {
    const since = new Date(this.clock.now().getTime() - presenceSeconds * 1000);
    const live = rows.filter(({ status }) => status === 'live');
    const [sessions, present, reported] = await Promise.all([
      this.reading.allShown(rows),
      this.presence.countsPresent(idsOf(live), since),
      this.chat.countsReported(idsOf(rows)),
    ]);
    return sessions.map((session) => ({
      ...session,
      presentCount: present.get(session.id) ?? 0,
      reportedCount: reported.get(session.id) ?? 0,
    }));
  }
}
