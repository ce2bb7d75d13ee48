import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';

interface Issue {
  readonly code?: string;
  readonly input?: unknown;
  readonly origin?: string;
  readonly format?: string;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
}

/** What is needed of a contract's schema. */
interface Schema {
  safeParse(
    value: unknown,
    options: { error: (issue: Issue) => string | undefined },
  ): { success: boolean; error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

/**
 * Validates a form by the contract's own schema, so that the browser and the server refuse the same things with the same
 * words. `inputOf` makes what is sent from what the form holds; `fieldOf` finds a refused part back in the form.
 */
export function contractResolver<F extends FieldValues>(
  schema: Schema,
  inputOf: (form: F) => unknown,
  fieldOf: (path: string) => string = (path) => path,
): Resolver<FieldValues> {
  return (form) => {
    const read = schema.safeParse(inputOf(form as F), { error: plainly });
    if (read.success) return { values: form, errors: {} };
    const errors: FieldErrors = {};
    for (const { path, message } of [...(read.error?.issues ?? [])].reverse()) {
      set(errors, fieldOf(path.join('.')), { type: 'contract', message });
    }
    return { values: {}, errors };
  };
}

/** A sentence for what a schema has no words of its own for. */
function plainly(issue: Issue): string | undefined {
  if (issue.input === undefined || issue.input === null || issue.input === '') return 'Please fill this in';
  const counted = issue.origin === 'string' ? ' characters' : issue.origin === 'array' ? ' entries' : '';
  if (issue.code === 'too_big') return `At most ${issue.maximum}${counted}`;
  if (issue.code === 'too_small') return `At least ${issue.minimum}${counted}`;
  if (issue.format === 'url') return 'Enter a web address that starts with https://';
  return undefined;
}
