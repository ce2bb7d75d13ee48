import { type FieldError, type Problem, type ProblemKind, problemStatus } from '@barspoon/contracts';

interface ProblemExtra {
  errors?: FieldError[] | undefined;
  /** How many more there are than are named. */
  moreErrors?: number;
  /** Seconds. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

/**
 * A refusal the product means: a stable code, a kind that decides the HTTP status, and the sentence to show.
 * Anything else that is thrown is a fault of ours and answers 500 without details.
 */
export class DomainError extends Error {
  override readonly name: string = 'DomainError';
  readonly kind: ProblemKind;
  readonly code: string;
  readonly detail: string | undefined;
  readonly extra: ProblemExtra;

  constructor(kind: ProblemKind, code: string, detail?: string, extra: ProblemExtra = {}) {
    super(detail ?? code, { cause: extra.cause });
    this.kind = kind;
    this.code = code;
    this.detail = detail;
    this.extra = extra;
  }
}

/** A dependency is down or too slow: the caller may try again. */
export class UnavailableError extends DomainError {
  override readonly name = 'UnavailableError';
  constructor(dependency: string, cause?: unknown) {
    super(
      'unavailable',
      'common.unavailable',
      `${dependency} is not answering right now. Please try again in a moment.`,
      {
        retryAfter: 2,
        cause,
      },
    );
  }
}

/** Input that does not fit its contract; names the wrong fields. */
export class InvalidInputError extends DomainError {
  override readonly name = 'InvalidInputError';
  /** @param moreErrors how many more there are that are not named */
  constructor(errors: FieldError[], moreErrors = 0) {
    super('invalid', 'common.invalid_input', errors[0]?.message, {
      errors,
      ...(moreErrors > 0 && { moreErrors }),
    });
  }
}

const titles: Record<ProblemKind, string> = {
  invalid: 'Some of the input is invalid',
  unauthenticated: 'Sign in first',
  forbidden: 'Not allowed',
  notFound: 'Not found',
  conflict: 'Changed in the meantime',
  tooLarge: 'Too large',
  unsupported: 'Unsupported content type',
  refused: 'Refused',
  limited: 'Too many requests',
  broken: 'Something went wrong on our side',
  unavailable: 'Not available right now',
};

/** MongoDB, NATS and Redis client errors that mean "not reachable", by name, so that no client must be imported. */
const unreachable =
  /^Mongo(ose)?(ServerSelection|ServerClosed|Network|PoolCleared|PoolClosed|NotConnected|TopologyClosed|WaitQueueTimeout|OperationTimeout)|^(NoResponders|Timeout|Closed|Draining|JetStreamNotEnabled)|MaxRetriesPerRequest|ECONNREFUSED|ECONNRESET/;

/** What MongoDB's driver says of an outage in an error of many writes, which has neither its name nor its cause. */
const outage =
  /^connection \S+ to \S+ (closed|timed out)|^Connection to \S+ interrupted|^Connection pool for \S+ was cleared|^Server selection timed out|^Timed out while checking out a connection|^connect E/;

/** Labels MongoDB gives to errors that are gone at another try: no primary, a server that stops, a lost conflict. */
const passing = ['RetryableWriteError', 'TransientTransactionError', 'UnknownTransactionCommitResult'];

/** Whether an error says that a dependency is down rather than that the input or our code is wrong. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DomainError) return error.kind === 'unavailable';
  if (!(error instanceof Error)) return false;
  const { name, code, message, errorLabels } = error as Error & { code?: unknown; errorLabels?: unknown };
  return (
    unreachable.test(name) ||
    unreachable.test(String(code ?? '')) ||
    (Array.isArray(errorLabels) && passing.some((label) => errorLabels.includes(label))) ||
    outage.test(message) ||
    /Connection is closed|Command timed out|Stream isn't writeable|buffering timed out|not primary|node is recovering|interrupted (at shutdown|due to repl)/i.test(
      message,
    ) ||
    (error.cause !== undefined && error.cause !== error && isUnavailable(error.cause))
  );
}

/** The problem document of any error (RFC 9457). Faults of ours say nothing about their inside. */
export function problemOf(error: unknown, requestId?: string): Problem {
  const refusal =
    error instanceof DomainError
      ? error
      : isUnavailable(error)
        ? new UnavailableError('A part of the service', error)
        : new DomainError('broken', 'common.internal', 'Something went wrong on our side. Please try again.');
  return {
    type: 'about:blank',
    title: titles[refusal.kind],
    status: problemStatus[refusal.kind],
    code: refusal.code,
    ...(refusal.detail && { detail: refusal.detail }),
    ...(refusal.extra.errors && { errors: refusal.extra.errors }),
    ...(refusal.extra.moreErrors && { moreErrors: refusal.extra.moreErrors }),
    ...(refusal.extra.retryAfter && { retryAfter: refusal.extra.retryAfter }),
    ...(requestId && { requestId }),
  };
}
