import { isStaff } from '@barspoon/contracts';
import { useEffect } from 'react';
import { useProfile } from '../../../lib/session/use-session.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyGlass } from '../../../ui/drawings.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { t } from '../texts.ts';
import { GatePending } from './page-states.tsx';

/** The console is an application of its own under this address. */
const CONSOLE = '/admin/';

/** Leads the staff into the console and tells everybody else that it is not theirs. Implements ACCESS-12, ACCESS-14, CONTRA-02. */
export function ConsoleRedirect() {
  const profile = useProfile();
  const isOnStaff = isStaff(profile?.role ?? 'member');
  useTitle(t(profile && !isOnStaff ? 'accessDenied.title' : 'admin'));
  useEffect(() => {
    if (isOnStaff) location.replace(CONSOLE);
  }, [isOnStaff]);

  if (!profile || isOnStaff) return <GatePending />;
  return (
    <div className="page">
      <EmptyState
        level={1}
        drawing={<EmptyGlass />}
        title={t('accessDenied.title')}
        text={t('accessDenied.text')}
        action={<LinkButton to="/">{t('accessDenied.home')}</LinkButton>}
      />
    </div>
  );
}
