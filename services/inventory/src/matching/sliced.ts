import { setImmediate as nextTurn } from 'node:timers/promises';

/** Work that stops now and then, so that others get their turn. */
export type Sliced<T> = Generator<undefined, T>;

const sliceMs = 4;

/** Does the work in slices of a few milliseconds and lets everything else that waits run in between. */
export async function inSlices<T>(work: Sliced<T>): Promise<T> {
  for (;;) {
    const end = performance.now() + sliceMs;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await nextTurn();
  }
}

export function atOnce<T>(work: Sliced<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
