import type { ShoppingLine } from '@barspoon/contracts';
import { textsOf } from '../../../lib/i18n.ts';
import english from '../../../locales/en/party-plan.json';
import { amountsText, type ListUnit } from '../../../ui/shopping-texts.ts';

export const t = textsOf(english);

type Amounts = ShoppingLine['amounts'];

/** Nobody measures many more exactly than to 5 ml or grams. */
const large = 100;
const step = 5;

/** "1.2 l", "24 oz": what is much is said as it is measured for many. */
export const planAmount = (amounts: Amounts, unit: ListUnit): string =>
  amountsText(
    {
      amounts: amounts.map(({ amount, unit: its }) => ({
        unit: its,
        amount:
          its !== 'ml' && its !== 'gram'
            ? amount
            : amount >= large
              ? Math.round(amount / step) * step
              : Math.ceil(amount),
      })),
    },
    unit,
  );

export const mlText = (ml: number, unit: ListUnit): string => planAmount([{ amount: ml, unit: 'ml' }], unit);

/** "Lime juice (250 ml)"; the name alone where there is to be some. */
export function thingText({ name, amounts }: { name: string; amounts: Amounts }, unit: ListUnit): string {
  const text = planAmount(amounts, unit);
  return text === '' ? name : t('thing', { name, amounts: text });
}
