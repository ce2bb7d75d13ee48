import type { LibraryIngredient } from '@barspoon/contracts';
import type { Vocabulary } from '@barspoon/mixology';
import { servesNoAlcohol } from './finding.ts';
import { mayName } from './spoken/guard.ts';
import type { Said, Turn } from './turn.ts';
import { addWishes } from './wishes.ts';

/**
 * Ways to the pages of ingredients that an answer names. Whoever is to have no alcohol, or was answered with care, gets none to anything that has it, whose
 * kinds have it or that is made from it; in doubt there is no way. Implements BEYOND-277.
 */
export function ingredientLinks(nodes: readonly LibraryIngredient[], turn: Turn): Said['links'] {
  const { request, memory, world } = turn;
  const wishes = addWishes(memory.wishes, request.wishes);
  const { never } = memory;
  const isDry = servesNoAlcohol(never) || never.cared || wishes.alcohol === 'none' || request.abstainers > 0;
  return nodes
    .filter(
      (node) =>
        mayName(node, { ...memory, wishes }, world.vocabulary) &&
        !(isDry && hasAlcohol(node, world.vocabulary)),
    )
    .map(({ slug, name }) => ({ label: `About ${name}`, to: `/ingredients/${slug}` }));
}

function hasAlcohol(
  { slug, madeFrom }: LibraryIngredient,
  vocabulary: Vocabulary<LibraryIngredient>,
): boolean {
  const source = madeFrom === undefined ? undefined : vocabulary.get(madeFrom);
  return (
    [...vocabulary.kindsOf(slug)].some((kind) => (vocabulary.get(kind)?.abv ?? 0) > 0) ||
    (source !== undefined && hasAlcohol(source, vocabulary))
  );
}
