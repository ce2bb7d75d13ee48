import { type ComponentType, lazy } from 'react';

/** A named component that is fetched when it is first shown. */
export const lazily = <N extends string, P>(load: () => Promise<Record<N, ComponentType<P>>>, name: N) =>
  lazy(async () => ({ default: (await load())[name] }));
