import {
  difficulties,
  ices,
  type LibraryIngredient,
  type LibraryRecipe,
  rims,
  units,
} from '@barspoon/contracts';
import type { Vocabulary } from '../vocabulary.ts';
import { assemble, namedLine } from './assemble.ts';
import { type ExchangeLine, type ExchangeRecipe, Notebook, type ReadEntry } from './exchange.ts';
import { recipeFormat } from './format.ts';
import { listed, type ReadIngredients, readIngredients } from './ingredient-texts.ts';
import { indentedJson, isEmpty, isRecord, parseJson, textOf, textsOf } from './json.ts';
import { plainText, shortened } from './plain-text.ts';
import {
  glassIn,
  ingredientTexts,
  keywordsIn,
  minutesIn,
  nameIn,
  namesIn,
  servesIn,
  slugIn,
  sourceIn,
  stepTexts,
  textsIn,
} from './schema-org-values.ts';
import { type JsonLd, lostInSchemaOrg, recipeNode } from './schema-org-write.ts';
import { garnishNamed, methodNamed } from './words.ts';

type IngredientVocabulary = Vocabulary<LibraryIngredient>;

/** schema.org Recipe as JSON-LD: one recipe, a list, or a graph as web pages carry it. */
export const schemaOrgFormat = recipeFormat({
  frame: {
    open: '{\n  "@context": "https://schema.org",\n  "@graph": [\n',
    between: ',\n',
    close: '\n  ]\n}\n',
    empty: '{\n  "@context": "https://schema.org",\n  "@graph": []\n}\n',
  },
  writeOne: (recipe, vocabulary) => indentedJson(recipeNode(recipe, vocabulary), 4),
  lost: (recipe) => lostInSchemaOrg(recipe).notes,
  split: (text) => recipesIn(parseJson(text)),
  readOne: (found, _, vocabulary) => readRecipe(found as JsonLd, vocabulary),
});

/** Every node of type Recipe, however deep a page hides it in lists and graphs. */
function recipesIn(json: unknown): JsonLd[] {
  if (Array.isArray(json)) return json.flatMap(recipesIn);
  if (!isRecord(json)) return [];
  // PHP writes a list with gaps as an object with numbers for names.
  if ('0' in json) return recipesIn(Object.values(json));
  if ([json['@type']].flat().some((type) => /(?:^|\/)Recipe$/.test(String(type)))) return [json];
  return [json['@graph'], json.mainEntity, json.itemListElement, json.item].flatMap(recipesIn);
}

const readFields = new Set(
  'instructions ingredient headline mainEntityOfPage image @type @context @id identifier version name alternateName description recipeCategory keywords educationalLevel prepTime totalTime cookTime recipeYield cookingMethod tool recipeIngredient ingredients supply recipeInstructions creator author locationCreated dateCreated citation url suitableForDiet nutrition recipeCuisine'.split(
    ' ',
  ),
);

function readRecipe(given: JsonLd, vocabulary: IngredientVocabulary): ReadEntry {
  const name = plainText(textsIn(given.name)[0] ?? textsIn(given.headline)[0] ?? '');
  const notes = new Notebook(name || 'unnamed recipe');
  const take = <T>(field: string, value: T | undefined): T | undefined => {
    if (value !== undefined) notes.mapped(field);
    else if (!isEmpty(given[field]))
      notes.omitted(
        field,
        `“${shortened(plainText(textOf(given[field]) ?? JSON.stringify(given[field])), 80)}” is not known here.`,
      );
    return value;
  };
  if (given.image !== undefined) notes.omitted('photo');
  for (const field of Object.keys(given)) if (!readFields.has(field)) notes.omitted(field);
  const supplies = [given.supply].flat().filter(isRecord);
  const ingredients = ingredientsIn(given, supplies, notes, vocabulary);
  return assemble(
    {
      slug: take('identifier', slugIn(given.identifier)),
      version: take('version', Number.isInteger(given.version) ? Number(given.version) : undefined),
      name,
      alternativeNames: take('alternateName', namesIn(given.alternateName)),
      description: take('description', plainText(textsIn(given.description).join(' ')) || undefined),
      categoryLabels: textsOf(given.recipeCategory),
      tags: take('keywords', keywordsIn(given.keywords)),
      difficulty: take(
        'educationalLevel',
        difficulties.find((level) => level === given.educationalLevel),
      ),
      prepMinutes: take('prepTime', minutesIn(given.prepTime) ?? minutesIn(given.totalTime)),
      serves: take('recipeYield', servesIn(given.recipeYield)),
      method: take('cookingMethod', methodNamed(textsOf(given.cookingMethod)[0] ?? '')),
      glass: take('tool', glassIn(given.tool)),
      ice: iceIn(supplies),
      rim:
        rims.find((rim) => supplies.some((node) => node.description === 'rim' && node.name === rim)) ??
        ingredients.rim,
      garnish: [...garnishIn(supplies, vocabulary), ...ingredients.garnish],
      spec: ingredients.spec,
      instructions: [...stepTexts(given.recipeInstructions ?? given.instructions), ...ingredients.steps],
      origin: originIn(given),
      source: take('citation', sourceIn(given)),
    },
    notes,
    vocabulary,
  );
}

/** The lines from quantities where the page gives them for every ingredient, else from the texts. */
function ingredientsIn(
  given: JsonLd,
  supplies: JsonLd[],
  notes: Notebook,
  vocabulary: IngredientVocabulary,
): ReadIngredients {
  // Pages that keep the older word beside the new one may say the list in one, and a summary of it in the other.
  const texts = [given.recipeIngredient, given.ingredients, given.ingredient]
    .map(ingredientTexts)
    .reduce((one, other) => (other.length > one.length ? other : one));
  const measured = supplies.filter((node) => isRecord(node.requiredQuantity));
  if (measured.length > 0 && measured.length === texts.length) {
    const spec = measured.map((node, index) => quantityLine(node, `spec ${index + 1}`, notes, vocabulary));
    return { spec, garnish: [], rim: undefined, steps: [] };
  }
  return readIngredients(listed(texts, vocabulary), notes, vocabulary);
}

function quantityLine(
  node: JsonLd,
  field: string,
  notes: Notebook,
  vocabulary: IngredientVocabulary,
): ExchangeLine {
  const quantity = isRecord(node.requiredQuantity) ? node.requiredQuantity : {};
  const said = textOf(node.description) ?? '';
  const optional = /^optional(?:: |$)/.test(said) || undefined;
  const measure = {
    amount: typeof quantity.value === 'number' ? quantity.value : undefined,
    unit: units.find((unit) => unit === quantity.unitText) ?? 'piece',
    note: said.replace(/^optional(?:: |$)/, '') || undefined,
    optional,
  };
  return namedLine(textOf(node.name) ?? '', measure, field, notes, vocabulary);
}

function iceIn(supplies: JsonLd[]): ExchangeRecipe['ice'] | undefined {
  return ices.find((ice) => supplies.some(({ description }) => description === `ice: ${ice}`));
}

function garnishIn(supplies: JsonLd[], vocabulary: IngredientVocabulary): LibraryRecipe['garnish'] {
  return supplies.flatMap(({ name, description }) => {
    const shape = /^garnish: (.+)$/.exec(textOf(description) ?? '')?.[1];
    const garnish = shape === undefined ? undefined : garnishNamed(textOf(name) ?? '', vocabulary);
    return garnish ?? [];
  });
}

function originIn(given: JsonLd): ExchangeRecipe['origin'] {
  const creator = nameIn(given.creator);
  const place = nameIn(given.locationCreated);
  const year = /^(\d{4})$/.exec(textOf(given.dateCreated) ?? '')?.[1];
  if (creator === undefined && place === undefined && year === undefined) return undefined;
  return {
    ...(creator === undefined ? {} : { creator: creator.slice(0, 80) }),
    ...(place === undefined ? {} : { place: place.slice(0, 80) }),
    ...(year === undefined ? {} : { year: Number(year) }),
  };
}
