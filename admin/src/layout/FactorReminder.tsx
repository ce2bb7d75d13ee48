import { lazy, Suspense, useSyncExternalStore } from 'react';
import { session } from '../session/session.ts';

const FactorAlert = lazy(() => import('./FactorAlert.tsx'));

/** Tells one of the staff by when they need a second factor. Implements BEYOND-224. */
export function FactorReminder() {
  const state = useSyncExternalStore(session.subscribe, session.state);
  if (state.kind !== 'staff' || !state.factorDueAt) return null;
  return (
    <Suspense>
      <FactorAlert dueAt={state.factorDueAt} />
    </Suspense>
  );
}
