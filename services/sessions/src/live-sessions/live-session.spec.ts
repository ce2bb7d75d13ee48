import { describe, expect, it } from 'vitest';
import { becoming, mayBecome, nextStatus, type SessionTimes } from './live-session.ts';

const at = (time: string) => new Date(`2026-03-01T${time}:00.000Z`);
const scheduled: SessionTimes = {
  status: 'scheduled',
  scheduledAt: at('20:00'),
  durationMinutes: 90,
  endsAt: at('21:30'),
};
const live = { ...scheduled, status: 'live' as const };

describe('a session', () => {
  it('goes live at its time and ends after its duration [BEYOND-81]', () => {
    expect(nextStatus(scheduled)).toEqual({ status: 'live', at: at('20:00') });
    expect(nextStatus(live)).toEqual({ status: 'ended', at: at('21:30') });
    expect(nextStatus({ ...live, status: 'ended' })).toBeNull();
    expect(nextStatus({ ...live, status: 'cancelled' })).toBeNull();
  });

  it('is started by hand a quarter of an hour early at most [BEYOND-81]', () => {
    expect(mayBecome('live', scheduled, at('19:44'))).toBe(false);
    expect(mayBecome('live', scheduled, at('19:45'))).toBe(true);
  });

  it('that is started early ends as much earlier; one that goes live late ends on time [BEYOND-81]', () => {
    expect(becoming('live', scheduled, at('19:50'))).toMatchObject({
      startedAt: at('19:50'),
      endsAt: at('21:20'),
    });
    expect(becoming('live', scheduled, at('20:05'))).toMatchObject({
      startedAt: at('20:05'),
      endsAt: at('21:30'),
    });
  });

  it('is refused every other change by hand [BEYOND-81]', () => {
    const allowed = (['scheduled', 'live', 'ended', 'cancelled'] as const).flatMap((status) =>
      (['scheduled', 'live', 'ended', 'cancelled'] as const)
        .filter((to) => mayBecome(to, { ...scheduled, status }, at('19:59')))
        .map((to) => `${status} → ${to}`),
    );
    expect(allowed).toEqual(['scheduled → live', 'scheduled → cancelled', 'live → ended']);
  });
});
