import { createFileRoute } from '@tanstack/react-router';
import { memberQuery } from '../../features/profile/api/profile.ts';
import { MemberPage } from '../../features/profile/components/member-page.tsx';
import { lazily } from '../../lib/lazily.ts';
import { AfterPage } from '../../ui/after-page.tsx';
import { Bone } from '../../ui/skeleton.tsx';

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
        <AfterPage place={<Bone width="100%" height="320px" />}>
          <ShownFavourites username={username} />
        </AfterPage>
      }
      bar={
        <AfterPage place={<Bone width="100%" height="240px" />}>
          <ShownBar username={username} />
        </AfterPage>
      }
    />
  );
}
