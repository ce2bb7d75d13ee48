import { UnavailableError } from '@barspoon/platform/errors';
import { errors } from '@opensearch-project/opensearch';

/** A search should not wait longer; a caller that fails early can retry. */
export const searchTimeoutMs = 3000;
export const writeTimeoutMs = 10_000;

const passing = new Set([404, 408, 429, 502, 503, 504]);

/** Down, too busy, too slow, or without the index, which is about to be built. */
function isPassing(error: unknown): boolean {
  if (error instanceof errors.ResponseError) return passing.has(error.statusCode ?? 0);
  return (
    error instanceof errors.ConnectionError ||
    error instanceof errors.TimeoutError ||
    error instanceof errors.NoLivingConnectionsError
  );
}

/**
 * What a request to OpenSearch answers.
 * @throws UnavailableError
 */
export async function answerOf<T>(request: Promise<{ body: T }>): Promise<T> {
  try {
    return (await request).body;
  } catch (error) {
    throw isPassing(error) ? new UnavailableError('Search', error) : error;
  }
}
