import { libraryIngredientSchema } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { parseIngredientLine } from '../parse-ingredient-line.ts';
import { compileVocabulary } from '../vocabulary.ts';
import type { ExchangeLine } from './exchange.ts';
import { guessAlcoholic } from './guess.ts';

const node = (slug: string, abv: number) =>
  libraryIngredientSchema.parse({ slug, name: slug.replaceAll('-', ' '), color: '#ffffff', abv });
const vocabulary = compileVocabulary([
  node('tequila', 40),
  node('aperol', 11),
  node('angostura-bitters', 44.7),
  node('lime-juice', 0),
]);

/** Lines as a file has them, their ingredients found by name. */
const spec = (lines: string[]): ExchangeLine[] =>
  lines.flatMap((text) => {
    const line = parseIngredientLine(text);
    if (!line) return [];
    const { amount, unit, name, optional } = line;
    const ingredient = vocabulary.resolve(name)?.slug;
    return [
      { unit, name, optional, ...(amount !== null && { amount }), ...(ingredient && { ingredient }) },
    ] as ExchangeLine[];
  });
const isAlcoholic = (...lines: string[]) =>
  guessAlcoholic({ spec: spec(lines), instructions: [], vocabulary });

describe('whether an imported drink has alcohol', () => {
  it.each([
    [['Tequila', 'lime juice']],
    [['.75 oz tequila', '.75 oz lime juice']],
    [['1/3 Aperol', '2/3 lime juice']],
    [['2-3 oz tequila']],
    [['top with tequila', '60 ml lime juice']],
    [['2 oz Old Grandpa Rum', 'lime juice']],
    [['1 bottle wine from the cellar']],
    [['Umeshu liqueur', 'lime juice']],
  ])('is said of %s [BEYOND-125]', (lines) => {
    expect(isAlcoholic(...lines)).toBe(true);
  });

  it.each([
    [['60 ml lime juice']],
    [['250 ml lime juice', '2 dashes angostura bitters']],
    [['60 ml lime juice', 'tequila (optional)']],
    [['non-alcoholic gin', '60 ml lime juice']],
    [['1 tsp red wine vinegar', '60 ml lime juice']],
    [['100 ml ginger beer from the shop', '60 ml lime juice']],
  ])('is not said of %s [BEYOND-125]', (lines) => {
    expect(isAlcoholic(...lines)).toBe(false);
  });
});
