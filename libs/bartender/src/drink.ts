import type { Allergen, LibraryIngredient, Recipe, Rim } from '@barspoon/contracts';
import { normalize, type Structure, spiritOf, structureOf, type Vocabulary } from '@barspoon/mixology';
import { colorNameOf, type DrinkColor } from '@barspoon/mixology/picture';
import { decades } from './decades.ts';

/** What the bartender needs of a stored recipe. */
export type DrinkRow = Pick<
  Recipe,
  | 'slug'
  | 'name'
  | 'alternativeNames'
  | 'description'
  | 'category'
  | 'tags'
  | 'alcoholic'
  | 'difficulty'
  | 'prepTimeMinutes'
  | 'serves'
  | 'glass'
  | 'method'
  | 'ice'
  | 'spec'
  | 'garnish'
  | 'rim'
  | 'ingredients'
  | 'instructions'
  | 'origin'
  | 'facts'
> & {
  _id: string;
  ratingAverage: number | null;
  /** Whose recipe it is; none for the site's own. */
  userId?: string | null;
  ratingCount?: number;
  createdAt?: Date;
};

/** A recipe as the bartender knows it. */
export interface Drink extends Omit<DrinkRow, '_id' | 'tags'> {
  id: string;
  /** In normal form. */
  tags: ReadonlySet<string>;
  /** As they are written. */
  tagTexts: readonly string[];
  spirit: string | null;
  /** What it is made with: slugs of its lines, of what these are kinds of and of what they come from. */
  contains: ReadonlySet<string>;
  /** The same with what is optional and what it is garnished with. */
  touches: ReadonlySet<string>;
  /** Of all it touches, not of its measured lines alone. */
  allergens: ReadonlySet<Allergen>;
  vegan: boolean;
  /** Nothing in it or on it has any alcohol. */
  isDry: boolean;
  /** Every ingredient is known, so that what is not named is not in it. */
  isKnown: boolean;
  isFizzy: boolean;
  /** What color it is called; null where nobody would name one. */
  readonly color: DrinkColor | null;
  /** How it is built, to be compared with others. */
  structure: Structure;
  /** Grams of sugar and acid in 100 ml. */
  sugar: number;
  acid: number;
}

/** What is on a rim, as the vocabulary knows it. */
export const rimOf: Readonly<Record<Rim, readonly string[]>> = {
  salt: ['salt'],
  sugar: ['sugar'],
  'chili salt': ['chili', 'salt'],
  'cinnamon sugar': ['cinnamon', 'sugar'],
  cocoa: ['cocoa-powder'],
  coconut: ['coconut'],
};

/** When it was first made, as one looks for it: "1920s". */
function decadesOf({ origin, tags }: DrinkRow): string[] {
  const year = origin?.year;
  const said = tags.flatMap((tag) => decades[tag] ?? []);
  return [...new Set([...said, ...(year ? [`${Math.floor(year / 10)}0s`] : [])])].filter(
    (decade) => !tags.includes(decade),
  );
}

export function drinkOf(row: DrinkRow, vocabulary: Vocabulary<LibraryIngredient>): Drink {
  const { _id, ...recipe } = row;
  const required = row.spec.filter(({ optional }) => !optional).map(({ ingredient }) => ingredient);
  const all = [
    ...row.spec.map(({ ingredient }) => ingredient),
    ...row.garnish.map((one) => one.ingredient),
    ...(row.rim ? rimOf[row.rim] : []),
  ];
  const nodes = all.flatMap((slug) => (slug && vocabulary.get(slug)) || []);
  const tags = [...row.tags, ...decadesOf(row)];
  const { volumeMl, sugarGrams, acidGrams } = row.facts;
  let color: DrinkColor | null | undefined;
  const per100 = (grams: number | null) => (volumeMl && grams !== null ? (grams / volumeMl) * 100 : 0);
  return {
    ...recipe,
    id: _id,
    tags: new Set(tags.map(normalize)),
    tagTexts: tags,
    spirit: spiritOf(row.spec, vocabulary),
    contains: closureOf(required, vocabulary),
    touches: closureOf(all, vocabulary),
    allergens: new Set([...row.facts.allergens, ...nodes.flatMap(({ allergens }) => allergens)]),
    vegan: row.facts.vegan && nodes.every((node) => node.vegan),
    isDry: !row.alcoholic && nodes.every(({ abv }) => abv === 0),
    isKnown: nodes.length === all.length,
    isFizzy: row.spec.some(({ ingredient }) => ingredient && vocabulary.get(ingredient)?.carbonated),
    // Mixed when it is first asked for.
    get color() {
      color ??= colorNameOf(row, (slug) => vocabulary.get(slug));
      return color;
    },
    structure: structureOf(row, vocabulary),
    sugar: per100(sugarGrams),
    acid: per100(acidGrams),
  };
}

function closureOf(
  slugs: readonly (string | null)[],
  vocabulary: Vocabulary<LibraryIngredient>,
): ReadonlySet<string> {
  const closure = new Set<string>();
  const add = (slug: string | undefined) => {
    if (!slug || closure.has(slug)) return;
    closure.add(slug);
    const node = vocabulary.get(slug);
    add(node?.parent);
    add(node?.madeFrom);
  };
  for (const slug of slugs) add(slug ?? undefined);
  return closure;
}
