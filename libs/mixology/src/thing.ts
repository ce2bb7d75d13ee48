import type { LibraryIngredient } from '@barspoon/contracts';
import { capitalized } from './formats/words.ts';
import { normalize } from './normalize.ts';
import { namesOf, type Vocabulary } from './vocabulary.ts';

/** Something to buy, as lists and plans tell it from everything else. */
export interface Thing {
  key: string;
  /** Begins with a capital. */
  name: string;
  ingredient: string | null;
}

/**
 * What goes by a name of the vocabulary is the same whatever it is called; a brand of it is something else to buy.
 */
export function thingOf(
  { name, ingredient = null }: { name: string; ingredient?: string | null | undefined },
  vocabulary: Vocabulary<LibraryIngredient>,
): Thing {
  const words = normalize(name);
  const node = (ingredient === null ? undefined : vocabulary.get(ingredient)) ?? vocabulary.resolve(name);
  const isKind = node !== undefined && namesOf(node).includes(words);
  return {
    key: isKind ? node.slug : words || name,
    name: capitalized(isKind ? node.name : name),
    ingredient: node?.slug ?? null,
  };
}
