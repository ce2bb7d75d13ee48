import { ApiProblem } from '@barspoon/browser';
import { plainIssue } from '@barspoon/contracts';
import type { z } from 'zod';

export type FieldErrors = Record<string, string>;

/**
 * Checks values with a contract's schema, which is loaded only when a form is submitted, because forms are rare and schemas
 * are not small. Answers the first message of each wrong field.
 */
export async function checkWith(load: () => Promise<z.ZodType>, values: unknown): Promise<FieldErrors> {
  const result = (await load()).safeParse(values, { error: plainIssue });
  return result.success
    ? {}
    : firstOfEach(result.error.issues.map(({ path, message }) => [path.join('.'), message]));
}

/** The server's field errors of a body, in the same form. */
export function fieldErrorsIn(error: unknown): FieldErrors {
  if (!(error instanceof ApiProblem)) return {};
  return firstOfEach(
    error.errors.map(({ path, message }) => [path.replace(/^body\.(?:recipe\.)?/, ''), message]),
  );
}

const firstOfEach = (errors: [string, string][]): FieldErrors => Object.fromEntries(errors.toReversed());
