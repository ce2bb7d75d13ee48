import type { InputOf, RouteDeclaration } from '@barspoon/contracts';
import type { z } from 'zod';
import { FieldErrors } from './field-errors.ts';

const parts = ['params', 'query', 'body'] as const;
/** Values in what a route open to the world is sent: its largest input has some hundred. Checking takes time for each. */
const maxValues = 5000;

/**
 * Parses what a caller sent against a route's declaration; parts that are not declared are left out.
 * @throws InvalidInputError naming the wrong fields of every part, at most twenty, and counting the others
 */
export function parseInput<R extends RouteDeclaration>(route: R, raw: unknown): InputOf<R> {
  const given = (raw ?? {}) as Record<string, unknown>;
  const errors = new FieldErrors();
  const input: Record<string, unknown> = {};
  for (const part of parts) {
    const schema = route[part];
    if (!schema) continue;
    const value = given[part] ?? (part === 'body' ? undefined : {});
    if (route.access !== 'internal' && hasTooManyValues(value)) {
      addTooMany(errors, schema, value, part);
      continue;
    }
    const parsed = schema.safeParse(value);
    if (parsed.success) input[part] = parsed.data;
    else errors.addAll(parsed.error, part);
  }
  if (errors.any) throw errors.refusal;
  return input as InputOf<R>;
}

/** Whether there are more values in it than may be, at whatever depth; looks no further than that. */
function hasTooManyValues(value: unknown): boolean {
  let left = maxValues;
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    const inside: unknown[] = Array.isArray(next) ? next : Object.values(next);
    left -= inside.length;
    if (left < 0) return true;
    for (const one of inside) open.push(one);
  }
  return false;
}

/** Names the first unknown fields where there are some, without looking at anything else. */
function addTooMany(errors: FieldErrors, schema: z.ZodType, value: unknown, part: string): void {
  const known = new Set(Object.keys((schema as z.ZodType & { shape?: object }).shape ?? {}));
  if (known.size > 0 && !Array.isArray(value))
    errors.addUnknown(
      Object.keys(value as object).filter((key) => !known.has(key)),
      [part],
    );
  if (!errors.any) errors.add(part, `There are more than ${maxValues} values in it`);
}
