import type { ReactNode } from 'react';
import { useTitle } from '../../../lib/use-title.ts';
import { InboxLink } from '../../../ui/inbox-link.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { type ProfessionalTab, professionalTabs } from '../professional-tabs.ts';
import { t } from '../texts.ts';
import styles from './professional.module.css';

interface ProfessionalPageProps {
  tab: ProfessionalTab;
  onTab: (tab: ProfessionalTab) => void;
  /** What the chosen tab shows. */
  children: ReactNode;
}

/** Implements PORT-01, NAV-22. */
export function ProfessionalPage({ tab, onTab, children }: ProfessionalPageProps) {
  useTitle(t('title'));
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        <InboxLink />
      </header>
      <div>
        <Tabs
          label={t('tabs')}
          value={tab}
          onChange={onTab}
          tabs={professionalTabs.map((value) => ({ value, label: t(value) }))}
        >
          {children}
        </Tabs>
      </div>
    </div>
  );
}
