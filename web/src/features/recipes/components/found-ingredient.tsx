import type { FoundIngredient as Ingredient } from '@barspoon/contracts';
import { Link } from '@tanstack/react-router';
import { foundIngredientText } from '../../../ui/found-ingredient-text.ts';
import styles from './recipe-results.module.css';

/** The page of the ingredient that a search names, above the drinks with it. Implements BEYOND-277. */
export function FoundIngredient({ ingredient }: { ingredient: Ingredient }) {
  return (
    <Link to="/ingredients/$id" params={{ id: ingredient.slug }} className={styles.ingredient}>
      <span>
        <strong>{ingredient.name}</strong> <span>{foundIngredientText(ingredient)}</span>
      </span>
    </Link>
  );
}
