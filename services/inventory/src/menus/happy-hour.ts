import { dayMs, type HappyHours, minutesOfClock, type PublicMenu } from '@barspoon/contracts';
import { momentsReaching, shownAt } from '@barspoon/platform';

const minuteMs = 60_000;

interface Span {
  from: number;
  until: number;
  percent: number;
}
/** By how much prices are less at a moment, and when they change next by the clock. */
export type PricesOfNow = Pick<PublicMenu, 'happyHour' | 'pricesUntil'>;

/**
 * The happy hours around a moment. One that ends before it begins goes on past midnight. A time that clocks are set forward
 * past is the moment of the change, of one that they show twice the first counts.
 */
function spansAround({ timeZone, windows }: HappyHours, now: number): Span[] {
  const today = Math.floor(shownAt(timeZone, now) / dayMs) * dayMs;
  const reached = (shown: number): number => momentsReaching(timeZone, shown)[0] ?? shown;
  const spans: Span[] = [];
  // Yesterday's may go on; within two weeks each of them begins, also one that the clocks are set forward past once.
  for (let day = today - dayMs; day <= today + 14 * dayMs; day += dayMs)
    for (const { weekdays, from, to, percent } of windows) {
      if (!weekdays.includes(new Date(day).getUTCDay() || 7)) continue;
      const ends = minutesOfClock(to) * minuteMs + (to < from ? dayMs : 0);
      const span = {
        from: reached(day + minutesOfClock(from) * minuteMs),
        until: reached(day + ends),
        percent,
      };
      // Of one that the clocks are set forward past nothing is left.
      if (span.from < span.until) spans.push(span);
    }
  return spans;
}

/** Of several at once the greatest reduction counts. Implements BEYOND-255. */
export function pricesAt(happyHours: HappyHours | null, at: Date): PricesOfNow {
  if (!happyHours) return { happyHour: null, pricesUntil: null };
  const now = at.getTime();
  const spans = spansAround(happyHours, now);
  const [best] = spans
    .filter(({ from, until }) => from <= now && now < until)
    .sort((one, other) => other.percent - one.percent || other.until - one.until);
  const next = spans.flatMap(({ from, until }) => [from, until]).filter((moment) => moment > now);
  return {
    happyHour: best
      ? { percent: best.percent, until: new Date(best.until).toISOString(), timeZone: happyHours.timeZone }
      : null,
    pricesUntil: next.length > 0 ? new Date(Math.min(...next)).toISOString() : null,
  };
}

/** In the smallest unit of its currency, of which there are no halves. */
export const reducedBy = (amount: number, percent: number): number =>
  Math.round((amount * (100 - percent)) / 100);
