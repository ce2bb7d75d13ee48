import type { BarEntry } from '@barspoon/contracts';
import { textsOf } from '../../lib/i18n.ts';
import english from '../../locales/en/bar-history.json';
import { amountText, tLedger } from '../../ui/ledger-texts.ts';

export const tHistory = textsOf(english);

/** What happened, as a heading: "Negroni ×2", "Gin counted: 640 ml". */
export function entryText({ kind, recipe, servings, lines: [line], level, counted, menu }: BarEntry): string {
  if (kind === 'menuPublished' || kind === 'menuWithdrawn' || kind === 'menuRestored')
    return tHistory(kind, { name: menu?.name, number: menu?.number });
  if (counted !== null) return tHistory('countedAll', { count: counted });
  if (kind === 'made')
    return tHistory('made', { name: recipe?.name ?? tHistory('aDrink'), count: servings ?? 1 });
  const name = line?.name ?? tHistory('aBottle');
  if (kind === 'undone') return tHistory('isUndone');
  const unit = line?.unit ?? 'ml';
  return tHistory(kind, {
    name,
    level: amountText(level, unit),
    amount: amountText(line?.amount ?? null, unit),
  });
}

/** What a drink or a batch took off the bar: "Gin −60 ml, lime juice −40 ml". What a batch fills comes first. */
export function takenText({ kind, lines }: BarEntry): string {
  const taken = kind === 'prepared' ? lines.slice(1) : lines;
  return taken.length === 0
    ? tHistory('nothingTaken')
    : taken
        .map(({ name, amount, unit }) => tLedger('taken', { name, amount: amountText(amount, unit) }))
        .join(', ');
}
