import type {
  Glass,
  Ice,
  Method,
  OwnRecipeInput,
  Recipe,
  RecipeDraftInput,
  RecipeVisibility,
  SpecLine,
  Unit,
} from '@barspoon/contracts';
import { numberText, parseIngredientLine } from '@barspoon/mixology';
import type { ReadRecipeText } from '@barspoon/mixology/recipe-text';
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

/** What a pasted text says, over what stood there. */
export function withText(draft: RecipeDraft, read: ReadRecipeText): RecipeDraft {
  return {
    ...draft,
    name: read.name || draft.name,
    description: read.description || draft.description,
    serves: String(read.serves),
    glass: read.glass,
    ice: read.ice,
    method: read.method,
    lines: read.spec.map(lineOf),
    steps: read.instructions.join('\n') || draft.steps,
    guessed: read.guessed,
  };
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

/** What the contract is asked about: its schema decides whether it fits. */
export const inputOf = (
  draft: RecipeDraft,
  before?: Pick<Recipe, 'alternativeNames' | 'garnish' | 'rim' | 'image'>,
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
  rim: before?.rim ?? null,
  garnish: before?.garnish ?? [],
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
  if (spec.length === 0 || spec.length > 20 || spec.some(({ name }) => name.length > 120)) return null;
  const serves = Math.round(numberOf(draft.serves) ?? 1);
  return {
    name: draft.name.trim().slice(0, 120) || null,
    method: draft.method || null,
    glass: draft.glass,
    ice: draft.ice,
    serves: serves >= 1 && serves <= 40 ? serves : 1,
    spec: spec.map((line) => ({ ...line, note: line.note?.slice(0, 80) ?? null })),
  };
}
