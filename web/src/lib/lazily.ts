import { type FunctionComponent, lazy, type ReactNode } from 'react';
import { nextTask } from './next-task.ts';

let lastTurn: Promise<void> = Promise.resolve();

/** Parts of a page that load at the same time start one after another, so that taps are handled in between. */
export function myTurn(): Promise<void> {
  lastTurn = lastTurn.then(nextTask);
  return lastTurn;
}

type PropsOf<C> = C extends (props: infer P) => ReactNode ? (unknown extends P ? object : P) : never;

/** A component of a module, by its export name, that is loaded when it is first shown. */
export const lazily = <M, N extends keyof M>(load: () => Promise<M>, name: N) =>
  lazy(async () => {
    await myTurn();
    const module = await load();
    return { default: module[name] as FunctionComponent<PropsOf<M[N]>> };
  });
