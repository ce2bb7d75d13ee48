import type { Season } from '@barspoon/contracts';
import { isInSeason } from '@barspoon/mixology';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { classes } from '../../../ui/classes.ts';
import { PagePart } from '../../../ui/page-part.tsx';
import { t } from '../texts.ts';
import styles from './ingredients.module.css';

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const nameOf = (month: number) => t(`month.${month as (typeof months)[number]}`);

/** When it is in season, in words and as twelve months, of which the present one is marked. Implements BEYOND-279. */
export function IngredientSeason({ season }: { season: Season }) {
  const isHydrated = useHydrated();
  const now = isHydrated ? new Date().getMonth() + 1 : undefined;
  const { from, to } = season;
  return (
    <PagePart title={t('season')}>
      <p>
        {from === to
          ? t('seasonMonth', { month: nameOf(from) })
          : t('seasonMonths', { from: nameOf(from), to: nameOf(to) })}
        {now !== undefined && (
          <span className="hidden-text"> {t(isInSeason(season, now) ? 'seasonNow' : 'seasonNotNow')}</span>
        )}
      </p>
      <div className={styles.months} aria-hidden="true">
        {months.map((month) => (
          <span
            key={month}
            className={classes(
              styles.month,
              isInSeason(season, month) && styles.inSeason,
              month === now && styles.now,
            )}
          >
            {nameOf(month).charAt(0)}
          </span>
        ))}
      </div>
    </PagePart>
  );
}
