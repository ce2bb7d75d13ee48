import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { profileQuery, useSession } from '../../../lib/session/use-session.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyGlass } from '../../../ui/drawings/empty-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { t } from '../texts.ts';
import { GatePending } from './page-states.tsx';
import styles from './shell.module.css';

interface InPageGateProps {
  /** The page's own heading. */
  title: string;
  /** Where to return to. */
  from: string;
  children: ReactNode;
}

/** Admits members with access and prompts everybody else in place. Implements ACCESS-15, BEYOND-74, MENT-01. */
export function InPageGate({ title, from, children }: InPageGateProps) {
  const { status } = useSession();
  const { data: profile, error, refetch } = useQuery({ ...profileQuery(), enabled: status === 'member' });
  if (profile?.access.granted && status === 'member') return children;
  if (status === 'starting' || (status === 'member' && !profile && !error)) return <GatePending />;
  return (
    <div className={`page ${styles.gate}`}>
      <h1>{title}</h1>
      {error && !profile && status === 'member' ? (
        <Trouble title={t('inPage.failed')} onRetry={refetch} />
      ) : (
        <EmptyState
          drawing={<EmptyGlass />}
          title={t(status === 'visitor' ? 'inPage.signIn' : 'inPage.noAccess')}
          action={
            <LinkButton
              to={status === 'visitor' ? '/profile' : '/subscription'}
              search={{ from }}
              look="primary"
            >
              {t(status === 'visitor' ? 'inPage.signInAction' : 'inPage.noAccessAction')}
            </LinkButton>
          }
        />
      )}
    </div>
  );
}
