import type { Bottle } from '@barspoon/contracts';
import { dayText } from '../../lib/dates.ts';
import { textsOf } from '../../lib/i18n.ts';
import { priceText } from '../../lib/prices.ts';
import english from '../../locales/en/bottles.json';
import { amountText } from '../../ui/ledger-texts.ts';
import { daysOpenTooLong } from './api/bottles.ts';

export const tBottle = textsOf(english);

/** "640 ml of 700 ml", or the size alone where nobody has counted. */
export const levelText = ({ level, size, unit }: Bottle): string =>
  level === null
    ? tBottle('some', { size: amountText(size, unit) })
    : tBottle('left', { level: amountText(level, unit), size: amountText(size, unit) });

/** "opened January 1, 2026 · €18.99 · from the corner shop" */
export const factsOf = ({ openedAt, price, source, isHomemade }: Bottle): string =>
  [
    openedAt === null
      ? tBottle('closed')
      : tBottle(isHomemade ? 'made' : 'opened', { day: dayText(openedAt) }),
    price && priceText(price),
    source && tBottle('from', { source }),
  ]
    .filter(Boolean)
    .join(' · ');

/** "Your vermouth has been open for 9 weeks." */
export function ageText(name: string, bottle: Bottle, now: number): string | null {
  const days = daysOpenTooLong(bottle, now);
  if (days === null) return null;
  const [inDays, inWeeks] = bottle.isHomemade
    ? (['batchDays', 'batchWeeks'] as const)
    : (['oldDays', 'oldWeeks'] as const);
  return days < 14
    ? tBottle(inDays, { name, count: days })
    : tBottle(inWeeks, { name, count: Math.floor(days / 7) });
}
