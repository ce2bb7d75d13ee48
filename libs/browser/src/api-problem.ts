import type { FieldError, Problem } from '@barspoon/contracts';

/** A refusal of the server (RFC 9457), or `network.unreachable` when there was no response. */
export class ApiProblem extends Error {
  /** 0 when there was no response. */
  readonly status: number;
  /** Stable: `catalogue.recipe_not_found`. */
  readonly code: string;
  /** The server's message for the reader, if any. */
  readonly detail: string | undefined;
  readonly errors: readonly FieldError[];
  /** Seconds to wait, if the server names them. */
  readonly retryAfter: number | undefined;

  constructor(
    problem: Pick<Problem, 'status' | 'code' | 'title'> & Partial<Problem>,
    options?: ErrorOptions,
  ) {
    super(problem.detail ?? problem.title, options);
    this.name = 'ApiProblem';
    this.status = problem.status;
    this.code = problem.code;
    this.detail = problem.detail;
    this.errors = problem.errors ?? [];
    this.retryAfter = problem.retryAfter;
  }

  static unreachable(cause: unknown): ApiProblem {
    return new ApiProblem(
      { status: 0, code: 'network.unreachable', title: "We can't reach the server" },
      { cause },
    );
  }

  /** The problem document of a response; one without keeps its status alone. */
  static async in(response: Response): Promise<ApiProblem> {
    const { status, statusText } = response;
    const unnamed = { status, code: `http.${status}`, title: statusText };
    if (!response.headers.get('content-type')?.includes('json')) return new ApiProblem(unnamed);
    const told: unknown = await response.json().catch(() => null);
    return new ApiProblem({ ...unnamed, ...(typeof told === 'object' ? told : {}), status });
  }
}

export const isProblem = (error: unknown, ...statuses: readonly number[]): error is ApiProblem =>
  error instanceof ApiProblem && statuses.includes(error.status);

/** The server's message, or a generic one. */
export const sentenceOf = (error: unknown, ours: string): string =>
  (error instanceof ApiProblem && error.detail) || ours;
