import { useHydrated } from '../../lib/use-hydrated.ts';
import { useNow } from '../../lib/use-now.ts';
import { type Dated, dateText } from './challenge-facts.ts';

const everyMs = 20_000;

/** The date of a challenge that matters now, which counts down. Implements BEYOND-194. */
export function useDateText(challenge: Dated): string {
  const now = useNow(everyMs);
  return dateText(challenge, useHydrated() ? now : null);
}
