import type { Recipe } from '@barspoon/contracts';
import { balanceOf, servingOf } from '@barspoon/mixology';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { Button } from '../../../ui/button.tsx';
import { useVolumeUnit } from '../use-volume-unit.ts';
import styles from './balance.module.css';
import { figureText } from './balance-texts.ts';
import { NeighborMap } from './neighbor-map.tsx';
import {
  balancedDrink,
  differences,
  figuresQuery,
  neighborsQuery,
  type Others,
  othersOf,
  tasted,
} from './spec-balance.ts';
import { tBalance } from './texts.ts';

const AdjustDialog = lazily(() => import('./adjust-dialog.tsx'), 'AdjustDialog');
/** A bar's end, beyond what nearly all drinks have. */
const ends = { abv: 40, sugar: 20, acid: 1.6 } as const;

/** How strong, sweet and tart a drink is beside others of its kind. Nothing stands here while that is not known. Implements BEYOND-230. */
export function BalanceSection({ recipe }: { recipe: Recipe }) {
  const [unit] = useVolumeUnit();
  const [isOpen, setOpen] = useState(false);
  const { data: figures } = useQuery(figuresQuery(recipe));
  const { data: known } = useQuery({
    ...neighborsQuery(recipe.id),
    enabled: recipe.visibility === 'public',
  });
  const drink = figures ? balancedDrink(recipe, (slug) => figures.get(slug)) : null;
  if (!figures || !drink) return null;
  const neighbors = known?.items ?? [];
  const balance = balanceOf(drink);
  const { liquidMl, dilutionMl } = servingOf(drink);
  if (liquidMl === 0) return null;
  const others = othersOf(drink, neighbors);
  return (
    <section className={`${styles.section} no-print`} aria-labelledby="balance">
      <h2 id="balance">{tBalance('title')}</h2>
      {others && <p>{sentenceOf(differences(balance, others), others)}</p>}
      <div className={styles.both}>
        <dl className={styles.figures}>
          {tasted.map((figure) => {
            const range = others?.ranges[figure];
            const end = Math.max(ends[figure], balance[figure], range?.[1] ?? 0);
            const share = (value: number) => `${(100 * value) / end}%`;
            return (
              <div key={figure}>
                <dt>{tBalance(figure)}</dt>
                <dd>
                  {figureText(figure, balance[figure], unit)}
                  <span className={styles.bar} aria-hidden="true">
                    {range && (
                      <span
                        className={styles.range}
                        style={{ left: share(range[0]), right: share(end - range[1]) }}
                      />
                    )}
                    <span className={styles.mark} style={{ left: share(balance[figure]) }} />
                  </span>
                  {others && range && (
                    <span className={styles.note}>
                      {tBalance('range', {
                        others: tBalance(`than.${others.kind}`),
                        from: numberOf(range[0]),
                        to: numberOf(range[1]),
                      })}
                    </span>
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
        {neighbors.length > 0 && <NeighborMap name={recipe.name} balance={balance} neighbors={neighbors} />}
      </div>
      <p className={styles.note}>
        {dilutionMl === 0
          ? tBalance('undiluted')
          : tBalance('dilution', { ml: dilutionMl, percent: (100 * dilutionMl) / liquidMl })}
        {others && others.kind !== 'neighbors' && ` ${tBalance('source')}`}
      </p>
      <div>
        <Button onClick={() => setOpen(true)}>
          <IconAdjustmentsHorizontal size={20} aria-hidden="true" />
          {tBalance('adjust')}
        </Button>
      </div>
      <Suspense>
        {isOpen && (
          <AdjustDialog recipe={recipe} figures={figures} drink={drink} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </section>
  );
}

const list = (words: readonly string[]): string =>
  words.length < 3 ? words.join(' and ') : `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`;

function sentenceOf(differs: ReturnType<typeof differences>, { kind }: Others): string {
  const others = tBalance(`than.${kind}`);
  if (differs.length === 0) return tBalance('fits', { others });
  const words = list(differs.map(([figure, where]) => tBalance(`words.${figure}.${where}`)));
  return tBalance('differs', { words: words.slice(0, 1).toUpperCase() + words.slice(1), others });
}

const numberOf = (value: number): string => String(Math.round(value * 100) / 100);
