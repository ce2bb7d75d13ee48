import { lateMinutes, type OpenTicketState, type Ticket } from '@barspoon/contracts';

const minuteMs = 60_000;

/** How long an order has been in a state. */
export interface TicketTimer {
  of: OpenTicketState;
  ms: number;
  isLate: boolean;
}

/** What waits and is made counts from when it was placed: that is what the guest knows. Implements BEYOND-258. */
export function timersOf({ state, placedAt, begunAt, readyAt }: Ticket, now: number): TicketTimer[] {
  const timer = (of: OpenTicketState, since: string | undefined): TicketTimer[] => {
    if (since === undefined) return [];
    const ms = Math.max(0, now - Date.parse(since));
    return [{ of, ms, isLate: ms >= lateMinutes[of] * minuteMs }];
  };
  if (state === 'ready') return timer('ready', readyAt);
  return [...timer('waiting', placedAt), ...(state === 'begun' ? timer('begun', begunAt) : [])];
}

export const lateAmong = (tickets: readonly Ticket[], now: number): number =>
  tickets.filter((ticket) => timersOf(ticket, now).some(({ isLate }) => isLate)).length;

/** "4:07", and "1:04:07" from an hour on. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

export const minutesIn = (ms: number): number => Math.floor(ms / minuteMs);
