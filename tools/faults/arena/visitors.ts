import { setTimeout as sleep } from 'node:timers/promises';
import { leaderboardRoutes, postRoutes, recipeRoutes } from '@barspoon/contracts';
import { say } from '@barspoon/servers/process/progress';
import type { Violation } from '../violation.ts';
import { violation } from '../violation.ts';
import { type Asker, startAskers } from './askers.ts';
import type { ProductArena } from './product-arena.ts';

const everyMs = 250;
const retryMs = 500;
/** Longer than a replica set takes to elect another primary. */
const timeoutMs = 20_000;
/** No response takes longer (I9). */
const responseMs = 10_000;

/**
 * Breaks things while visitors read. A request that is refused or cut off is repeated at another gateway, as pages do.
 * @returns a violation for each read that never succeeded
 */
export async function strikeWhileVisited(
  arena: ProductArena,
  strike: () => Promise<void>,
): Promise<Violation[]> {
  let retries = 0;
  const visitor = (name: string, path: string): Asker => ({
    name,
    everyMs,
    ask: (first) =>
      readWithRetries(
        path,
        [first, ...arena.gateways.map(({ url }) => url).filter((url) => url !== first)],
        () => {
          retries++;
        },
      ),
  });
  const visitors = startAskers(
    [
      visitor('A visitor of recipes', recipeRoutes.list.path),
      visitor('A visitor of posts', `${postRoutes.list.path}?q=bar`),
      visitor('A visitor of boards', leaderboardRoutes.get.path),
    ],
    arena.gateways,
  );
  const asked = await strike().then(visitors.stop, async (error: unknown) => {
    await visitors.stop();
    throw error;
  });
  const answers = asked.reduce((sum, one) => sum + one.answers, 0);
  say(`visitors: ${answers} reads, ${retries} retries`);
  if (answers === 0) return [violation('fault', 'no visitor was answered')];
  return asked.flatMap(({ name, refusals }) =>
    refusals.map((refusal) => violation('I6', `${name} was not answered within ${timeoutMs} ms: ${refusal}`)),
  );
}

/** @returns the status of the first response other than 503, or of the last one after the timeout */
async function readWithRetries(
  path: string,
  gateways: readonly string[],
  onRetry: () => void,
): Promise<number> {
  const end = performance.now() + timeoutMs;
  for (let tries = 0; ; tries++) {
    const isLast = performance.now() > end;
    try {
      const answer = await fetch(`${gateways[tries % gateways.length]}/api/v1${path}`, {
        signal: AbortSignal.timeout(responseMs),
      });
      await answer.arrayBuffer();
      if (isLast || answer.status !== 503) return answer.status;
    } catch (error) {
      if (isLast) throw error;
    }
    onRetry();
    await sleep(retryMs);
  }
}
