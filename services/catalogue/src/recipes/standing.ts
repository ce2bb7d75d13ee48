import type { RecipeVisibility } from '@barspoon/contracts';
import type { RecipeRow } from './recipe.schema.ts';
import type { RecipeContent } from './recipe-drafts.ts';

/** Who may read a recipe, and why it may be hidden against its author's choice. */
export type Standing = Pick<RecipeRow, 'visibility' | 'withheld'>;

export const forEverybody: Standing = { visibility: 'public', withheld: null };

/** Whether its author wants it public, so that moderation applies. */
export const isForModeration = ({ visibility, withheld }: Standing): boolean =>
  visibility === 'public' || withheld !== null;

/** Its visibility according to its author. */
export const wantedOf = ({ visibility, withheld }: Standing): RecipeVisibility =>
  withheld ? 'public' : visibility;

/**
 * The standing of a recipe with the visibility its author wants. A withheld recipe is private for all code that reads the
 * visibility; only a moderator shows it again, and only deleting it ends a removal.
 * @param isHeld whether moderation holds its current content
 */
export function standingOf(before: Standing, wanted: RecipeVisibility, isHeld: boolean): Standing {
  if (before.withheld === 'removed') return { visibility: 'private', withheld: 'removed' };
  if (wanted !== 'public') return { visibility: wanted, withheld: null };
  return before.withheld === 'held' || isHeld ? { visibility: 'private', withheld: 'held' } : forEverybody;
}

/** All texts by the author that others can read. */
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
