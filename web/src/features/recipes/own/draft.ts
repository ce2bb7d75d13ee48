import {
  type Glass,
  type Ice,
  type Method,
  type OwnRecipeInput,
  type Recipe,
  type RecipeDraftInput,
  type RecipeVisibility,
  type Rim,
  recipeMax,
  type SpecLine,
  type Unit,
} from '@barspoon/contracts';
import { glassCapacityMl, numberText, parseIngredientLine } from '@barspoon/mixology';
import type { ReadRecipeText } from '@barspoon/mixology/recipe-text';
import { garnishText } from '../garnish-text.ts';
import { tOwn } from './texts.ts';

/** A line of the spec as it is typed. The key tells lines apart while they move, also after a reload. */
export interface LineDraft {
  key: string;
  amount: string;
  unit: Unit;
  item: string;
}

/** The fields of the editor as they are typed. */
export interface RecipeDraft {
  name: string;
  description: string;
  category: OwnRecipeInput['category'];
  difficulty: NonNullable<OwnRecipeInput['difficulty']>;
  prepTime: string;
  serves: string;
  alcoholic: boolean;
  glass: Glass;
  ice: Ice;
  method: Method | '';
  lines: LineDraft[];
  /** In words; the server reads it. */
  garnish: string;
  rim: Rim | '';
  /** Both empty for what is no ingredient. */
  makesMl: string;
  keepsDays: string;
  steps: string;
  tags: string;
  visibility: RecipeVisibility;
  /** Fields that were guessed from a pasted text and not looked at since. */
  guessed: ReadRecipeText['guessed'];
}

const newKey = () => Math.random().toString(36).slice(2);
export const emptyLine = (): LineDraft => ({ key: newKey(), amount: '', unit: 'ml', item: '' });

const lineOf = ({ amount, unit, name, note, optional }: Omit<SpecLine, 'ingredient'>): LineDraft => ({
  key: newKey(),
  amount: amount === null ? '' : numberText(amount, unit),
  unit,
  item: [name, note && `, ${note}`, optional && ' (optional)'].filter(Boolean).join(''),
});

export const garnishWords = (garnish: Recipe['garnish']): string => garnish.map(garnishText).join(', ');

export const draftOf = (recipe?: Recipe): RecipeDraft => ({
  name: recipe?.name ?? '',
  description: recipe?.description ?? '',
  category: recipe?.category ?? 'Classic',
  difficulty: recipe?.difficulty ?? 'Beginner',
  prepTime: String(recipe?.prepTimeMinutes ?? (recipe ? '' : 5)),
  serves: String(recipe?.serves ?? 1),
  alcoholic: recipe?.alcoholic ?? true,
  glass: recipe?.glass ?? 'coupe',
  ice: recipe?.ice ?? 'none',
  method: recipe ? (recipe.method ?? '') : 'shake',
  lines: recipe ? recipe.spec.map(lineOf) : [emptyLine(), emptyLine(), emptyLine()],
  garnish: recipe ? garnishWords(recipe.garnish) : '',
  rim: recipe?.rim ?? '',
  makesMl: String(recipe?.homemade?.makesMl ?? ''),
  keepsDays: String(recipe?.homemade?.keepsDays ?? ''),
  steps: recipe?.instructions.join('\n') ?? '',
  tags: recipe?.tags.join(', ') ?? '',
  visibility: recipe?.withheld ? 'public' : (recipe?.visibility ?? 'public'),
  guessed: [],
});

const maxName = 120;

/** A copy of somebody else's recipe, under a name of its own. */
export const copyOf = (original: Recipe): RecipeDraft => ({
  ...draftOf(original),
  name: tOwn('form.copyName', { name: original.name }).slice(0, maxName),
});

/** Whether more than a name was written, which another text would replace. */
export const isWritten = ({ lines, steps, description, garnish }: RecipeDraft): boolean =>
  [steps, description, garnish, ...lines.map(({ item }) => item)].some((text) => text.trim() !== '');

/** What a pasted text says; of what stood there only who may see it stays, and a name where the text has none. */
export function withText(draft: RecipeDraft, read: ReadRecipeText): RecipeDraft {
  const isFirst = !isWritten(draft);
  return {
    ...draftOf(),
    visibility: draft.visibility,
    name: read.name || (isFirst ? draft.name : ''),
    description: read.description,
    serves: String(read.serves),
    glass: read.glass,
    ice: read.ice,
    method: read.method,
    lines: pouredTo(read.glass, read.spec.map(lineOf), read.serves),
    garnish: read.garnish ?? '',
    steps: read.instructions.join('\n'),
    guessed: read.guessed,
  };
}

/** How much of a glass a drink fills before it is shaken or stirred; ice and its water take the rest. */
const poured = 0.4;
const maxPouredMl = 120;
const stepMl = 2.5;

/** Whether the lines are a ratio, of which nobody can tell yet how much it is. */
export const isRatio = (lines: readonly LineDraft[]): boolean =>
  lines.filter(({ unit }) => unit === 'part').length > 1;

/** A ratio becomes amounts that the glass holds; what is measured otherwise stays. */
export function pouredTo(glass: Glass, lines: LineDraft[], serves = 1): LineDraft[] {
  if (!isRatio(lines)) return lines;
  const parts = lines.map(({ unit, amount }) => (unit === 'part' ? amountOf(amount) || 0 : 0));
  const sum = parts.reduce((total, one) => total + one, 0);
  if (!(sum > 0)) return lines;
  const partMl = (serves * Math.min(maxPouredMl, glassCapacityMl[glass] * poured)) / sum;
  return lines.map((line, at) => {
    const part = parts[at] ?? 0;
    if (!(part > 0)) return line;
    const ml = Math.max(stepMl, Math.round((part * partMl) / stepMl) * stepMl);
    return { ...line, amount: numberText(ml, 'ml'), unit: 'ml' };
  });
}

/** "60 ml gin" typed or pasted where the item belongs becomes a whole line; several lines become several. */
export function linesIn(text: string, line: LineDraft): LineDraft[] {
  const read = text
    .split(/\r?\n/)
    .map(parseIngredientLine)
    .filter((one) => one !== null);
  const [first, ...rest] = read;
  if (!first) return [{ ...line, item: '' }];
  const isMeasured = first.amount !== null || first.unit === 'top';
  // What was typed as amount before stays.
  const head =
    isMeasured && line.amount === '' ? { ...lineOf(first), key: line.key } : { ...line, item: text.trim() };
  return [rest.length > 0 ? { ...lineOf(first), key: line.key } : head, ...rest.map(lineOf)];
}

const amountOf = (typed: string): number | null => {
  const text = typed.trim();
  if (text === '') return null;
  // Fractions as a bar writes them: "1 1/2", "¾". What is no number is left to the contract to refuse.
  return parseIngredientLine(`${text} ml x`)?.amount ?? Number.NaN;
};

function specOf(lines: readonly LineDraft[]): Omit<SpecLine, 'ingredient'>[] {
  return lines
    .filter(({ item, amount }) => item.trim() !== '' || amount.trim() !== '')
    .map(({ amount, unit, item }) => {
      const read = parseIngredientLine(item);
      // A name that begins with a number ("151 rum") is a name.
      const isName = read?.amount === null && read.unit === 'to taste';
      const { name, note, optional } = isName ? read : { name: item.trim(), note: null, optional: false };
      return { amount: amountOf(amount), unit, name, note, optional };
    });
}

const listed = (text: string, by: string | RegExp) => [
  ...new Set(
    text
      .split(by)
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];
const numberOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** What is left out is for the contract to refuse. */
const homemadeOf = ({ makesMl, keepsDays }: RecipeDraft): OwnRecipeInput['homemade'] =>
  makesMl.trim() === '' && keepsDays.trim() === ''
    ? null
    : { makesMl: numberOf(makesMl) ?? Number.NaN, keepsDays: numberOf(keepsDays) ?? Number.NaN };

/** What the contract is asked about: its schema decides whether it fits. */
export const inputOf = (
  draft: RecipeDraft,
  before?: Pick<Recipe, 'alternativeNames' | 'garnish' | 'image'>,
): OwnRecipeInput => ({
  name: draft.name,
  alternativeNames: before?.alternativeNames ?? [],
  description: draft.description,
  category: draft.category,
  alcoholic: draft.alcoholic,
  difficulty: draft.difficulty,
  prepTimeMinutes: numberOf(draft.prepTime),
  serves: numberOf(draft.serves) ?? 1,
  method: draft.method || null,
  glass: draft.glass,
  ice: draft.ice,
  rim: draft.rim || null,
  garnish: before?.garnish ?? [],
  homemade: homemadeOf(draft),
  spec: specOf(draft.lines),
  instructions: listed(draft.steps, /\r?\n/),
  tags: listed(draft.tags, ','),
  image: before?.image ?? null,
  visibility: draft.visibility,
});

/** What its strength is asked by; null while there is nothing to tell. */
export function readingInputOf(draft: RecipeDraft): RecipeDraftInput | null {
  const spec = specOf(draft.lines).filter(
    ({ name, amount }) => name !== '' && (amount === null || (amount > 0 && amount <= 5000)),
  );
  if (spec.length === 0 || spec.length > recipeMax.lines || spec.some(({ name }) => name.length > 120))
    return null;
  const serves = Math.round(numberOf(draft.serves) ?? 1);
  return {
    name: draft.name.trim().slice(0, 120) || null,
    method: draft.method || null,
    glass: draft.glass,
    ice: draft.ice,
    serves: serves >= 1 && serves <= 40 ? serves : 1,
    ...(draft.garnish.trim() && { garnish: draft.garnish.trim().slice(0, 200) }),
    spec: spec.map((line) => ({ ...line, note: line.note?.slice(0, 80) ?? null })),
  };
}
