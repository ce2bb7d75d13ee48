import { lazy, Suspense, useEffect, useState } from 'react';
import { session } from './session.ts';

const ConfirmDialog = lazy(() => import('./ConfirmDialog.tsx'));

/** Where the console asks whoever is here to confirm that it is them. Implements BEYOND-280. */
export function ConfirmHost() {
  const [end, setEnd] = useState<((isConfirmed: boolean) => void) | null>(null);
  useEffect(() => {
    session.confirmWith(
      () =>
        new Promise((resolve) => {
          setEnd(() => (isConfirmed: boolean) => {
            setEnd(null);
            resolve(isConfirmed);
          });
        }),
    );
    return () => session.confirmWith(null);
  }, []);
  return <Suspense>{end && <ConfirmDialog onEnd={end} />}</Suspense>;
}
