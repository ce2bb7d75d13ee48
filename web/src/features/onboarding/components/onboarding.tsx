import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { onboardingQuery } from '../api/onboarding.ts';
import { later } from '../later.ts';

const OnboardingDialog = lazily(() => import('./onboarding-dialog.tsx'), 'OnboardingDialog');

/** Home is seen first. Implements ONB-01. */
const PAUSE_MS = 1000;

/** Asks a new member what they are here for. Implements ONB-01, ONB-02, ONB-17, HOME-12. */
export function Onboarding() {
  const isMember = useSession().status === 'member';
  const { data } = useQuery({ ...onboardingQuery(), enabled: isMember });
  const [waited, setWaited] = useState(false);
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);

  if (!isMember || !waited || closed || later.isSet() || !data || data.record?.completedAt) return null;
  const close = () => {
    later.set();
    setClosed(true);
  };
  return (
    <Suspense>
      <OnboardingDialog record={data.record} onClose={close} />
    </Suspense>
  );
}
