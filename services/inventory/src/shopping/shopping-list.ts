import type { LibraryIngredient, Unit } from '@barspoon/contracts';
import { parseIngredientLine, summable, thingOf, type Vocabulary } from '@barspoon/mixology';
import type { ListLine } from '../bar/shopping-list.schema.ts';

/** Something that is to be on the list. */
export type Wanted = Pick<ListLine, 'key' | 'name' | 'ingredient' | 'itemId' | 'category'> & {
  /** Null where there is to be some. */
  amount: { amount: number; unit: Unit } | null;
  recipe: string | null;
};

/** What a change has added to a list. */
export type Added = Pick<ListLine, 'name' | 'amounts'>;

const namedRecipes = 5;
const rounded = (amount: number): number => Math.round(amount * 100) / 100;

type Named = Pick<Wanted, 'name'> & Partial<Pick<Wanted, 'ingredient' | 'itemId' | 'category' | 'recipe'>>;

export function wantedOf(
  { name, ingredient, itemId = null, category = null, recipe = null }: Named,
  measure: { amount: number | null; unit: Unit } | null,
  vocabulary: Vocabulary<LibraryIngredient>,
): Wanted {
  const { amount = null, unit = 'piece' } = measure ?? {};
  return {
    ...thingOf({ name, ingredient }, vocabulary),
    itemId,
    category,
    amount: amount === null ? null : summable({ amount, unit }),
    recipe,
  };
}

/** Reads a line as people write it; what says nothing of an amount stands as it is. Implements BEYOND-207. */
export function wantedIn(text: string, vocabulary: Vocabulary<LibraryIngredient>): Wanted {
  const read = parseIngredientLine(text);
  return wantedOf({ name: read?.name ?? text }, read, vocabulary);
}

/** Puts things on a list: what is there already asks for more. @returns what is new, and how much more is asked for */
export function addTo(
  list: readonly ListLine[],
  wanted: readonly Wanted[],
  idOf: (index: number) => string,
): { lines: ListLine[]; added: Added[] } {
  const lines = [...list];
  const added = new Map<string, Added>();
  for (const [index, want] of wanted.entries()) {
    const at = lines.findIndex(({ key, isTicked }) => key === want.key && !isTicked);
    const known = lines[at];
    if (!known) {
      const { amount, recipe, ...line } = want;
      const amounts = amount ? [withAmount(0, amount)] : [];
      const recipes = recipe === null ? [] : [recipe];
      const id = idOf(index);
      lines.push({ ...line, id, amounts, recipes, isTicked: false, tickedAt: 0 });
      added.set(want.key, { name: want.name, amounts });
      continue;
    }
    const recipes = [...new Set([...known.recipes, ...(want.recipe === null ? [] : [want.recipe])])];
    lines[at] = {
      ...known,
      itemId: known.itemId ?? want.itemId,
      amounts: want.amount ? summed(known.amounts, want.amount) : known.amounts,
      recipes: recipes.slice(0, namedRecipes),
    };
    if (!want.amount) continue;
    const before = added.get(want.key)?.amounts ?? [];
    added.set(want.key, { name: known.name, amounts: summed(before, want.amount) });
  }
  return { lines, added: [...added.values()] };
}

const withAmount = (before: number, { amount, unit }: { amount: number; unit: Unit }) => ({
  amount: rounded(before + amount),
  unit,
});

function summed(amounts: ListLine['amounts'], more: { amount: number; unit: Unit }): ListLine['amounts'] {
  if (!amounts.some(({ unit }) => unit === more.unit)) return [...amounts, withAmount(0, more)];
  return amounts.map((one) => (one.unit === more.unit ? withAmount(one.amount, more) : one));
}

/** The last one to tick decides, in whatever order it is told, and of two at one moment who has it; what is wanted again joins what came in the meantime. */
export function tick(list: readonly ListLine[], id: string, isTicked: boolean, at: number): ListLine[] {
  const line = list.find((one) => one.id === id);
  if (!line || line.tickedAt > at || (line.tickedAt === at && line.isTicked)) return [...list];
  const same = list.find((one) => one.key === line.key && one.id !== id && !one.isTicked);
  if (isTicked || !same) return list.map((one) => (one === line ? { ...line, isTicked, tickedAt: at } : one));
  const amounts = line.amounts.reduce(summed, same.amounts);
  return list.flatMap((one) => (one === line ? [] : one === same ? { ...same, amounts } : one));
}
