import type { activityRoutes, OutputOf } from '@barspoon/contracts';
import { t } from '../texts.ts';
import { LevelBadge } from './level-badge.tsx';
import styles from './overview.module.css';

type Points = OutputOf<typeof activityRoutes.points>;

/** Points, level and progress to the next level. */
export function LevelCard({ points: { totalPoints, currentLevel, nextLevel } }: { points: Points }) {
  return (
    <section className={styles.level}>
      <LevelBadge level={currentLevel} className={styles.badge} />
      <h2>{currentLevel}</h2>
      <p className={styles.points}>{t('overview.points', { count: totalPoints })}</p>
      <div className={styles.way}>
        {nextLevel ? (
          <>
            <progress
              className={styles.track}
              max={nextLevel.minPoints}
              value={totalPoints}
              aria-label={t('overview.progress', { level: nextLevel.name })}
            />
            <p className={styles.toNext}>
              {t('overview.toNext', {
                points: nextLevel.minPoints - totalPoints,
                level: nextLevel.name,
              })}
            </p>
          </>
        ) : (
          <p className={styles.toNext}>{t('overview.top')}</p>
        )}
      </div>
    </section>
  );
}
