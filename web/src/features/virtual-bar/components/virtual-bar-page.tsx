import { IconCalendarEvent, IconMessages, IconVideo } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { Button } from '../../../ui/button.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { type BarTab, barTabs } from '../bar-tabs.ts';
import { t } from '../texts.ts';
import styles from './virtual-bar.module.css';

const SessionDialog = lazily(() => import('./session-dialog.tsx'), 'SessionDialog');

const tiles = [
  ['liveStreaming', IconVideo],
  ['interactiveChat', IconMessages],
  ['scheduledSessions', IconCalendarEvent],
] as const;

interface VirtualBarPageProps {
  tab: BarTab;
  onTab: (tab: BarTab) => void;
  /** What the chosen tab shows. */
  children: ReactNode;
}

/** The button is there for everybody, so that nothing moves when it is known who is here. Implements VBAR-01, VBAR-02, VBAR-05, NAV-08. */
export function VirtualBarPage({ tab, onTab, children }: VirtualBarPageProps) {
  useTitle(t('title'));
  const { status } = useSession();
  const schedule = () => (status === 'visitor' ? toasts.error(t('scheduleSignIn')) : setSchedules(true));
  const [schedules, setSchedules] = useState(false);
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.top}>
        <div>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        <Button look="primary" onClick={schedule}>
          {t('scheduleSession')}
        </Button>
      </header>
      <ul className={styles.tiles} aria-label={t('features')}>
        {tiles.map(([name, Icon]) => (
          <li key={name}>
            <Icon size={28} stroke={1.5} aria-hidden="true" />
            <strong>{t(name)}</strong>
            <span className={styles.muted}>{t(`${name}Text`)}</span>
          </li>
        ))}
      </ul>
      <div>
        <Tabs
          label={t('tabs')}
          value={tab}
          onChange={onTab}
          tabs={barTabs.map((value) => ({ value, label: t(value) }))}
        >
          {children}
        </Tabs>
      </div>
      {schedules && (
        <Suspense>
          <SessionDialog onClose={() => setSchedules(false)} />
        </Suspense>
      )}
    </div>
  );
}
