import type { ReactNode } from 'react';
import { useTitle } from '../../../lib/use-title.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { type DiscoverTab, discoverTabs } from '../discover-tabs.ts';
import { t } from '../texts.ts';
import styles from './recipes-page.module.css';

interface DiscoverPageProps {
  tab: DiscoverTab;
  onTab: (tab: DiscoverTab) => void;
  /** What the chosen tab shows. */
  children: ReactNode;
}

/** Implements DISC-01, DISC-17. */
export function DiscoverPage({ tab, onTab, children }: DiscoverPageProps) {
  useTitle(t('discover.title'));
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('discover.title')}</h1>
        <p className={styles.lead}>{t('discover.lead')}</p>
      </header>
      <div>
        <Tabs
          label={t('discover.tabs.label')}
          value={tab}
          tabs={discoverTabs.map((value) => ({ value, label: t(`discover.tabs.${value}`) }))}
          onChange={onTab}
        >
          {children}
        </Tabs>
      </div>
    </div>
  );
}
