import type { Recipe } from '@barspoon/contracts';
import { Link } from '@tanstack/react-router';
import { Chip } from '../../../ui/chip.tsx';
import { tSheet } from '../sheet-texts.ts';
import { RecipeNumbers } from './recipe-numbers.tsx';
import styles from './recipe-page.module.css';
import { ServingThings } from './serving-things.tsx';

/** How it is served, its facts, and its source. */
export function RecipeAside({ recipe }: { recipe: Recipe }) {
  const { origin } = recipe;
  const serving = [
    [tSheet('detail.ice'), tSheet(`ices.${recipe.ice}`)],
    [tSheet('detail.technique'), recipe.method && tSheet(`methods.${recipe.method}`)],
    [tSheet('detail.rim'), recipe.rim && tSheet(`rims.${recipe.rim}`)],
    [
      tSheet('detail.origin'),
      origin && [origin.creator, origin.place, origin.year].filter(Boolean).join(', '),
    ],
  ] as const;
  return (
    <div className={styles.aside}>
      <section>
        <h2>{tSheet('detail.serving')}</h2>
        <ServingThings recipe={recipe} />
        <dl className={styles.facts}>
          {serving.map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </section>
      <RecipeNumbers facts={recipe.facts} />
      {recipe.tags.length > 0 && (
        <section className="no-print">
          <h2>{tSheet('detail.tags')}</h2>
          <ul className={styles.tags}>
            {recipe.tags.map((tag) => (
              <li key={tag}>
                <Link to="/search" search={{ q: tag }}>
                  <Chip>{tag}</Chip>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
