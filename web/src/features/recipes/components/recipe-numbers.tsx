import type { Recipe } from '@barspoon/contracts';
import { t } from '../texts.ts';
import { useVolumeUnit } from '../use-volume-unit.ts';
import styles from './recipe-page.module.css';

const ML_PER_OZ = 30;

/** The calculated facts; what an unknown ingredient keeps from being known is left out, never guessed. */
export function RecipeNumbers({ facts }: Pick<Recipe, 'facts'>) {
  const [unit] = useVolumeUnit();
  const { abv, volumeMl, standardDrinks, calories, sugarGrams, allergens, vegan } = facts;
  const volume =
    volumeMl !== null &&
    (unit === 'oz'
      ? t('detail.volumeOz', { oz: volumeMl / ML_PER_OZ })
      : t('detail.volumeMl', { ml: volumeMl }));
  const numbers = [
    [t('detail.strength'), abv !== null && t('detail.abv', { abv })],
    [t('detail.volume'), volume],
    [
      t('detail.standardDrinks'),
      standardDrinks !== null &&
        t('detail.standardDrinksValue', { count: standardDrinks, drinks: standardDrinks }),
    ],
    [t('detail.calories'), calories !== null && t('detail.caloriesValue', { calories })],
    [t('detail.sugar'), sugarGrams !== null && t('detail.sugarValue', { grams: sugarGrams })],
  ] as const;
  const contains =
    allergens.length > 0
      ? t('detail.allergens', { names: allergens.map((name) => t(`allergens.${name}`)).join(', ') })
      : t('detail.noAllergens');
  return (
    <section>
      <h2>{t('detail.numbers')}</h2>
      <dl className={styles.facts}>
        {numbers.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className={styles.note}>
        {[t('detail.perServing'), `${contains}.`, vegan && `${t('detail.vegan')}.`].filter(Boolean).join(' ')}
      </p>
    </section>
  );
}
