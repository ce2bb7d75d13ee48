import type { SheetBottle, VarianceItem } from '@barspoon/contracts';
import { textsOf } from '../../../lib/i18n.ts';
import { pricesText } from '../../../lib/prices.ts';
import english from '../../../locales/en/counts.json';
import { amountText } from '../../../ui/ledger-texts.ts';

export const t = textsOf(english);

/** "700 ml · 640 ml until now" */
export const factsOf = ({ size, unit, level, isNew }: SheetBottle): string =>
  [
    level === null
      ? t('uncounted', { size: amountText(size, unit) })
      : t('before', { size: amountText(size, unit), level: amountText(level, unit) }),
    isNew && t('fresh'),
  ]
    .filter(Boolean)
    .join(' · ');

/** "4.1 bottles used, entries explain 3.6: 0.5 unexplained, €12.00"; pieces are said as pieces. */
export function varianceText({ unit, used, unexplained, inBottles, cost }: VarianceItem): string {
  const whole = (bottles: number, amount: number) =>
    unit === 'piece' ? amountText(amount, unit) : t('bottles', { count: bottles });
  const bare = (bottles: number, amount: number) => whole(bottles, amount).replace(/ bottles$/, '');
  const values = {
    used: whole(inBottles.used, used),
    explained: bare(inBottles.explained, used - unexplained),
    unexplained: bare(Math.abs(inBottles.unexplained), Math.abs(unexplained)),
  };
  const sentence = t(unexplained < 0 ? 'more' : 'sentence', values);
  return [sentence, pricesText(cost)].filter(Boolean).join(', ');
}
