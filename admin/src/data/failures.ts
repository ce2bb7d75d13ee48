import { ApiProblem } from '@barspoon/browser';
import { HttpError } from 'react-admin';

/** Where a refused field of the API is in the form; null drops it. */
export type FieldOf = (path: string) => string;

const onlyBody: FieldOf = (path) => path.replace(/^body\.?/, '');

/**
 * A failure as react-admin shows it: the documented sentence, with the server's reason where it refused for one
 * ("Failed to update feature status: …"), and refused fields where the form shows them.
 */
export function failure(sentence: string, cause: unknown, fieldOf: FieldOf = onlyBody): HttpError {
  if (!(cause instanceof ApiProblem)) throw cause;
  const text = withReason(sentence, cause);
  return new HttpError(text, cause.status, { errors: fieldErrors(text, cause, fieldOf), code: cause.code });
}

function withReason(sentence: string, { status, detail, errors }: ApiProblem): string {
  // What is wrong with a form stands at its fields; what is wrong with a file has none.
  const saysWhy = [404, 409, 413, 422, 429].includes(status) || (status === 400 && errors.length === 0);
  const isReason = saysWhy && detail && detail !== sentence;
  return isReason ? `${sentence}: ${detail}` : sentence;
}

function fieldErrors(text: string, { errors }: ApiProblem, fieldOf: FieldOf) {
  if (errors.length === 0) return undefined;
  const fields = errors.map(({ path, message }) => [fieldOf(path), message] as const);
  return { ...Object.fromEntries(fields.filter(([field]) => field !== '')), root: { serverError: text } };
}

/** Runs a task and turns what goes wrong into the documented failure. */
export async function orFail<T>(sentence: string, task: () => Promise<T>, fieldOf?: FieldOf): Promise<T> {
  try {
    return await task();
  } catch (cause) {
    throw failure(sentence, cause, fieldOf);
  }
}
