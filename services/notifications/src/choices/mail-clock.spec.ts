import type { MailTimes } from '@barspoon/contracts';
import { shownAt } from '@barspoon/platform';
import { describe, expect, it } from 'vitest';
import { nextDigest, quietUntil } from './mail-clock.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const zones = [
  'UTC',
  'Asia/Tokyo',
  'Europe/Lisbon',
  'America/New_York',
  'America/Santiago',
  'America/Nuuk',
  'Africa/Casablanca',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Antarctica/Troll',
];
const start = Date.parse('2026-01-01T00:00:00Z');
const end = start + 366 * day;
const timesOf = (timeZone: string, more: Partial<MailTimes> = {}): MailTimes => ({
  timeZone,
  quiet: null,
  digestHour: 8,
  ...more,
});
/** The hours of a year in which the clocks of a zone are changed. */
function changesOf(zone: string): number[] {
  const hours = Array.from({ length: (end - start) / hour }, (_, at) => start + at * hour);
  return hours.filter((at) => shownAt(zone, at + hour) - shownAt(zone, at) !== hour);
}

describe('a daily summary', () => {
  it.each(zones)('is due once on every day of a year in %s, whatever its hour', (timeZone) => {
    for (const digestHour of [0, 1, 2, 3, 8, 23]) {
      const times = timesOf(timeZone, { digestHour });
      const days: string[] = [];
      let last: { day: string; dueAt: Date } | null = null;
      for (let at = new Date(start); at.getTime() < end; at = last.dueAt) {
        const next = nextDigest(times, at, last?.day ?? null);
        expect(next.dueAt.getTime()).toBeGreaterThan(at.getTime());
        // Its hour of that day, or the change that puts the clocks forward past it.
        const wanted = Date.parse(next.day) + digestHour * hour;
        expect(shownAt(timeZone, next.dueAt.getTime())).toBeGreaterThanOrEqual(wanted);
        expect(shownAt(timeZone, next.dueAt.getTime() - minute)).toBeLessThan(wanted);
        days.push(next.day);
        last = next;
      }
      const first = Date.parse(days[0] as string);
      expect(days).toEqual(days.map((_, at) => new Date(first + at * day).toISOString().slice(0, 10)));
      expect(days.length).toBeGreaterThanOrEqual(366);
    }
  });

  it.each([
    ['an hour that is skipped comes at the change', '2026-03-08T05:00Z', 2, '2026-03-08T07:00Z'],
    ['an hour that comes twice counts the first time', '2026-11-01T04:30Z', 1, '2026-11-01T05:00Z'],
    ['and not again between the two', '2026-11-01T05:30Z', 1, '2026-11-02T06:00Z'],
    ['after its hour it is the next day', '2026-07-01T12:00Z', 8, '2026-07-02T12:00Z'],
  ])('%s', (_, now, digestHour, dueAt) => {
    const next = nextDigest(timesOf('America/New_York', { digestHour }), new Date(now), null);
    expect(next.dueAt).toEqual(new Date(dueAt));
  });

  it('comes after the day of the last one, for a member who has moved west', () => {
    const next = nextDigest(timesOf('America/New_York'), new Date('2026-06-02T03:00Z'), '2026-06-02');
    expect(next).toEqual({ day: '2026-06-03', dueAt: new Date('2026-06-03T12:00Z') });
  });
});

describe('quiet hours', () => {
  const quiets = [
    { from: '22:00', to: '07:00' },
    { from: '23:30', to: '02:30' },
    { from: '01:00', to: '02:00' },
    { from: '00:00', to: '23:59' },
    { from: '13:15', to: '13:45' },
  ];
  const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

  it.each(zones)('end when clocks no longer show them, around each clock change of a year in %s', (zone) => {
    const changes = changesOf(zone);
    for (const quiet of quiets) {
      const times = timesOf(zone, { quiet });
      const [from, to] = [minutesOf(quiet.from), minutesOf(quiet.to)];
      const isQuiet = (at: number) => {
        const minutes = (shownAt(zone, at) % day) / minute;
        return from < to ? minutes >= from && minutes < to : minutes >= from || minutes < to;
      };
      for (const change of [start, ...changes])
        for (let at = change - day; at < change + day; at += 15 * minute) {
          const until = quietUntil(times, new Date(at))?.getTime() ?? null;
          expect(until !== null).toBe(isQuiet(at));
          if (until === null) continue;
          expect(until).toBeGreaterThan(at);
          expect(until).toBeLessThanOrEqual(at + 2 * day);
          expect(isQuiet(until)).toBe(false);
          expect(isQuiet(until - minute)).toBe(true);
        }
    }
  });

  it.each([
    ['over midnight', '2026-07-02T03:00Z', '2026-07-02T11:00Z'],
    ['an hour longer where clocks are put back', '2026-11-01T03:00Z', '2026-11-01T12:00Z'],
    ['an hour shorter where they are put forward', '2026-03-08T04:00Z', '2026-03-08T11:00Z'],
  ])('last %s', (_, now, until) => {
    const times = timesOf('America/New_York', { quiet: { from: '22:00', to: '07:00' } });
    expect(quietUntil(times, new Date(now))).toEqual(new Date(until));
  });

  it('are none as long as none are chosen', () => {
    expect(quietUntil(timesOf('UTC'), new Date(start))).toBeNull();
  });
});
