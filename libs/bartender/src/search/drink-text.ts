import { normalize } from '@barspoon/mixology';
import type { Drink } from '../drink.ts';

const texts = new WeakMap<Drink, string>();

/** Everything a word may stand in, in normal form and between gaps, so that whole words are found. */
export function textOf(drink: Drink): string {
  const known = texts.get(drink);
  if (known !== undefined) return known;
  const { name, alternativeNames, category, tags, ingredients, glass, method, spec } = drink;
  const text = ` ${normalize(
    [
      name,
      ...alternativeNames,
      category,
      ...tags,
      ...ingredients,
      glass,
      method ?? '',
      ...spec.map((line) => line.name),
    ].join(' '),
  )} `;
  texts.set(drink, text);
  return text;
}

const names = new WeakMap<Drink, string>();

/** Whether these words, in normal form, stand in a name of the drink. */
export function isNamedWith(drink: Drink, words: string): boolean {
  let known = names.get(drink);
  if (known === undefined) {
    known = [drink.name, ...drink.alternativeNames].map((name) => ` ${normalize(name)} `).join('|');
    names.set(drink, known);
  }
  return known.includes(` ${words} `);
}

const lineNames = new WeakMap<Drink, readonly string[]>();

/** The names of the lines it is not made without, in normal form, between gaps. */
export function lineNamesOf(drink: Drink): readonly string[] {
  const known =
    lineNames.get(drink) ??
    drink.spec.flatMap(({ name, optional }) => (optional ? [] : ` ${normalize(name)} `));
  lineNames.set(drink, known);
  return known;
}
