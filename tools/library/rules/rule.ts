import type { LibraryBarItem, LibraryIngredient, LibraryRecipe } from '@barspoon/contracts';
import type { Vocabulary } from '@barspoon/mixology';
import type { LibraryKind } from '@barspoon/mixology/formats';

/** What a rule may look at. */
export interface LibraryContext {
  ingredients: readonly LibraryIngredient[];
  recipes: readonly LibraryRecipe[];
  barItems: readonly LibraryBarItem[];
  vocabulary: Vocabulary<LibraryIngredient>;
}

/** A fault of one entry; a fault of the library as a whole has the slug "library". */
export interface Finding {
  kind: LibraryKind;
  slug: string;
  problem: string;
}

/** One thing the library promises. The name states the rule; the checks print it with each violation. */
export interface Rule {
  name: string;
  check(library: LibraryContext): Finding[];
}

/** A rule that looks at one recipe at a time and says what is wrong with it. */
export function recipeRule(
  name: string,
  faults: (recipe: LibraryRecipe, library: LibraryContext) => string[],
): Rule {
  return {
    name,
    check: (library) =>
      library.recipes.flatMap((recipe) =>
        faults(recipe, library).map((problem) => ({ kind: 'recipes', slug: recipe.slug, problem })),
      ),
  };
}

/** Every slug a recipe names: its lines and its garnishes. */
export function ingredientsOf(recipe: LibraryRecipe): string[] {
  return [...recipe.spec, ...recipe.garnish].map(({ ingredient }) => ingredient);
}
