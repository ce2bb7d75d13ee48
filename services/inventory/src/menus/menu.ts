import { isDeepStrictEqual } from 'node:util';
import type { Menu, PublicDrink, PublicMenu, Recipe } from '@barspoon/contracts';
import { pourOf, type Standing } from '@barspoon/mixology';
import type { DrinkOfMenu, MenuContent, MenuRow, PublishedMenu } from '../bar/menu.schema.ts';
import { type PricesOfNow, reducedBy } from './happy-hour.ts';
import { toPlan } from './menu-plan.ts';

/** One that was stored before there were happy hours has none. */
export const contentOf = ({
  name,
  line,
  currency,
  availability,
  happyHours = null,
  sections,
}: MenuContent): MenuContent => ({ name, line, currency, availability, happyHours, sections });

export const drinksIn = ({ sections }: Pick<MenuContent, 'sections'>) =>
  sections.flatMap(({ drinks }) => drinks);

/** What a menu keeps of a recipe. */
export function drinkOf(recipe: Recipe): DrinkOfMenu {
  const { name, spec, serves, alcoholic, picture, facts } = recipe;
  const added = (facts.optional ?? []).flatMap(({ allergens }) => allergens);
  return {
    name,
    spec,
    serves,
    alcoholic,
    picture,
    ingredients: [...new Set(spec.map((line) => line.name))],
    abv: facts.abv,
    standardDrinks: facts.standardDrinks,
    allergens: [...new Set([...facts.allergens, ...added])],
    isKnown: (facts.unknown ?? []).length === 0,
  };
}

/** The menu as it was last published; undefined for one that is a draft. */
const latestOf = ({ slug, versions: [latest] }: MenuRow): PublishedMenu | undefined =>
  slug === undefined ? undefined : latest;

/** The menu that guests read; undefined also for one that a moderator has taken down. */
export const publishedOf = (row: MenuRow): PublishedMenu | undefined =>
  row.moderated?.isRemoved ? undefined : latestOf(row);

/** What guests read of it that somebody wrote, for moderators. */
export const textOf = ({ name, barName, line, sections }: PublicMenu): string =>
  [
    `${name} · ${barName}`,
    line,
    ...sections.flatMap((section) => [
      section.name,
      ...section.drinks.map(({ name: drink, line: said, sizes = [] }) =>
        [[drink, ...sizes.map((size) => size.name)].join(', '), said].filter(Boolean).join(': '),
      ),
    ]),
  ]
    .filter(Boolean)
    .join('\n');

/** One thing that guests can order: a drink, or one of its sizes. */
export interface Offer {
  drinkId: string;
  /** Absent for a drink that comes in one size. */
  sizeId?: string;
  /** With the size: "Negroni, Pitcher". */
  name: string;
  /** What its recipe is called, with the size. */
  recipeName: string;
  recipeId: string;
  recipe: DrinkOfMenu;
  /** How often the whole spec is poured for it. */
  times: number;
  price: number | null;
}

/** What a published menu offers, as far as its recipes are still to be had. Implements BEYOND-260. */
export const offersOf = (row: MenuRow, content: MenuContent): Offer[] =>
  drinksIn(content).flatMap(({ id: drinkId, recipeId, name, price, sizes }): Offer[] => {
    const recipe = row.recipes[recipeId];
    if (!recipe) return [];
    const offer = { drinkId, recipeId, recipe, name: name ?? recipe.name, recipeName: recipe.name };
    if (!sizes) return [{ ...offer, price, times: 1 / recipe.serves }];
    return sizes.map((size) => ({
      ...offer,
      sizeId: size.id,
      name: `${offer.name}, ${size.name}`,
      recipeName: `${recipe.name}, ${size.name}`,
      price: size.price,
      times: size.factor / recipe.serves,
    }));
  });

export const canBePoured = (
  { recipe, times }: Pick<Offer, 'recipe' | 'times'>,
  standing: Standing,
): boolean => pourOf(recipe.spec, times, standing).missing.length === 0;

export function toMenu(row: MenuRow): Menu {
  const published = latestOf(row);
  return {
    id: row._id,
    ...contentOf(row.draft),
    revision: row.revision,
    sections: row.draft.sections.map((section) => ({
      ...section,
      drinks: section.drinks.map((drink) => ({
        ...drink,
        recipeName: row.recipes[drink.recipeId]?.name ?? '',
      })),
    })),
    slug: row.slug ?? null,
    publishedAt: published?.at.toISOString() ?? null,
    isChanged: !published || !isDeepStrictEqual(contentOf(published), contentOf(row.draft)),
    ...toPlan(row),
    withheldFrom: row.moderated?.isRemoved ? row.moderated.ownerId : null,
    versions: row.versions.map(({ number, at }) => ({ number, at: at.toISOString() })),
  };
}

/** What a drink of a menu costs, and what it costs without a reduction. */
export function priceOf(
  { price }: { price: number | null },
  { currency }: Pick<MenuContent, 'currency'>,
  { happyHour }: PricesOfNow,
): Pick<PublicDrink, 'price' | 'fullPrice'> {
  if (price === null) return { price: null, fullPrice: null };
  const full = { amount: price, currency };
  if (!happyHour) return { price: full, fullPrice: null };
  return { price: { amount: reducedBy(price, happyHour.percent), currency }, fullPrice: full };
}

/** What guests read of the sections. @param standing what is on the bar and not held for others */
export function toPublicSections(
  row: Pick<MenuRow, 'recipes'>,
  content: MenuContent,
  standing: Standing,
  prices: PricesOfNow,
) {
  return content.sections.map((section) => ({
    name: section.name,
    drinks: section.drinks.flatMap((drink): PublicDrink[] => {
      const recipe = row.recipes[drink.recipeId];
      if (!recipe) return [];
      const { spec: _, serves, name, ...shown } = recipe;
      const { id, line, tags } = drink;
      const sizes = drink.sizes?.map((size) => ({
        id: size.id,
        name: size.name,
        ...priceOf(size, content, prices),
        standardDrinks: shown.standardDrinks && Math.round(shown.standardDrinks * size.factor * 10) / 10,
        isOut: !canBePoured({ recipe, times: size.factor / serves }, standing),
      }));
      return [
        {
          id,
          name: drink.name ?? name,
          line,
          ...priceOf(drink, content, prices),
          ...(sizes && { sizes }),
          tags,
          ...shown,
          isOut: sizes
            ? sizes.every((size) => size.isOut)
            : !canBePoured({ recipe, times: 1 / serves }, standing),
        },
      ];
    }),
  }));
}
