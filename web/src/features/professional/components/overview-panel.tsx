import { IconBriefcase, IconId, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { statsQuery } from '../api/portfolio.ts';
import { t } from '../texts.ts';
import styles from './professional.module.css';

/** Implements PORT-02. */
export function OverviewPanel({ onPortfolio }: { onPortfolio: () => void }) {
  return (
    <div className={styles.panel}>
      <ul className={styles.cards}>
        <Card name="portfolio" icon={<IconId size={28} aria-hidden="true" />}>
          <Button look="primary" onClick={onPortfolio}>
            {t('cards.portfolioAction')}
          </Button>
        </Card>
        <Card name="jobs" icon={<IconBriefcase size={28} aria-hidden="true" />}>
          <LinkButton to="/jobs">{t('cards.jobsAction')}</LinkButton>
        </Card>
        <Card name="mentorship" icon={<IconUsers size={28} aria-hidden="true" />}>
          <LinkButton to="/mentorship">{t('cards.mentorshipAction')}</LinkButton>
        </Card>
      </ul>
      <Stats />
    </div>
  );
}

interface CardProps {
  name: 'portfolio' | 'jobs' | 'mentorship';
  icon: ReactNode;
  children: ReactNode;
}

const Card = ({ name, icon, children }: CardProps) => (
  <li className={styles.card}>
    <span className={styles.icon}>{icon}</span>
    <h2>{t(`cards.${name}`)}</h2>
    <p className={styles.muted}>{t(`cards.${name}Text`)}</p>
    <div className={styles.actions}>{children}</div>
  </li>
);

const counters = ['activePortfolios', 'openPositions', 'activeMentors', 'connectionsMade'] as const;

/** Implements PORT-03 to PORT-05, BEYOND-80: counters that could not be loaded show 0. */
function Stats() {
  const { data, error } = useQuery(statsQuery());
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
  return (
    <section className={styles.stats} aria-labelledby="professional-stats">
      <h2 id="professional-stats">{t('stats.title')}</h2>
      <ul className={styles.tiles}>
        {counters.map((name) => (
          <li key={name}>
            <strong>{data || error ? (data?.[name] ?? 0).toLocaleString('en') : '–'}</strong>{' '}
            {t(`stats.${name}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
