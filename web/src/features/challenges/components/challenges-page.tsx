import type { ReactNode } from 'react';
import { useTitle } from '../../../lib/use-title.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { type ChallengeTab, challengeTabs } from '../challenge-tabs.ts';
import { t } from '../texts.ts';
import styles from './challenges.module.css';

interface ChallengesPageProps {
  tab: ChallengeTab;
  onTab: (tab: ChallengeTab) => void;
  /** What the chosen tab shows. */
  children: ReactNode;
}

/** Implements CHAL-01. */
export function ChallengesPage({ tab, onTab, children }: ChallengesPageProps) {
  useTitle(t('title'));
  return (
    <div className={`page ${styles.page}`}>
      <header>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <div>
        <Tabs
          label={t('tabs')}
          value={tab}
          onChange={onTab}
          tabs={challengeTabs.map((value) => ({ value, label: t(value) }))}
        >
          {children}
        </Tabs>
      </div>
    </div>
  );
}
