import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Avatar } from '../../../ui/avatar.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { EmptyGlass } from '../../../ui/drawings/empty-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { standingsQuery, totalsQuery } from '../api/challenges.ts';
import { dollars } from '../challenge-facts.ts';
import { t } from '../texts.ts';
import styles from './challenges.module.css';

/** The three tiles and who has won how often. Implements CHAL-07, CHAL-08, BEYOND-67, BEYOND-68. */
export function StandingsPanel() {
  return (
    <div className={styles.panel}>
      <Tiles />
      <Standings />
    </div>
  );
}

function Tiles() {
  const { data } = useQuery(totalsQuery());
  if (!data) return <Bone width="100%" height="110px" />;
  const tiles = [
    [data.challenges.toLocaleString('en'), t('totalChallenges')],
    [data.participants.toLocaleString('en'), t('totalParticipants')],
    [dollars(data.prizesAwardedCents), t('prizesAwarded')],
  ];
  return (
    <ul className={styles.tiles} aria-label={t('tiles')}>
      {tiles.map(([figure, label]) => (
        <li key={label}>
          <strong>{figure}</strong> {label}
        </li>
      ))}
    </ul>
  );
}

function Standings() {
  const { data, isError, refetch } = useQuery(standingsQuery());
  if (isError && !data) return <Trouble title={t('standingsFailed')} onRetry={refetch} />;
  if (!data) return <Bone width="100%" height="320px" />;
  if (data.items.length === 0) return <EmptyState drawing={<EmptyGlass />} title={t('standingsEmpty')} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways is reached by the keyboard
    <section className={styles.scroll} aria-label={t('leaderboard')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['rank', 'user', 'wins', 'entriesCount', 'streak', 'points', 'badges'] as const).map((key) => (
              <th key={key} scope="col">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.items.map((row) => {
            const name = row.username ?? t('unnamed');
            return (
              <tr key={row.userId}>
                <td>{row.rank}</td>
                <th scope="row">
                  <span className={styles.user}>
                    <Avatar name={row.fullName ?? name} url={row.avatarUrl} size={36} />
                    {row.username ? (
                      <Link to="/members/$username" params={{ username: row.username }}>
                        {name}
                      </Link>
                    ) : (
                      name
                    )}
                  </span>
                </th>
                <td>{row.totalWins}</td>
                <td>{row.totalParticipations}</td>
                <td>{row.currentStreak}</td>
                <td>{row.totalPoints.toLocaleString('en')}</td>
                <td>
                  <span className={styles.marks}>
                    {row.badges.map((badge) => (
                      <Chip key={badge}>{badge}</Chip>
                    ))}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
