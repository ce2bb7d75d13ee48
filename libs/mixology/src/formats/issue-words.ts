import { plainIssue } from '@barspoon/contracts';
import type { z } from 'zod';

const one: Readonly<Record<string, string>> = {
  spec: 'ingredient',
  instructions: 'step',
  tags: 'tag',
  garnish: 'garnish',
  alternativeNames: 'other name',
};
const whole: Readonly<Record<string, string>> = {
  spec: 'list of ingredients',
  instructions: 'list of steps',
  alternativeNames: 'other names',
  prepMinutes: 'time',
  recipe: 'recipe',
};

/** Where something is, in words: `spec.1.name` is the name of ingredient 2. */
function placeOf([field = 'recipe', at, inside]: readonly PropertyKey[]): string {
  const name = String(field);
  if (typeof at !== 'number') return `The ${whole[name] ?? name}`;
  const item = `${one[name] ?? name} ${at + 1}`;
  return inside === undefined
    ? `${item.charAt(0).toUpperCase()}${item.slice(1)}`
    : `The ${String(inside)} of ${item}`;
}

/** An issue as a sentence: "Step 2: must be 600 characters or fewer." */
export function issueSentence({ path, message }: z.core.$ZodIssue): string {
  return `${placeOf(path)}: ${message.charAt(0).toLowerCase()}${message.slice(1).replace(/\.$/, '')}.`;
}

/** Parses as `safeParse` does, with issues in words for people. */
export const checked = <S extends z.ZodType>(schema: S, value: unknown): z.ZodSafeParseResult<z.output<S>> =>
  schema.safeParse(value, { error: plainIssue });
