import type { achievementRoutes, OutputOf } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { dayText } from '../../../lib/dates.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyGlass } from '../../../ui/drawings/empty-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { ownAchievementsQuery } from '../api/achievements.ts';
import { t } from '../texts.ts';
import { AchievementIcon } from './achievement-icon.tsx';
import styles from './achievements.module.css';

type Own = OutputOf<typeof achievementRoutes.mine>['items'][number];

/** The Achievements tab: what is earned, newest first, and how far the rest is. Implements PROF-18, PROF-19, BEYOND-61. */
export function AchievementsPanel() {
  const { data, isError, refetch } = useQuery(ownAchievementsQuery());
  if (isError && !data) return <Trouble title={t('failed')} onRetry={refetch} />;
  if (!data) return <Bone width="100%" height="320px" />;
  const earned = data.items.filter(({ earnedAt }) => earnedAt !== null);
  const ahead = data.items.filter(({ earnedAt }) => earnedAt === null);
  return (
    <div className={styles.panel}>
      {earned.length === 0 ? (
        <EmptyState
          drawing={<EmptyGlass />}
          title={t('none')}
          action={<LinkButton to="/levels-badges">{t('noneAction')}</LinkButton>}
        />
      ) : (
        <section aria-labelledby="earned">
          <h2 id="earned" className={styles.heading}>
            {t('earned')}
          </h2>
          <ul className={styles.grid}>
            {earned.map((one) => (
              <AchievementItem key={one.key} achievement={one} />
            ))}
          </ul>
        </section>
      )}
      {ahead.length > 0 && (
        <section aria-labelledby="ahead">
          <h2 id="ahead" className={styles.heading}>
            {t('ahead')}
          </h2>
          <ul className={styles.grid}>
            {ahead.map((one) => (
              <AchievementItem key={one.key} achievement={one} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function AchievementItem({ achievement }: { achievement: Own }) {
  const { name, description, icon, tier, earnedAt, progress, goal, rarity } = achievement;
  return (
    <li className={styles.item}>
      <AchievementIcon icon={icon} tier={tier} dim={!earnedAt} />
      <div className={styles.words}>
        <h3>
          {name} <span className={styles.tier}>{t(`tier.${tier}`)}</span>
        </h3>
        <p>{description}</p>
        {earnedAt ? (
          <p className={styles.small}>{t('earnedOn', { day: dayText(earnedAt) })}</p>
        ) : (
          <div className={styles.way}>
            <progress max={goal} value={progress} aria-label={t('progress', { name })} />
            <span>{t('progressOf', { progress, goal })}</span>
          </div>
        )}
        {rarity > 0 && (
          <p className={styles.small}>
            {rarity < 0.01 ? t('rare') : t('rarity', { share: `${Math.round(rarity * 100)}%` })}
          </p>
        )}
      </div>
    </li>
  );
}
