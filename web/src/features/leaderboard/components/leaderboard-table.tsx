import type { LeaderboardRow } from '@barspoon/contracts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../../../lib/session/use-session.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { classes } from '../../../ui/classes.ts';
import { t } from '../texts.ts';
import styles from './leaderboard-page.module.css';

interface LeaderboardTableProps {
  rows: readonly LeaderboardRow[];
  badge: (level: string) => ReactNode;
}

/** Rank, user, level and points; the reader's own row says so. Implements LEAD-01, LEAD-03. */
export function LeaderboardTable({ rows, badge }: LeaderboardTableProps) {
  const { memberId } = useSession();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('rank')}</th>
          <th scope="col">{t('user')}</th>
          <th scope="col">{t('level')}</th>
          <th scope="col">{t('points')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const isOwn = row.userId === memberId;
          const name = row.username ?? t('unnamed');
          return (
            <tr
              key={row.userId}
              className={classes(isOwn && styles.mine)}
              aria-current={isOwn ? 'true' : undefined}
            >
              <td className={styles.rank}>{row.rank}</td>
              <th scope="row">
                <span className={styles.user}>
                  <Avatar name={row.fullName ?? name} url={row.avatarUrl} size={40} />
                  <span className={styles.name}>
                    {row.username ? (
                      <Link to="/members/$username" params={{ username: row.username }}>
                        {name}
                      </Link>
                    ) : (
                      <span>{name}</span>
                    )}
                    {isOwn && <span className={styles.you}>{t('you')}</span>}
                  </span>
                </span>
              </th>
              <td>
                <span className={styles.level}>
                  {badge(row.currentLevel)}
                  <span>{row.currentLevel}</span>
                </span>
              </td>
              <td className={styles.points}>{row.totalPoints.toLocaleString('en')}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
