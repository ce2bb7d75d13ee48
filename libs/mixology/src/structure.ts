import type { LibraryIngredient, Method, SpecLine } from '@barspoon/contracts';
import { baseOf } from './spirits.ts';
import { toMl } from './units.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How a drink is built: what share each role and each ingredient has of it. Shares of a kind add up to one. */
export interface Structure {
  spirit: string | null;
  method: Method | null;
  roles: ReadonlyMap<string, number>;
  ingredients: ReadonlyMap<string, number>;
}

interface Built {
  spec: readonly SpecLine[];
  method: Method | null;
}

/** What a dash, a piece or a top is taken for in ml, so that it counts for something. */
const unmeasured: Partial<Record<SpecLine['unit'], number>> = { top: 90, piece: 15 };
const littleMl = 2;
/** Grams of acid in 100 ml from which on a juice makes a drink sour. */
const sourFrom = 3;
/** Grams of sugar in 100 ml from which on something sweetens. */
const sweetFrom = 35;

/** What a line does in a drink, whatever it is called. */
export function roleOf(line: SpecLine, vocabulary: Vocabulary<LibraryIngredient>): string {
  const node = line.ingredient ? vocabulary.get(line.ingredient) : undefined;
  if (!node) return `unknown ${line.name.toLowerCase()}`;
  const base = baseOf(node.slug, vocabulary);
  if (base) return `base ${base}`;
  if (line.unit === 'dash' || line.unit === 'drop') return 'seasoning';
  if (node.allergens.includes('egg')) return 'egg';
  if (node.allergens.includes('dairy')) return 'cream';
  if (node.carbonated) return 'lengthener';
  if ((node.acid ?? 0) >= sourFrom) return 'sour';
  if (node.abv >= 10) return (node.sugar ?? 0) >= 20 ? 'liqueur' : 'fortified';
  if ((node.sugar ?? 0) >= sweetFrom) return 'sweetener';
  return `other ${node.slug}`;
}

export function structureOf({ spec, method }: Built, vocabulary: Vocabulary<LibraryIngredient>): Structure {
  const roles = new Map<string, number>();
  const ingredients = new Map<string, number>();
  const lines = spec.filter(({ optional }) => !optional);
  // The root keeps a long drink's soda from hiding everything else.
  const weights = lines.map((line) =>
    Math.sqrt(
      toMl({ amount: line.amount ?? undefined, unit: line.unit }) ?? unmeasured[line.unit] ?? littleMl,
    ),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  for (const [at, line] of lines.entries()) {
    const share = (weights[at] ?? 0) / total;
    const role = roleOf(line, vocabulary);
    const name = line.ingredient ?? line.name.toLowerCase();
    roles.set(role, (roles.get(role) ?? 0) + share);
    ingredients.set(name, (ingredients.get(name) ?? 0) + share);
  }
  const [base] = [...roles].filter(([role]) => role.startsWith('base ')).sort((a, b) => b[1] - a[1]);
  return { spirit: base?.[0].slice('base '.length) ?? null, method, roles, ingredients };
}

const weight = { roles: 0.5, ingredients: 0.3, method: 0.2 } as const;

/** How alike two drinks are built, from 0 to 1; the same one way as the other. Names and words do not matter. */
export function likeness(one: Structure, other: Structure): number {
  return (
    weight.roles * common(one.roles, other.roles) +
    weight.ingredients * common(one.ingredients, other.ingredients) +
    weight.method * (one.method !== null && one.method === other.method ? 1 : 0)
  );
}

function common(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let shared = 0;
  for (const [name, share] of one) shared += Math.min(share, other.get(name) ?? 0);
  return shared;
}
