import { IconMinus, IconPlus } from '@tabler/icons-react';
import { clockText } from '../../../lib/clock-text.ts';
import { textsOf } from '../../../lib/i18n.ts';
import { useNow } from '../../../lib/use-now.ts';
import english from '../../../locales/en/pace.json';
import { Button, IconButton } from '../../../ui/button.tsx';
import styles from './bar-tools.module.css';
import { paceOf } from './pace.ts';
import { useOwnDrinks } from './use-own-drinks.ts';

const t = textsOf(english);

/** What was just made. */
export interface MadeDrink {
  id: string;
  servings: number;
  /** Of one serving; null where nobody knows. */
  standardDrinks: number | null;
}

/** The alcohol of an evening, for a member who wants to know; nobody else ever does. Implements BEYOND-237. */
export function Pace({ drink }: { drink: MadeDrink | null }) {
  const [drinks, keep] = useOwnDrinks();
  const now = useNow(60_000);
  const { tonight, standardDrinks, grams, since } = paceOf(drinks ?? [], now);
  if (drinks === null)
    return (
      drink && (
        <div>
          <Button small look="quiet" onClick={() => keep([])}>
            {t('on')}
          </Button>
          <p className={styles.facts}>{t('onHint')}</p>
        </div>
      )
    );
  const mine = drink ? drinks.filter(({ id }) => id === drink.id).length : 0;
  const set = (count: number) => {
    if (!drink?.standardDrinks) return;
    const had = { id: drink.id, at: Date.now(), standardDrinks: drink.standardDrinks };
    const others = tonight.filter(({ id }) => id !== drink.id);
    const before = tonight.filter(({ id }) => id === drink.id);
    const added = Array.from({ length: count - before.length }, () => had);
    keep([...others, ...before.slice(0, count), ...added]);
  };
  return (
    <section aria-label={t('title')} className={styles.pace}>
      {drink && drink.standardDrinks === null && <p>{t('unknown')}</p>}
      {drink !== null && (drink.standardDrinks ?? 0) > 0 && (
        <fieldset className={styles.times}>
          <legend>{t('mine')}</legend>
          <IconButton label={t('fewer')} disabled={mine === 0} onClick={() => set(mine - 1)}>
            <IconMinus size={18} aria-hidden="true" />
          </IconButton>
          <output>{mine}</output>
          <IconButton label={t('more')} disabled={mine >= drink.servings} onClick={() => set(mine + 1)}>
            <IconPlus size={18} aria-hidden="true" />
          </IconButton>
        </fieldset>
      )}
      <p role="status">
        {since === null
          ? t('none')
          : t('sum', {
              count: Math.round(standardDrinks * 10) / 10,
              drinks: standardDrinks,
              grams,
              time: clockText(since),
            })}
      </p>
      <p className={styles.facts}>{t('private')}</p>
      <Button small look="quiet" onClick={() => keep(null)}>
        {t('off')}
      </Button>
    </section>
  );
}
