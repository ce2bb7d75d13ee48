import { isProblem } from '@barspoon/browser';
import type { Recipe } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { recipeQuery } from '../api/recipe.ts';
import { Pouring } from '../components/pouring.tsx';
import { measureText, partOf } from '../measures.ts';
import { useServings } from '../use-servings.ts';
import { useVolumeUnit } from '../use-volume-unit.ts';
import styles from './along.module.css';
import { type Lack, useLacks } from './lacks.ts';
import { standInText } from './stand-in-text.ts';
import { tAlong } from './texts.ts';

/** What a member still needs for a recipe they will mix with others. Implements BEYOND-84. */
export function ShoppingList({ recipeId }: { recipeId: string }) {
  const { data: recipe, error, refetch } = useQuery(recipeQuery(recipeId));
  const bar = useLacks(recipeId);
  return (
    <section aria-labelledby="shopping" className={styles.shopping}>
      <h2 id="shopping">{tAlong('shopping')}</h2>
      {isProblem(error, 404) ? (
        <p>{tAlong('gone')}</p>
      ) : error && !recipe ? (
        <Trouble level={3} title={tAlong('recipeFailed')} onRetry={refetch} />
      ) : bar.isError && !bar.lacks ? (
        <Trouble level={3} title={tAlong('swapsFailed')} onRetry={bar.refetch} />
      ) : !recipe || !bar.isKnown || (bar.hasBar && !bar.lacks) ? (
        <Bone width="100%" height="160px" />
      ) : (
        <Missing recipe={recipe} lacks={bar.hasBar ? bar.lacks : undefined} />
      )}
    </section>
  );
}

/** Without a bar it is everything. */
function Missing({ recipe, lacks }: { recipe: Recipe; lacks: Lack[] | undefined }) {
  const [unit] = useVolumeUnit();
  const serving = useServings(recipe);
  const { name, spec, serves } = recipe;
  if (lacks?.length === 0) return <p>{tAlong('nothingMissing', { name })}</p>;
  const swapOf = new Map(lacks?.map(({ name, swap }) => [name, swap]));
  const lines = lacks ? spec.filter((line) => swapOf.has(line.name)) : spec;
  return (
    <>
      <p className={styles.muted}>{tAlong(lacks ? 'shoppingFor' : 'shoppingAll', { name })}</p>
      <div className={styles.controls}>
        <Pouring serving={serving} />
      </div>
      <ul className={styles.list}>
        {lines.map((line) => {
          const swap = swapOf.get(line.name);
          return (
            <li key={`${line.name} ${line.unit}`}>
              <span className={styles.amount}>
                {measureText(line, { unit, servings: serving.servings, serves, partMl: partOf(spec) })}
              </span>
              <span>
                {line.name}
                {swap && <span className={styles.note}>{standInText(swap)}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
