import type { SpecLine, VersionedRecipe } from '@barspoon/contracts';
import { lineText } from '@barspoon/mixology';

/** Something of a list that came, went, or says something else. */
export type Change =
  | { kind: 'added' | 'removed'; text: string }
  | { kind: 'changed'; was: string; text: string };

/** Everything but the lists of ingredients and steps. */
export type PlainField = Exclude<keyof VersionedRecipe, 'spec' | 'instructions'>;

export interface Difference {
  fields: PlainField[];
  lines: Change[];
  /** Lines that stayed stand in another order. */
  isReordered: boolean;
  steps: Change[];
}

const plainFields = [
  'name',
  'alternativeNames',
  'description',
  'category',
  'difficulty',
  'prepTimeMinutes',
  'serves',
  'alcoholic',
  'method',
  'glass',
  'ice',
  'rim',
  'garnish',
  'homemade',
  'tags',
] as const satisfies readonly PlainField[];

type Line = Omit<SpecLine, 'ingredient'>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const keyOf = ({ name }: Line) => name.trim().toLowerCase();
const textOf = ({ amount, note, ...line }: Line) =>
  lineText({ ...line, amount: amount ?? undefined, note: note ?? undefined });

/** What has changed between two versions of a recipe. */
export function differenceOf(before: VersionedRecipe, after: VersionedRecipe): Difference {
  return {
    fields: plainFields.filter((field) => !isSame(before[field], after[field])),
    ...lineChanges(before.spec, after.spec),
    steps: stepChanges(before.instructions, after.instructions),
  };
}

export const isNone = ({ fields, lines, isReordered, steps }: Difference): boolean =>
  fields.length === 0 && lines.length === 0 && !isReordered && steps.length === 0;

/** An ingredient is the same as long as it has its name: another amount is a change of it. */
function lineChanges(before: readonly Line[], after: readonly Line[]) {
  const left = [...before];
  const stayed: Line[] = [];
  const changes = after.flatMap((line): Change[] => {
    const at = left.findIndex((one) => keyOf(one) === keyOf(line));
    const [was] = at < 0 ? [] : left.splice(at, 1);
    if (!was) return [{ kind: 'added', text: textOf(line) }];
    stayed.push(was);
    return textOf(was) === textOf(line) ? [] : [{ kind: 'changed', was: textOf(was), text: textOf(line) }];
  });
  const removed = left.map((line): Change => ({ kind: 'removed', text: textOf(line) }));
  const isReordered = stayed.some((line, at) => {
    const next = stayed[at + 1];
    return next !== undefined && before.indexOf(line) > before.indexOf(next);
  });
  return { lines: [...removed, ...changes], isReordered };
}

/** Steps have no names: what stands between the same steps has been replaced, one by one. */
function stepChanges(before: readonly string[], after: readonly string[]): Change[] {
  const changes: Change[] = [];
  let [at, to] = [0, 0];
  for (const [from, until] of [...commonOf(before, after), [before.length, after.length] as const]) {
    const [gone, come] = [before.slice(at, from), after.slice(to, until)];
    for (let index = 0; index < Math.max(gone.length, come.length); index++)
      changes.push(changeOf(gone[index], come[index]));
    [at, to] = [from + 1, until + 1];
  }
  return changes;
}

function changeOf(was: string | undefined, text: string | undefined): Change {
  if (was === undefined) return { kind: 'added', text: text ?? '' };
  return text === undefined ? { kind: 'removed', text: was } : { kind: 'changed', was, text };
}

/** Places of the longest common subsequence. */
function commonOf(before: readonly string[], after: readonly string[]): (readonly [number, number])[] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  const lengthAt = (from: number, to: number) => lengths[from]?.[to] ?? 0;
  for (let from = before.length - 1; from >= 0; from--)
    for (let to = after.length - 1; to >= 0; to--)
      (lengths[from] as number[])[to] =
        before[from] === after[to]
          ? lengthAt(from + 1, to + 1) + 1
          : Math.max(lengthAt(from + 1, to), lengthAt(from, to + 1));
  const places: [number, number][] = [];
  let [from, to] = [0, 0];
  while (from < before.length && to < after.length)
    if (before[from] === after[to]) places.push([from++, to++]);
    else if (lengthAt(from + 1, to) >= lengthAt(from, to + 1)) from++;
    else to++;
  return places;
}
