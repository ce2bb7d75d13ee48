import type { Evening, EveningDrink } from '@barspoon/contracts';
import { pricesText, priceText } from '../../../lib/prices.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { PagePart } from '../../../ui/page-part.tsx';
import styles from './evening.module.css';
import { eveningCsv } from './evening-csv.ts';
import { MenuPlot } from './menu-plot.tsx';
import { t } from './texts.ts';

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** What each drink is to the menu, and what to do about it. Implements BEYOND-254. */
export function MenuEngineering({ evening, name }: { evening: Evening; name: string }) {
  const { served, popularFrom, profitableFrom } = evening;
  const drinks = evening.drinks.map((drink, at) => ({ ...drink, number: at + 1 }));
  const save = () => saveFile(`evening-${name}.csv`, eveningCsv(evening), 'text/csv');
  return (
    <PagePart title={t('engineering')}>
      {profitableFrom.length === 0 ? (
        <p>{t('engineeringNone')}</p>
      ) : (
        <p className={styles.text}>
          {t('engineeringHint', { share: percent(popularFrom), margin: pricesText(profitableFrom) })}
        </p>
      )}
      {profitableFrom.map((threshold) => (
        <MenuPlot
          key={threshold.currency}
          served={served}
          popularFrom={popularFrom}
          profitableFrom={threshold}
          drinks={drinks.flatMap((drink) =>
            drink.margin?.currency === threshold.currency ? [{ ...drink, margin: drink.margin }] : [],
          )}
        />
      ))}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard */}
      <section className={styles.wide} tabIndex={0} aria-label={t('table')}>
        <table className={styles.table} aria-label={t('table')}>
          <thead>
            <tr>
              {(['drink', 'served', 'share', 'brought', 'cost', 'oneMargin', 'kind', 'todo'] as const).map(
                (column) => (
                  <th key={column} scope="col">
                    {t(column)}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {drinks.map((drink) => (
              <tr key={`${drink.recipeId} ${drink.drink}`}>
                <th scope="row">
                  <span className={styles.muted}>{drink.number}</span> {drink.drink}
                </th>
                <td>{drink.served}</td>
                <td>{served === 0 ? '' : percent(drink.served / served)}</td>
                <td>{pricesText(drink.brought)}</td>
                <td>{costText(drink)}</td>
                <td>{drink.margin ? priceText(drink.margin) : ''}</td>
                <td>{drink.class ? t(`class.${drink.class}`) : ''}</td>
                <td className={styles.todo}>{todoOf(drink)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Button onClick={save}>{t('csv')}</Button>
    </PagePart>
  );
}

function costText({ cost, isCostPartial, served }: EveningDrink): string {
  const price = pricesText(cost);
  if (price === '') return served > 0 ? t('unknown') : '';
  return isCostPartial ? t('atLeast', { price }) : price;
}

function todoOf({ class: kind, margin }: EveningDrink): string {
  if (kind) return t(`action.${kind}`);
  return t(margin ? 'notSold' : 'noMargin');
}
