import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ShelfSkeleton } from '../../features/bar/components/shelf.tsx';
import { memberQuery } from '../../features/profile/api/profile.ts';
import { MemberPage } from '../../features/profile/components/member-page.tsx';
import { RecipeGridSkeleton } from '../../features/recipes/components/recipe-grid.tsx';
import { lazily } from '../../lib/lazily.ts';

const ShownFavourites = lazily(
  () => import('../../features/recipes/components/shown-favourites.tsx'),
  'ShownFavourites',
);
const ShownBar = lazily(() => import('../../features/bar/components/shown-bar.tsx'), 'ShownBar');

export const Route = createFileRoute('/members/$username')({
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(memberQuery(params.username)),
  component: MemberRoute,
});

function MemberRoute() {
  const { username } = Route.useParams();
  return (
    <MemberPage
      key={username}
      username={username}
      favorites={
        <Suspense fallback={<RecipeGridSkeleton cards={4} />}>
          <ShownFavourites username={username} />
        </Suspense>
      }
      bar={
        <Suspense fallback={<ShelfSkeleton />}>
          <ShownBar username={username} />
        </Suspense>
      }
    />
  );
}
