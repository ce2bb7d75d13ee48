import { useQuery } from '@tanstack/react-query';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { activityLabel } from '../activity-label.ts';
import { activitiesQuery, pointsQuery } from '../api/points.ts';
import { t } from '../texts.ts';
import { ActivityList } from './activity-list.tsx';
import { LevelCard } from './level-card.tsx';
import styles from './overview.module.css';

/** The Overview tab: level and points, counts by activity, and recent activity. Implements PROF-04, PROF-07, PROF-09. */
export function Overview() {
  const points = useQuery(pointsQuery());
  const activities = useQuery(activitiesQuery());
  const counts = countsByLabel(points.data?.activityCounts ?? {});

  if (points.isError && activities.isError)
    return (
      <Trouble
        title={t('overview.loadFailed')}
        onRetry={() => {
          void points.refetch();
          void activities.refetch();
        }}
      />
    );
  return (
    <div className={styles.overview}>
      <div className={styles.side}>
        {points.data ? <LevelCard points={points.data} /> : <Bone className={styles.level} height="176px" />}
        {counts.length > 0 && (
          <section>
            <h2 className={styles.heading}>{t('overview.summary')}</h2>
            <dl className={styles.counts}>
              {counts.map(([label, count]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{count}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
      <section>
        <h2 className={styles.heading}>{t('overview.recent')}</h2>
        {activities.data ? (
          <ActivityList activities={activities.data.items} />
        ) : (
          <Bone width="100%" height="260px" />
        )}
      </section>
    </div>
  );
}

/** Kinds without a label of their own are counted together. Implements PROF-08. */
function countsByLabel(counts: Readonly<Record<string, number>>): [label: string, count: number][] {
  const byLabel = new Map<string, number>();
  for (const [type, count] of Object.entries(counts))
    byLabel.set(activityLabel(type), (byLabel.get(activityLabel(type)) ?? 0) + count);
  return [...byLabel];
}
