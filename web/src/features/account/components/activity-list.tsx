import type { activityRoutes, OutputOf } from '@barspoon/contracts';
import { IconBottle, IconHeart, IconSparkles } from '@tabler/icons-react';
import { distanceText } from '../../../lib/dates.ts';
import { activityLabel } from '../activity-label.ts';
import { t } from '../texts.ts';
import styles from './overview.module.css';

type Activity = OutputOf<typeof activityRoutes.mine>['items'][number];

const glyphs: Record<string, typeof IconBottle> = { inventory_added: IconBottle, recipe_saved: IconHeart };

export function ActivityList({ activities }: { activities: readonly Activity[] }) {
  if (activities.length === 0) return <p className={styles.none}>{t('overview.none')}</p>;
  const now = Date.now();
  return (
    <ul className={styles.list}>
      {activities.map((activity) => {
        const Glyph = glyphs[activity.activityType] ?? IconSparkles;
        const label = activityLabel(activity.activityType);
        return (
          <li key={activity.id} className={styles.item}>
            <span className={styles.glyph}>
              <Glyph size={21} aria-hidden="true" />
            </span>
            <div>
              <p className={styles.what}>{activity.relatedName ?? label}</p>
              {activity.relatedName && <p className={styles.label}>{label}</p>}
            </div>
            <p className={styles.earned}>
              {activity.pointsAwarded > 0 && t('overview.earned', { count: activity.pointsAwarded })}
              {activity.pointsAwarded < 0 && t('overview.taken', { count: -activity.pointsAwarded })}
              <time className={styles.when} dateTime={activity.createdAt}>
                {distanceText(activity.createdAt, now)}
              </time>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
