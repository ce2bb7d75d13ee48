import { type ReactNode, Suspense } from 'react';
import { useHydrated } from '../lib/use-hydrated.ts';

interface AfterPageProps {
  /** What keeps its place until it is there. */
  place: ReactNode;
  children: ReactNode;
}

/** A part whose code is fetched after the page, and so is no part of the view that comes with the document. */
export function AfterPage({ place, children }: AfterPageProps) {
  return useHydrated() ? <Suspense fallback={place}>{children}</Suspense> : place;
}
