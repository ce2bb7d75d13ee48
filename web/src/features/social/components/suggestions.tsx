import { useQuery } from '@tanstack/react-query';
import { Bone } from '../../../ui/skeleton.tsx';
import { suggestedQuery } from '../api/social.ts';
import { t } from '../texts.ts';
import { MemberRow } from './member-row.tsx';
import styles from './social-feed.module.css';

/** Implements SOC-02, SOC-07, BEYOND-89. */
export function Suggestions() {
  const { data, isPending } = useQuery(suggestedQuery());
  return (
    <section className={styles.panel} aria-labelledby="suggested">
      <h2 id="suggested">{t('suggested.title')}</h2>
      {isPending ? (
        <Bone width="100%" height="240px" />
      ) : !data ? (
        <p className={styles.muted}>{t('suggested.failed')}</p>
      ) : data.items.length === 0 ? (
        <p className={styles.muted}>{t('suggested.none')}</p>
      ) : (
        <ul className={styles.members}>
          {data.items.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              following={false}
              facts={`${member.currentLevel} · ${t('suggested.points', { count: member.totalPoints })}`}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
