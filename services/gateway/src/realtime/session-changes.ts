import {
  type LiveSessionStatus,
  liveSessionCancelled,
  liveSessionEnded,
  liveSessionScheduled,
  liveSessionStarted,
  mixAlongChanged,
  type RealtimeData,
} from '@barspoon/contracts';

type Changes = RealtimeData<'live-sessions.changed'>;

const toldAfterMs = 500;
const maxSessions = 100;
const statusAfter: Partial<Record<string, LiveSessionStatus>> = {
  [liveSessionScheduled.type]: 'scheduled',
  [liveSessionStarted.type]: 'live',
  [liveSessionEnded.type]: 'ended',
  [liveSessionCancelled.type]: 'cancelled',
};

/** Collects the sessions that changed, so that many changes are sent as one message. */
export class SessionChanges {
  private readonly changed = new Map<string, LiveSessionStatus | null>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly tell: (changes: Changes) => void) {}

  note(event: { type: string; data: unknown }): void {
    if (!event.type.startsWith('sessions.live-session.') && event.type !== mixAlongChanged.type) return;
    const { sessionId } = event.data as { sessionId: string };
    const status = statusAfter[event.type] ?? this.changed.get(sessionId) ?? null;
    this.changed.set(sessionId, status);
    this.wait();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private wait(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      const sessions = [...this.changed].slice(0, maxSessions);
      for (const [id] of sessions) this.changed.delete(id);
      this.tell({ sessions: sessions.map(([id, status]) => ({ id, status })) });
      if (this.changed.size > 0) this.wait();
    }, toldAfterMs).unref();
  }
}
