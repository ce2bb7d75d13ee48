import { CircularProgress } from '@mui/material';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { gateTexts } from '../texts/door.ts';
import { AccessDenied } from './AccessDenied.tsx';
import { FactorDue } from './FactorDue.tsx';
import { Notice } from './Notice.tsx';
import { session } from './session.ts';
import { Unreachable } from './Unreachable.tsx';

const Console = lazy(() => import('../Console.tsx'));

/** The console for the staff and a closed door for everybody else. Implements ACCESS-14, CONTRA-02. */
export function Gate() {
  const state = useSyncExternalStore(session.subscribe, session.state);
  const { kind } = state;
  useEffect(() => void session.open(), []);

  const opening = (
    <Notice>
      <CircularProgress aria-label={gateTexts.opening} />
    </Notice>
  );
  if (kind === 'opening') return opening;
  if (kind === 'unreachable') return <Unreachable />;
  if (kind === 'factorDue') return <FactorDue />;
  if (state.kind !== 'staff') return <AccessDenied isSignedIn={kind === 'notStaff'} />;
  return (
    <Suspense fallback={opening}>
      {/* Another role is another console. */}
      <Console key={state.profile.role} />
    </Suspense>
  );
}
