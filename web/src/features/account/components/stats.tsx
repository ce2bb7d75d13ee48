import { t } from '../texts.ts';
import styles from './profile-page.module.css';

const keys = ['followers', 'following', 'posts', 'recipes'] as const;
export type MemberStats = Record<(typeof keys)[number], number>;

/** Implements PROF-06. */
export function Stats({ stats }: { stats: MemberStats }) {
  return (
    <dl className={styles.stats}>
      {keys.map((key) => (
        <div key={key}>
          <dt>{t(`stats.${key}`)}</dt>
          <dd>{stats[key]}</dd>
        </div>
      ))}
    </dl>
  );
}
