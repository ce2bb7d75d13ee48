import { type Menu, type MenuInput, sizeFactorMax, sizeFactorMin } from '@barspoon/contracts';
import { newEntryId } from '../../../lib/api/ledger.ts';
import { moved } from '../../../lib/moved.ts';
import { priceEdited, priceTyped } from '../../../lib/prices.ts';
import { t } from './texts.ts';

type StoredDrink = Menu['sections'][number]['drinks'][number];
/** A size as it is typed. */
export interface SizeDraft {
  id: string;
  name: string;
  factor: string;
  price: string;
}
/** A drink as it is typed. */
export interface DrinkDraft extends Omit<StoredDrink, 'price' | 'name' | 'line' | 'sizes'> {
  name: string;
  line: string;
  price: string;
  sizes: SizeDraft[];
}
export interface SectionDraft {
  id: string;
  name: string;
  drinks: DrinkDraft[];
}
export interface MenuDraft extends Pick<Menu, 'name' | 'currency' | 'availability' | 'happyHours'> {
  line: string;
  sections: SectionDraft[];
}

export const emptyDraft = (): MenuDraft => ({
  name: t('newName'),
  line: '',
  currency: 'eur',
  availability: 'greyed',
  happyHours: null,
  sections: [newSection()],
});
export const newSection = (): SectionDraft => ({ id: newEntryId(), name: t('newSection'), drinks: [] });
export const newDrink = (recipe: { id: string; name: string }): DrinkDraft => ({
  id: newEntryId(),
  recipeId: recipe.id,
  recipeName: recipe.name,
  name: '',
  line: '',
  price: '',
  tags: [],
  sizes: [],
});
/** The first takes what the drink cost until then. */
export const newSize = ({ sizes, price }: DrinkDraft): SizeDraft =>
  sizes.length === 0
    ? { id: newEntryId(), name: t('firstSize'), factor: '1', price }
    : { id: newEntryId(), name: '', factor: '', price: '' };

export const draftOf = ({ name, line, currency, availability, happyHours, sections }: Menu): MenuDraft => ({
  name,
  line: line ?? '',
  currency,
  availability,
  happyHours,
  sections: sections.map((section) => ({
    ...section,
    drinks: section.drinks.map((drink) => ({
      ...drink,
      name: drink.name ?? '',
      line: drink.line ?? '',
      price: priceShown(drink.price, currency),
      sizes: (drink.sizes ?? []).map((size) => ({
        id: size.id,
        name: size.name,
        factor: String(size.factor),
        price: priceShown(size.price, currency),
      })),
    })),
  })),
});

const priceShown = (amount: number | null, currency: string): string =>
  amount === null ? '' : priceEdited({ amount, currency });

/** NaN for what is no factor. */
export function factorTyped(typed: string): number {
  const factor = typed.trim() === '' ? Number.NaN : Number(typed.trim().replace(',', '.'));
  return factor >= sizeFactorMin && factor <= sizeFactorMax ? factor : Number.NaN;
}

/** What was typed in the smallest unit; null for nothing, NaN for what is no price. */
export function amountTyped(typed: string, currency: string): number | null {
  if (typed.trim() === '') return null;
  const amount = priceTyped(typed, currency);
  return amount >= 0 ? amount : Number.NaN;
}

/** Whether every price is one, and every size says what it is. */
export const isPriced = ({ sections, currency }: MenuDraft): boolean =>
  sections
    .flatMap(({ drinks }) => drinks)
    .every(
      ({ price, sizes }) =>
        [price, ...sizes.map((size) => size.price)].every(
          (typed) => !Number.isNaN(amountTyped(typed, currency)),
        ) && sizes.every(({ name, factor }) => name.trim() !== '' && !Number.isNaN(factorTyped(factor))),
    );

export const inputOf = (draft: MenuDraft, revision: number): MenuInput => ({
  name: draft.name,
  line: draft.line.trim() || null,
  currency: draft.currency,
  availability: draft.availability,
  happyHours: draft.happyHours,
  revision,
  sections: draft.sections.map(({ id, name, drinks }) => ({
    id,
    name,
    drinks: drinks.map((drink) => ({
      id: drink.id,
      recipeId: drink.recipeId,
      name: drink.name.trim() || null,
      line: drink.line.trim() || null,
      price: drink.sizes.length > 0 ? null : amountTyped(drink.price, draft.currency),
      tags: drink.tags,
      ...(drink.sizes.length > 0 && {
        sizes: drink.sizes.map((size) => ({
          id: size.id,
          name: size.name,
          factor: factorTyped(size.factor),
          price: amountTyped(size.price, draft.currency),
        })),
      }),
    })),
  })),
});

/** A drink that is moved beyond the end of its section goes on in the next one. */
export function withDrinkMoved(
  sections: readonly SectionDraft[],
  at: number,
  place: number,
  by: 1 | -1,
): SectionDraft[] {
  const section = sections[at];
  const drink = section?.drinks[place];
  if (!section || !drink) return [...sections];
  const to = place + by;
  if (to >= 0 && to < section.drinks.length)
    return sections.with(at, { ...section, drinks: moved(section.drinks, place, to) });
  const next = sections[at + by];
  if (!next) return [...sections];
  const left = sections.with(at, { ...section, drinks: section.drinks.toSpliced(place, 1) });
  const drinks = by === 1 ? [drink, ...next.drinks] : [...next.drinks, drink];
  return left.with(at + by, { ...next, drinks });
}

/** A drink that is let go on another takes its place, on a section goes to its end. */
export function withDrinkDropped(
  sections: readonly SectionDraft[],
  id: string,
  onto: string,
): SectionDraft[] {
  const drink = sections.flatMap(({ drinks }) => drinks).find((one) => one.id === id);
  const at = sections.findIndex(
    (section) => section.id === onto || section.drinks.some((one) => one.id === onto),
  );
  if (!drink || at < 0) return [...sections];
  return sections.map((section, index) => {
    const rest = section.drinks.filter((one) => one.id !== id);
    if (index !== at) return { ...section, drinks: rest };
    const place = section.drinks.findIndex((one) => one.id === onto);
    return { ...section, drinks: rest.toSpliced(place < 0 ? rest.length : place, 0, drink) };
  });
}

/** "the-cabin", of what the bar is called. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
