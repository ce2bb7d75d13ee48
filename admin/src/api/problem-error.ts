import { type FieldError, problemSchema } from '@barspoon/contracts';

/** A request that did not succeed. `status` is 0 when nothing answered at all. */
export class ProblemError extends Error {
  readonly status: number;
  /** Stable and machine-readable: `catalogue.recipe_not_found`, or `unreachable`. */
  readonly code: string;
  /** The sentence to show, where the server gave one. */
  readonly detail: string | undefined;
  readonly errors: readonly FieldError[];
  /** Seconds to wait before trying again, with 429 and 503. */
  readonly retryAfter: number | undefined;

  constructor(problem: {
    status: number;
    code: string;
    title: string;
    detail?: string | undefined;
    errors?: readonly FieldError[] | undefined;
    retryAfter?: number | undefined;
  }) {
    super(problem.detail ?? problem.title);
    this.name = 'ProblemError';
    this.status = problem.status;
    this.code = problem.code;
    this.detail = problem.detail;
    this.errors = problem.errors ?? [];
    this.retryAfter = problem.retryAfter;
  }
}

/** The problem+json of a refusal; an answer that is none (a proxy's page) keeps its status alone. */
export async function problemOf(response: Response): Promise<ProblemError> {
  const body: unknown = await response.json().catch(() => undefined);
  const problem = problemSchema.safeParse(body);
  if (problem.success) return new ProblemError(problem.data);
  return new ProblemError({ status: response.status, code: 'unknown', title: response.statusText });
}
