import { createFileRoute } from '@tanstack/react-router';
import { LevelBadge } from '../features/account/components/level-badge.tsx';
import { leaderboardQuery } from '../features/leaderboard/api/leaderboard.ts';
import { LeaderboardPage } from '../features/leaderboard/components/leaderboard-page.tsx';
import { readLeaderboardSearch } from '../features/leaderboard/leaderboard-search.ts';

export const Route = createFileRoute('/leaderboard')({
  validateSearch: readLeaderboardSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(leaderboardQuery(deps)),
  component: LeaderboardRoute,
});

function LeaderboardRoute() {
  const navigate = Route.useNavigate();
  return (
    <LeaderboardPage
      search={Route.useSearch()}
      onSearch={(search) => navigate({ search, resetScroll: false })}
      badge={(level) => <LevelBadge level={level} />}
    />
  );
}
