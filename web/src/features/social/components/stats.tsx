import type { SocialStats } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { Bone } from '../../../ui/skeleton.tsx';
import { type FollowSide, statsQuery } from '../api/social.ts';
import { t } from '../texts.ts';
import styles from './social-feed.module.css';

const figures = [
  { label: 'followers', count: 'followersCount', side: 'followers' },
  { label: 'following', count: 'followingCount', side: 'following' },
  { label: 'recipes', count: 'recipesCount', side: null },
  { label: 'collections', count: 'collectionsCount', side: null },
] as const satisfies { label: string; count: keyof SocialStats; side: FollowSide | null }[];

/** Implements SOC-02, SOC-03. */
export function Stats({ onShow }: { onShow: (side: FollowSide) => void }) {
  const { data, isPending } = useQuery(statsQuery());
  return (
    <section className={styles.panel} aria-labelledby="your-stats">
      <h2 id="your-stats">{t('stats.title')}</h2>
      {isPending ? (
        <Bone width="100%" height="116px" />
      ) : !data ? (
        <p className={styles.muted}>{t('stats.failed')}</p>
      ) : (
        <dl className={styles.figures}>
          {figures.map(({ label, count, side }) => (
            <div key={label} className={styles.figure}>
              <dt>{t(`stats.${label}`)}</dt>
              <dd>
                {side ? (
                  <button
                    type="button"
                    className={styles.count}
                    aria-label={`${t('stats.show', { what: t(`stats.${label}`) })}, ${data[count]}`}
                    onClick={() => onShow(side)}
                  >
                    {data[count]}
                  </button>
                ) : (
                  data[count]
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
