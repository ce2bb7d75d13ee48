import { assemble } from './assemble.ts';
import { Notebook } from './exchange.ts';
import { recipeReader } from './format.ts';
import { readIngredients } from './ingredient-texts.ts';
import { isRecord, parseJson, textOf, textsOf } from './json.ts';
import { plainText } from './plain-text.ts';
import { glassNamed, sentencesOf } from './words.ts';

/** Highest number of the pairs of ingredient and measure. */
const maxPairs = 15;

/** Drinks as TheCocktailDB answers with them (https://www.thecocktaildb.com/api.php): `{ "drinks": [{ "strDrink": … }] }`. */
export const cocktailDbReader = recipeReader({
  split(text) {
    const json = parseJson(text);
    const list = isRecord(json) ? (json.drinks ?? [json]) : json;
    return Array.isArray(list) ? list.filter((one) => isRecord(one) && 'strDrink' in one) : [];
  },
  readOne(found, _, vocabulary) {
    const given = found as Record<string, unknown>;
    const said = (field: string) => plainText(textOf(given[field]) ?? '') || undefined;
    const name = said('strDrink') ?? '';
    const notes = new Notebook(name || 'unnamed drink');
    const pairs = Array.from({ length: maxPairs }, (_pair, at) => ({
      ingredient: said(`strIngredient${at + 1}`),
      measure: said(`strMeasure${at + 1}`) ?? '',
    })).filter((pair) => pair.ingredient !== undefined);
    const glass = said('strGlass');
    const known = glass === undefined ? undefined : glassNamed(glass);
    if (glass && !known) notes.refused('glass', `The glass “${glass}” is not known here.`);
    if (said('strDrinkThumb')) notes.omitted('photo');
    const ingredients = readIngredients(
      pairs.map(({ ingredient, measure }) => `${measure} ${ingredient}`),
      notes,
      vocabulary,
    );
    const tags = textsOf(given.strTags).map((tag) => tag.toLowerCase());
    return assemble(
      {
        name,
        alternativeNames: [said('strDrinkAlternate')].flatMap((other) => other ?? []),
        categoryLabels: [said('strCategory') ?? ''],
        tags: tags.length > 0 ? tags : undefined,
        alcoholic: alcoholic(said('strAlcoholic')),
        glass: known,
        spec: ingredients.spec,
        garnish: ingredients.garnish,
        rim: ingredients.rim,
        instructions: [...sentencesOf(said('strInstructions') ?? ''), ...ingredients.steps],
        source: 'TheCocktailDB',
      },
      notes,
      vocabulary,
    );
  },
});

/** "Optional alcohol" leaves it to the ingredients. */
function alcoholic(said: string | undefined): boolean | undefined {
  if (said === 'Alcoholic') return true;
  return said === 'Non alcoholic' ? false : undefined;
}
