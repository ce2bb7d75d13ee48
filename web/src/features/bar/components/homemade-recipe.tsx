import type { Recipe } from '@barspoon/contracts';
import { tHomemade } from '../../../ui/homemade-texts.ts';
import { useShownBar } from '../api/bars.ts';
import styles from './batch.module.css';
import { BatchTools } from './batch-tools.tsx';

/** What one batch of a recipe makes, and a batch of it for the bar in sight. Implements BEYOND-300, BEYOND-303. */
export function HomemadeRecipe({ recipe }: { recipe: Recipe }) {
  const bar = useShownBar();
  const { id, name, homemade } = recipe;
  if (!homemade) return null;
  return (
    <section className={`${styles.recipe} no-print`} aria-labelledby="as-ingredient">
      <h2 id="as-ingredient">{tHomemade('asIngredient')}</h2>
      <p>{tHomemade('facts', { ml: homemade.makesMl, count: homemade.keepsDays })}</p>
      {bar && <BatchTools made={{ recipeId: id }} name={name} makesMl={homemade.makesMl} />}
    </section>
  );
}
