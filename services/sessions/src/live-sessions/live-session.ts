import { earlyStartMinutes, type LiveSessionStatus } from '@barspoon/contracts';

const minuteMs = 60_000;

/** What decides where a session stands. */
export interface SessionTimes {
  status: LiveSessionStatus;
  scheduledAt: Date;
  durationMinutes: number;
  /** When it ends by itself. */
  endsAt: Date;
}

export const openStatuses: readonly LiveSessionStatus[] = ['scheduled', 'live'];

export const endOf = (start: Date, durationMinutes: number): Date =>
  new Date(start.getTime() + durationMinutes * minuteMs);

/** The status a session comes to by itself, and from when on; null once it is over. Implements BEYOND-81. */
export function nextStatus({ status, scheduledAt, endsAt }: SessionTimes): {
  status: LiveSessionStatus;
  at: Date;
} | null {
  if (status === 'scheduled') return { status: 'live', at: scheduledAt };
  return status === 'live' ? { status: 'ended', at: endsAt } : null;
}

/** Whether somebody may take a session to this status by hand now. Implements BEYOND-81. */
export function mayBecome(status: LiveSessionStatus, session: SessionTimes, now: Date): boolean {
  if (status === 'live') return session.status === 'scheduled' && now >= earliestStart(session);
  if (status === 'ended') return session.status === 'live';
  return status === 'cancelled' && session.status === 'scheduled';
}

export const earliestStart = ({ scheduledAt }: SessionTimes): Date =>
  new Date(scheduledAt.getTime() - earlyStartMinutes * minuteMs);

/** What a session becomes by going on. One that starts early ends as much earlier. Implements BEYOND-81. */
export function becoming(status: LiveSessionStatus, session: SessionTimes, now: Date) {
  if (status !== 'live')
    return {
      status,
      advancesAt: null,
      endedAt: status === 'ended' ? now : null,
      waitingCount: 0,
      onAir: false,
    };
  const start = now < session.scheduledAt ? now : session.scheduledAt;
  const endsAt = endOf(start, session.durationMinutes);
  return { status, startedAt: now, endsAt, advancesAt: endsAt };
}
