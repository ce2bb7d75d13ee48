import { Parser } from 'htmlparser2';
import { webAddress } from '../texts.ts';
import { MicrodataCollector, type Node } from './microdata.ts';
import { PageLists } from './page-lists.ts';

/** No page is as deep; what lies deeper takes longer with every level, and is not read. */
const maxDepth = 256;

const jsonLd = /^application\/ld\+json\b/i;

/**
 * What a page says in schema.org's words about recipes: its JSON-LD as it stands, else its microdata as JSON-LD. Each has the
 * address of the page; of one without ingredients they are taken from the page's lists.
 */
export function foundRecipes(html: string, url: string): unknown[] {
  const said: unknown[] = [];
  const microdata = new MicrodataCollector(url);
  const lists = new PageLists();
  let script: string | undefined;
  let depth = 0;
  const parser = new Parser({
    onopentag(tag, attributes) {
      depth += 1;
      if (depth > maxDepth) parser.pause();
      if (tag === 'script') script = jsonLd.test(attributes.type ?? '') ? '' : undefined;
      microdata.opened(tag, attributes);
      lists.opened(tag);
    },
    ontext(text) {
      if (script !== undefined) script += text;
      else {
        microdata.text(text);
        lists.text(text);
      }
    },
    onclosetag(tag) {
      depth -= 1;
      if (tag === 'script' && script !== undefined) {
        const node = jsonIn(script);
        if (node !== undefined) said.push(node);
        script = undefined;
      }
      microdata.closed(tag);
      lists.closed(tag);
    },
  });
  parser.end(html);
  // Pages that write both say the same twice.
  const written = recipesIn(said);
  const found =
    written.some(hasIngredients) || !microdata.recipes.some(hasIngredients) ? said : microdata.recipes;
  const recipes = found === said && written.length > 0 ? written : microdata.recipes;
  for (const recipe of recipes) complete(recipe, url, recipes.length === 1 ? lists.lists : undefined);
  return found.length > 0 ? found : microdata.recipes;
}

/** What a file of JSON says of recipes, each with its address. */
export function completed(json: unknown, url: string): unknown[] {
  for (const recipe of recipesIn(json)) complete(recipe, url, undefined);
  return json === undefined ? [] : [json];
}

const isRecord = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every node of type Recipe, as deep as pages hide it. */
function recipesIn(json: unknown, depth = 0): Node[] {
  if (depth > 20) return [];
  if (Array.isArray(json)) return json.flatMap((one) => recipesIn(one, depth + 1));
  if (!isRecord(json)) return [];
  // PHP writes a list with gaps as an object with numbers for names.
  if ('0' in json) return recipesIn(Object.values(json), depth + 1);
  if ([json['@type']].flat().some((type) => /(?:^|\/)Recipe$/.test(String(type)))) return [json];
  return [json['@graph'], json.mainEntity, json.itemListElement, json.item].flatMap((one) =>
    recipesIn(one, depth + 1),
  );
}

/** Every text of the ingredients, however they are nested; numbers and nothing are none. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];
const ingredientsOf = ({ recipeIngredient, ingredients }: Node): string[] =>
  textsIn([recipeIngredient, ingredients]).filter((text) => /\p{L}/u.test(text));
const hasIngredients = (recipe: Node): boolean => ingredientsOf(recipe).length > 0;

const lettersOf = (texts: readonly string[]): string => texts.join('').replace(/[^\p{L}\p{N}]+/gu, '');

/** One text says all of the list, run together: "1 cup sugar2 cups water". */
function saysListInOneText(recipe: Node, list: readonly string[]): boolean {
  const said = ingredientsOf(recipe);
  return said.length === 1 && list.length > 1 && lettersOf(said) === lettersOf(list);
}

function complete(recipe: Node, url: string, lists: PageLists['lists'] | undefined): void {
  const own = typeof recipe.url === 'string' ? webAddress(recipe.url, url) : null;
  recipe.url = own ?? url;
  if (!lists || lists.recipeIngredient.length === 0) return;
  if (hasIngredients(recipe) && !saysListInOneText(recipe, lists.recipeIngredient)) return;
  recipe.recipeIngredient = lists.recipeIngredient;
  if (lists.recipeInstructions.length > 0) recipe.recipeInstructions ??= lists.recipeInstructions;
}

/** The JSON in a text that speaks of a recipe, if there is one. Line ends within its texts are forgiven: many write them. */
export function jsonIn(text: string): unknown {
  if (!/"(?:https?:\/\/schema\.org\/)?Recipe"/.test(text)) return undefined;
  for (const written of [text, text.replace(/\p{Cc}+/gu, ' ')]) {
    try {
      return JSON.parse(written);
    } catch {
      // The next one may do.
    }
  }
  return undefined;
}
