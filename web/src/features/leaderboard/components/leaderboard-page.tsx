import { ApiProblem } from '@barspoon/browser';
import { timespans } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '../../../lib/session/use-session.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Choices } from '../../../ui/choices.tsx';
import { EmptyGlass } from '../../../ui/drawings/empty-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { useFailureToast } from '../../../ui/toasts/toasts.ts';
import { Trouble } from '../../../ui/trouble.tsx';
import { leaderboardQuery, ownRankQuery, pageSize } from '../api/leaderboard.ts';
import { type LeaderboardSearch } from '../leaderboard-search.ts';
import { t } from '../texts.ts';
import styles from './leaderboard-page.module.css';
import { LeaderboardTable } from './leaderboard-table.tsx';

interface LeaderboardPageProps {
  search: LeaderboardSearch;
  onSearch: (search: LeaderboardSearch) => void;
  /** Draws the badge of a level, by the level's name. */
  badge: (level: string) => ReactNode;
}

/** Members by points, of all time, this month or this week. Implements LEAD-01, LEAD-02, LEAD-04, BEYOND-64. */
export function LeaderboardPage({ search, onSearch, badge }: LeaderboardPageProps) {
  useTitle(t('title'));
  const { data, error, refetch } = useQuery(leaderboardQuery(search));
  useFailureToast(
    error,
    error instanceof ApiProblem && error.detail ? `${t('failed')}: ${error.detail}` : t('failed'),
  );
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <LinkButton to="/levels-badges-explained" small>
          {t('how')}
        </LinkButton>
      </header>
      <Choices
        label={t('timespan')}
        look="segments"
        value={search.timespan ?? 'all_time'}
        options={timespans.map((value) => ({ value, label: t(value) }))}
        onChange={(value) => onSearch({ timespan: value === 'all_time' ? undefined : value })}
      />
      <OwnPlace search={search} onSearch={onSearch} />
      {error && !data ? (
        <Trouble title={t('failed')} text={(error as ApiProblem).detail} onRetry={refetch} />
      ) : !data ? (
        <Bone width="100%" height="640px" />
      ) : data.items.length === 0 ? (
        <EmptyState
          drawing={<EmptyGlass />}
          title={t('empty')}
          action={<LinkButton to="/recipes">{t('emptyAction')}</LinkButton>}
        />
      ) : (
        <>
          <LeaderboardTable rows={data.items} badge={badge} />
          <Paging search={search} onSearch={onSearch} shown={data.items.length} total={data.total} />
        </>
      )}
      <p className={styles.zone}>{t('zone')}</p>
    </div>
  );
}

/** The member's own rank, and the way to the page around it. */
function OwnPlace({ search, onSearch }: Omit<LeaderboardPageProps, 'badge'>) {
  const { status } = useSession();
  const { data } = useQuery({ ...ownRankQuery(search), enabled: status === 'member' });
  if (status === 'visitor') return <p className={styles.own}>{t('signIn')}</p>;
  if (!data) return <p className={styles.own}>&nbsp;</p>;
  if (data.rank === null || data.offset === null) return <p className={styles.own}>{t('noRank')}</p>;
  const page = Math.floor(data.offset / pageSize) + 1;
  return (
    <p className={styles.own}>
      <span>{t('ownRank', { rank: data.rank, count: data.totalPoints })}</span>
      {page !== (search.page ?? 1) && (
        <Button small onClick={() => onSearch({ ...search, page: page > 1 ? page : undefined })}>
          {t('toOwn')}
        </Button>
      )}
    </p>
  );
}

interface PagingProps extends Omit<LeaderboardPageProps, 'badge'> {
  shown: number;
  total: number;
}

function Paging({ search, onSearch, shown, total }: PagingProps) {
  const page = search.page ?? 1;
  const from = (page - 1) * pageSize + 1;
  const go = (to: number) => onSearch({ ...search, page: to > 1 ? to : undefined });
  return (
    <nav className={styles.paging} aria-label={t('pages')}>
      <Button small disabled={page === 1} onClick={() => go(page - 1)}>
        {t('previous')}
      </Button>
      <p>{t('range', { from, to: from + shown - 1, total })}</p>
      <Button small disabled={from + shown > total} onClick={() => go(page + 1)}>
        {t('next')}
      </Button>
    </nav>
  );
}
