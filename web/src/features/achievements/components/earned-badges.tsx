import { useQuery } from '@tanstack/react-query';
import { earnedByQuery } from '../api/achievements.ts';
import { t } from '../texts.ts';
import { AchievementIcon } from './achievement-icon.tsx';
import styles from './achievements.module.css';

/** What a member has earned, on their page; nothing where there is nothing, and nothing while it is not known. */
export function EarnedBadges({ memberId }: { memberId: string }) {
  const items = useQuery(earnedByQuery(memberId)).data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="achievements" className={styles.badges}>
      <h2 id="achievements">{t('heading')}</h2>
      <ul>
        {items.map(({ key, name, description, icon, tier }) => (
          <li key={key} title={description}>
            <AchievementIcon icon={icon} tier={tier} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
