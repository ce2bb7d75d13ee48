import type { RecipeVisibility } from '@barspoon/contracts';
import type { RecipeRow } from './recipe.schema.ts';
import type { RecipeContent } from './recipe-drafts.ts';

/** Who may read a recipe, and why not everybody may whom its author lets. */
export type Standing = Pick<RecipeRow, 'visibility' | 'withheld'>;

export const forEverybody: Standing = { visibility: 'public', withheld: null };

/** Whether its author means it for everybody, and moderation has its say. */
export const isForModeration = ({ visibility, withheld }: Standing): boolean =>
  visibility === 'public' || withheld !== null;

/** Who may read it as far as its author says. */
export const wantedOf = ({ visibility, withheld }: Standing): RecipeVisibility =>
  withheld ? 'public' : visibility;

/**
 * How a recipe stands when its author wants it seen so. What is withheld is private, whatever else reads the visibility;
 * only a moderator shows it again, and nothing but deleting it ends a removal.
 * @param isHeld whether moderation holds what it says now
 */
export function standingOf(before: Standing, wanted: RecipeVisibility, isHeld: boolean): Standing {
  if (before.withheld === 'removed') return { visibility: 'private', withheld: 'removed' };
  if (wanted !== 'public') return { visibility: wanted, withheld: null };
  return before.withheld === 'held' || isHeld ? { visibility: 'private', withheld: 'held' } : forEverybody;
}

/** All that others read of a recipe and its author has written. */
export const moderatedText = (
  recipe: Pick<
    RecipeContent,
    'name' | 'alternativeNames' | 'description' | 'spec' | 'instructions' | 'tags' | 'origin' | 'source'
  >,
): string =>
  [
    recipe.name,
    ...recipe.alternativeNames,
    recipe.description,
    ...recipe.spec.map(({ name, note }) => (note ? `${name}, ${note}` : name)),
    ...recipe.instructions,
    recipe.tags.join(', '),
    recipe.origin?.creator,
    recipe.origin?.place,
    recipe.source,
  ]
    .filter(Boolean)
    .join('\n');
