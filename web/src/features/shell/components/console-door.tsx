import { isStaff } from '@barspoon/contracts';
import { useEffect } from 'react';
import { useProfile } from '../../../lib/session/use-session.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyGlass } from '../../../ui/drawings/empty-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { t as tDenied } from '../console-door-texts.ts';
import { t } from '../texts.ts';
import { GatePending } from './page-states.tsx';

/** The console is a separate application under this address. */
const CONSOLE = '/admin/';

/** Redirects the staff to the console and shows everybody else that they have no access. Implements ACCESS-12, ACCESS-14, CONTRA-02. */
export function ConsoleRedirect() {
  const profile = useProfile();
  const isOnStaff = isStaff(profile?.role ?? 'member');
  useTitle(profile && !isOnStaff ? tDenied('title') : t('admin'));
  useEffect(() => {
    if (isOnStaff) location.replace(CONSOLE);
  }, [isOnStaff]);

  if (!profile || isOnStaff) return <GatePending />;
  return (
    <div className="page">
      <EmptyState
        level={1}
        drawing={<EmptyGlass />}
        title={tDenied('title')}
        text={tDenied('text')}
        action={<LinkButton to="/">{tDenied('home')}</LinkButton>}
      />
    </div>
  );
}
