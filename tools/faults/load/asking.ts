import { createWriteStream } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Crowd } from './crowd.ts';
import type { Journalled } from './journal.ts';

/** The options of every load. */
export interface LoadInput {
  perSecond: number;
  /** Where the replicas answer. */
  targets: string[];
  journal: string;
  /** Gives something up that was not acknowledged after so long. */
  timeoutMs: number;
}

/** Something to ask for, again under the same key until it is acknowledged. */
export interface Wish {
  key: string;
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  /** What it is made of the answer to what it names. */
  body?: object | ((named: unknown) => object);
  /** The key of something before it whose answer it takes. */
  names?: string;
  /** The key of what must have been acknowledged before; not asked for where it never was. */
  after?: string;
  /** The code of the refusal that says it stands already. */
  repeated?: string;
}

/** How long a try may take before it counts as never answered. */
const answerMs = 15_000;

/**
 * Asks for everything at its time, or later where there are as many who ask as get answers soon, and writes down what
 * became of it.
 * @param noteOf more for the journal's line, from the wish and the body of its acknowledgement
 */
export async function askForAll<W extends Wish>(
  wishes: readonly W[],
  { perSecond, targets, journal, timeoutMs }: LoadInput,
  noteOf: (wish: W, body: unknown) => object = () => ({}),
): Promise<void> {
  const file = createWriteStream(journal);
  const balancer = balance(targets);
  const crowd = new Crowd();
  const began = performance.now();
  const granted = new Map<string, Promise<{ acknowledged: boolean; body?: unknown }>>();
  const grant = async (wish: W, at: number): Promise<{ acknowledged: boolean; body?: unknown }> => {
    await sleep(Math.max(0, (at * 1000) / perSecond - (performance.now() - began)));
    if (wish.after && !(await granted.get(wish.after))?.acknowledged) return { acknowledged: false };
    const named = wish.names && (await granted.get(wish.names))?.body;
    await crowd.enter();
    const { line, body } = await obtain(wish, named, balancer.next, crowd, timeoutMs).finally(() =>
      crowd.leave(),
    );
    file.write(`${JSON.stringify({ ...line, ...noteOf(wish, body) })}\n`);
    return { acknowledged: line.acknowledged, body };
  };
  for (const [at, wish] of wishes.entries()) granted.set(wish.key, grant(wish, at));
  await Promise.all(granted.values());
  balancer.stop();
  await new Promise<void>((resolve) => file.end(resolve));
}

/** Takes turns between those that are ready; asks all when none says so. */
function balance(targets: readonly string[]): { next: () => string; stop: () => void } {
  let ready = targets;
  let turn = 0;
  const look = async () => {
    const isReady = await Promise.all(targets.map(saysReady));
    const found = targets.filter((_, at) => isReady[at]);
    ready = found.length ? found : targets;
  };
  const looking = setInterval(() => void look(), 500);
  return { next: () => ready[turn++ % ready.length] as string, stop: () => clearInterval(looking) };
}

const saysReady = (target: string): Promise<boolean> =>
  fetch(`${target}/readyz`, { signal: AbortSignal.timeout(3000) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );

async function obtain(
  wish: Wish,
  named: unknown,
  next: () => string,
  crowd: Crowd,
  timeoutMs: number,
): Promise<{ line: Journalled; body?: unknown }> {
  const line: Journalled = { key: wish.key, acknowledged: false, tries: 0, maxMs: 0, refusals: {} };
  const end = performance.now() + timeoutMs;
  const asked = { ...wish, body: typeof wish.body === 'function' ? wish.body(named) : wish.body };
  while (performance.now() < end) {
    line.tries++;
    const began = performance.now();
    const { refusal, body } = await ask(next(), asked);
    crowd.hear(refusal === null, began);
    line.maxMs = Math.max(line.maxMs, Math.round(performance.now() - began));
    if (refusal === null) return { line: { ...line, acknowledged: true }, body };
    line.refusals[refusal] = (line.refusals[refusal] ?? 0) + 1;
    await sleep(Math.min(100 * line.tries, 500));
  }
  return { line };
}

async function ask(
  target: string,
  { method, path, headers, body, repeated }: Omit<Wish, 'body'> & { body: object | undefined },
): Promise<{ refusal: string | null; body?: unknown }> {
  try {
    const answer = await fetch(`${target}${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(answerMs),
    });
    const said: unknown = await answer.json();
    if (answer.ok) return { refusal: null, body: said };
    if (repeated && (said as { code?: string }).code === repeated) return { refusal: null };
    return { refusal: `${answer.status}${answer.headers.has('retry-after') ? ' with Retry-After' : ''}` };
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    return { refusal: cause?.code ?? name };
  }
}
