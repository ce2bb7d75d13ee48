import { barCategories, glasses, ices, methods, recipeCategories } from '@barspoon/contracts';
import { normalize } from '@barspoon/mixology';
import { iba2024 } from '../iba-2024.ts';
import type { Finding, LibraryContext, Rule } from './rule.ts';
import { lineage } from './words.ts';

/** What the library holds at least. */
const min = {
  ingredients: 350,
  recipes: 800,
  nonAlcoholic: 120,
  barItems: 350,
  category: 10,
  spirit: 8,
  glass: 2,
} as const;

/** Base spirits and styles every home bar asks for, by the vocabulary node a recipe must use. */
export const bases = [
  'vodka',
  'gin',
  'rum',
  'whiskey',
  'bourbon',
  'rye-whiskey',
  'scotch',
  'irish-whiskey',
  'tequila',
  'mezcal',
  'brandy',
  'cognac',
  'pisco',
  'cachaca',
  'beer',
  'wine',
  'sparkling-wine',
  'sherry',
  'vermouth',
  'coffee',
  'absinthe',
  'amaro',
] as const;
/** Bases of which a few drinks are all there is to know. */
const minOfBase: Partial<Record<(typeof bases)[number], number>> = {
  absinthe: 3,
  'irish-whiskey': 4,
  cachaca: 3,
  beer: 5,
  amaro: 5,
};

/** Styles that are said by tags. */
const styles = { tiki: 15, hot: 8, frozen: 6, punch: 6, 'low abv': 10 } as const;

export const libraryIsLarge: Rule = {
  name: 'the library is as large as promised',
  check: ({ ingredients, recipes, barItems }) => [
    ...atLeast('ingredients', ingredients.length, min.ingredients),
    ...atLeast('recipes', recipes.length, min.recipes),
    ...atLeast('bar items', barItems.length, min.barItems),
    ...atLeast(
      'drinks without alcohol',
      recipes.filter(({ alcoholic }) => !alcoholic).length,
      min.nonAlcoholic,
    ),
    ...between('popular bar items', barItems.filter(({ popular }) => popular).length, 60, 80),
  ],
};

export const everythingIsCovered: Rule = {
  name: 'every category, base, glass, ice and method is covered',
  check: (library) => [
    ...recipeCategories.flatMap((category) =>
      atLeast(
        `recipes in ${category}`,
        count(library, (recipe) => recipe.category === category),
        min.category,
      ),
    ),
    ...glasses.flatMap((glass) =>
      atLeast(
        `drinks in ${glass}`,
        count(library, (recipe) => recipe.glass === glass),
        min.glass,
      ),
    ),
    ...methods.flatMap((method) =>
      atLeast(
        `drinks to ${method}`,
        count(library, (recipe) => recipe.method === method),
        1,
      ),
    ),
    ...ices.flatMap((ice) =>
      atLeast(
        `drinks with ice: ${ice}`,
        count(library, (recipe) => recipe.ice === ice),
        1,
      ),
    ),
    ...bases.flatMap((base) =>
      atLeast(`drinks on ${base}`, recipesUsing(base, library), minOfBase[base] ?? min.spirit),
    ),
    ...Object.entries(styles).flatMap(([tag, number]) =>
      atLeast(
        `drinks tagged ${tag}`,
        count(library, ({ tags }) => tags.some((given) => normalize(given) === tag)),
        number,
      ),
    ),
    ...Object.entries(barCategories).flatMap(([category, { subcategories }]) =>
      subcategories.flatMap((subcategory) =>
        atLeast(
          `bar items in ${subcategory}`,
          library.barItems.filter((item) => item.category === category && item.subcategory === subcategory)
            .length,
          1,
        ),
      ),
    ),
  ],
};

/** Every drink of the current IBA list is there. */
export const ibaIsComplete: Rule = {
  name: 'every drink of the IBA list is there',
  check: ({ recipes }) => {
    const names = new Set(
      recipes.flatMap(({ name, alternativeNames }) =>
        [name, ...alternativeNames].map((said) => normalize(said)),
      ),
    );
    return Object.entries(iba2024).flatMap(([family, drinks]) =>
      drinks
        .filter((drink) => !names.has(normalize(drink)))
        .flatMap((drink) => finding(`${drink} of the IBA's ${family} is missing`)),
    );
  },
};

/** The three featured pages have their recipes. Implements BEYOND-29. */
export const featuredAreThere: Rule = {
  name: 'the three featured recipes are there',
  check: ({ recipes }) =>
    ['classic-old-fashioned', 'smoky-mezcal-margarita', 'lavender-gin-fizz']
      .filter((slug) => !recipes.some((recipe) => recipe.slug === slug))
      .flatMap((slug) => finding(`${slug} is missing`)),
};

/** How many recipes pour a base or one of its kinds. */
export function recipesUsing(base: string, library: LibraryContext): number {
  return count(library, ({ spec }) =>
    spec.some(({ ingredient }) => lineage(ingredient, library.vocabulary).includes(base)),
  );
}

function count(
  { recipes }: LibraryContext,
  holds: (recipe: LibraryContext['recipes'][number]) => boolean,
): number {
  return recipes.filter(holds).length;
}

function atLeast(what: string, found: number, wanted: number): Finding[] {
  return found < wanted ? finding(`${found} ${what}, promised are ${wanted}`) : [];
}

function between(what: string, found: number, from: number, to: number): Finding[] {
  return found < from || found > to ? finding(`${found} ${what}, wanted are ${from} to ${to}`) : [];
}

function finding(problem: string): Finding[] {
  return [{ kind: 'recipes', slug: 'library', problem }];
}
