import type { ReactNode } from 'react';
import { useTitle } from '../../../lib/use-title.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { type HubTab, hubTabs } from '../hub-search.ts';
import { t } from '../texts.ts';
import styles from './collections.module.css';

interface SocialHubProps {
  tab: HubTab;
  onTab: (tab: HubTab) => void;
  children: ReactNode;
}

/** Implements NAV-09. */
export function SocialHub({ tab, onTab, children }: SocialHubProps) {
  useTitle(t('hub.title'));
  return (
    <div className={`page ${styles.hub}`}>
      <h1 className="no-print">{t('hub.title')}</h1>
      <Tabs
        label={t('hub.tabs')}
        value={tab}
        onChange={onTab}
        tabs={hubTabs.map((value) => ({ value, label: t(`hub.${value}`) }))}
      >
        {children}
      </Tabs>
    </div>
  );
}
