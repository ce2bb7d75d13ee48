import { ApiProblem } from '@barspoon/browser';

/** A pause the server may ask for before one more try, in seconds; a longer one is a failure. */
const maxPause = 60;

/**
 * One after the other, so that a long selection does not flood the server. When the server asks for a pause (429), it
 * gets it.
 */
export async function inTurn<I, O>(inputs: readonly I[], task: (input: I) => Promise<O>): Promise<O[]> {
  const results: O[] = [];
  for (const input of inputs)
    results.push(await task(input).catch((problem) => later(problem, () => task(input))));
  return results;
}

async function later<O>(problem: unknown, again: () => Promise<O>): Promise<O> {
  const pause = problem instanceof ApiProblem && problem.status === 429 ? problem.retryAfter : undefined;
  if (pause === undefined || pause > maxPause) throw problem;
  await new Promise((resolve) => setTimeout(resolve, pause * 1000));
  return again();
}
