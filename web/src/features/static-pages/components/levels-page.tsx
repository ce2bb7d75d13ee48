import type { ReactNode } from 'react';
import { useProfile } from '../../../lib/session/use-session.ts';
import { LinkButton } from '../../../ui/button.tsx';
import type { ContentPage } from '../content-page.ts';
import { shownLevels } from '../levels.ts';
import { t } from '../texts.ts';
import styles from './levels-page.module.css';
import { StaticPage } from './static-page.tsx';

interface LevelsPageProps {
  page: ContentPage;
  /** Draws the badge of a level, by the level's name. */
  badge: (level: string) => ReactNode;
}

/** The three levels with their badges, and the reader's own. Implements LEVEL-01 to LEVEL-05, BEYOND-63. */
export function LevelsPage({ page, badge }: LevelsPageProps) {
  const own = useProfile()?.currentLevel;
  return (
    <StaticPage page={page}>
      <section className={styles.levels} aria-label={t('levels.heading')}>
        <ol className={styles.list}>
          {shownLevels.map(({ key, name, minPoints, criteria, description, color }) => (
            <li key={key} className={styles.level} style={{ color: color }}>
              <div className={styles.badge}>{badge(name)}</div>
              <h2>{name}</h2>
              <p className={styles.points}>
                {minPoints === 0 ? t('levels.start') : t('levels.from', { points: minPoints })}
              </p>
              <p className={styles.text}>{description}</p>
              <p className={styles.criteria}>{criteria}</p>
              {own === name && <p className={styles.own}>{t('levels.yours')}</p>}
            </li>
          ))}
        </ol>
        <p className={styles.caps}>{t('levels.caps')}</p>
        <p className={`${styles.actions} no-print`}>
          <LinkButton to="/leaderboard" look="primary">
            {t('levels.leaderboard')}
          </LinkButton>
          <LinkButton to="/levels-badges-explained">{t('levels.explained')}</LinkButton>
        </p>
      </section>
    </StaticPage>
  );
}
