import { request as requestPlainly } from 'node:http';
import { request as requestOverTls } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';

/** What asking steadily came to. */
export interface LoadResult {
  requests: number;
  /** One line for each that was not answered below 500. */
  failures: string[];
  slowestMs: number;
}

const paths = [
  '/api/v1/recipes',
  '/api/v1/inventory/items',
  '/api/v1/recipes?q=daiquiri',
  '/recipes',
  '/api/v1/tags',
];

/**
 * Several readers who ask one thing after another until they are told to stop, each time over a connection of its own, as
 * new visitors do; nothing is asked twice.
 */
export function startLoad(
  url: string,
  { readers = 4, pauseMs = 20, timeoutMs = 20_000 } = {},
): { stop(): Promise<LoadResult> } {
  const result: LoadResult = { requests: 0, failures: [], slowestMs: 0 };
  const stopping = new AbortController();
  const running = Array.from({ length: readers }, async (_, reader) => {
    for (let at = reader; !stopping.signal.aborted; at++) {
      const path = paths[at % paths.length] ?? '/';
      const began = performance.now();
      const answer = await ask(`${url}${path}`, timeoutMs);
      result.requests++;
      result.slowestMs = Math.max(result.slowestMs, performance.now() - began);
      if (typeof answer === 'string' || answer >= 500)
        result.failures.push(`${new Date().toISOString()} ${path}: ${answer}`);
      await sleep(pauseMs);
    }
  });
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
      return result;
    },
  };
}

/** @returns the status, or why there is none */
function ask(url: string, timeoutMs: number): Promise<number | string> {
  const request = url.startsWith('https:') ? requestOverTls : requestPlainly;
  return new Promise((resolve) => {
    const asking = request(url, { agent: false, timeout: timeoutMs }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', (error) => resolve(error.message));
    });
    asking.on('timeout', () => asking.destroy(new Error(`no answer within ${timeoutMs / 1000} s`)));
    asking.on('error', (error) => resolve(error.message));
    asking.end();
  });
}
