import type { FieldError, InputOf, RouteDeclaration } from '@barspoon/contracts';
import type { z } from 'zod';
import { InvalidInputError } from './errors.ts';

const parts = ['params', 'query', 'body'] as const;

/**
 * Parses what a caller sent against a route's declaration; parts that are not declared are left out.
 * @throws InvalidInputError naming every wrong field of every part
 */
export function parseInput<R extends RouteDeclaration>(route: R, raw: unknown): InputOf<R> {
  const given = (raw ?? {}) as Record<string, unknown>;
  const errors: FieldError[] = [];
  const input: Record<string, unknown> = {};
  for (const part of parts) {
    const schema = route[part];
    if (!schema) continue;
    const parsed = schema.safeParse(given[part] ?? (part === 'body' ? undefined : {}));
    if (parsed.success) input[part] = parsed.data;
    else errors.push(...fieldErrors(parsed.error, part));
  }
  if (errors.length) throw new InvalidInputError(errors);
  return input as InputOf<R>;
}

/** Every issue of a zod error as `{ path, message }`; unknown fields are named one by one. */
export function fieldErrors(error: z.ZodError, prefix: string): FieldError[] {
  return error.issues.flatMap((issue) => {
    const at = [prefix, ...issue.path].map(String);
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        path: [...at, key].join('.'),
        message: `${key} is not a known field`,
      }));
    return [{ path: at.join('.'), message: issue.message }];
  });
}
