import { type InputOf, plainIssue, type RouteDeclaration } from '@barspoon/contracts';
import type { z } from 'zod';
import { FieldErrors } from './field-errors.ts';
import { maxValues, UnreadBody } from './many-values.ts';

const parts = ['params', 'query', 'body'] as const;

/**
 * Parses what a caller sent against a route's declaration; undeclared parts are ignored.
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
    const parsed = schema.safeParse(value, { error: plainIssue });
    if (parsed.success) input[part] = parsed.data;
    else errors.addAll(parsed.error, part);
  }
  if (errors.any) throw errors.refusal;
  return input as InputOf<R>;
}

/** Whether it has more values than allowed, at any depth; stops there. */
function hasTooManyValues(value: unknown): boolean {
  if (value instanceof UnreadBody) return true;
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

/** Names the first unknown fields, if any, without checking anything else. */
function addTooMany(errors: FieldErrors, schema: z.ZodType, value: unknown, part: string): void {
  const known = new Set(Object.keys((schema as z.ZodType & { shape?: object }).shape ?? {}));
  if (known.size > 0 && !Array.isArray(value)) {
    const names = value instanceof UnreadBody ? value.names : Object.keys(value as object);
    const count = value instanceof UnreadBody ? value.count : names.length;
    const unknown = names.filter((key) => !known.has(key));
    errors.addUnknown(unknown, [part], count - (names.length - unknown.length));
  }
  if (!errors.any) errors.add(part, `There are more than ${maxValues} values in it`);
}
