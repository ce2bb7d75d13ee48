import type { Recipe } from '@barspoon/contracts';
import { dietaryTexts } from '../dietary-texts.ts';
import { tSheet } from '../sheet-texts.ts';
import { useVolumeUnit } from '../use-volume-unit.ts';
import styles from './recipe-page.module.css';

const ML_PER_OZ = 30;

/** The calculated facts; facts that an unknown ingredient makes unknown are omitted, never guessed. */
export function RecipeNumbers({ facts }: Pick<Recipe, 'facts'>) {
  const [unit] = useVolumeUnit();
  const { abv, volumeMl, standardDrinks, calories, sugarGrams } = facts;
  const volume =
    volumeMl !== null &&
    (unit === 'oz'
      ? tSheet('detail.volumeOz', { oz: volumeMl / ML_PER_OZ })
      : tSheet('detail.volumeMl', { ml: volumeMl }));
  const numbers = [
    [tSheet('detail.strength'), abv !== null && tSheet('detail.abv', { abv })],
    [tSheet('detail.volume'), volume],
    [
      tSheet('detail.standardDrinks'),
      standardDrinks !== null &&
        tSheet('detail.standardDrinksValue', { count: standardDrinks, drinks: standardDrinks }),
    ],
    [tSheet('detail.calories'), calories !== null && tSheet('detail.caloriesValue', { calories })],
    [tSheet('detail.sugar'), sugarGrams !== null && tSheet('detail.sugarValue', { grams: sugarGrams })],
  ] as const;
  return (
    <section>
      <h2>{tSheet('detail.numbers')}</h2>
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
        {[tSheet('detail.perServing'), ...dietaryTexts(facts).map((text) => `${text}.`)].join(' ')}
      </p>
    </section>
  );
}
