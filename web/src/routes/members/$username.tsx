import { createFileRoute } from '@tanstack/react-router';
import { memberQuery } from '../../features/profile/api/profile.ts';
import { MemberPage } from '../../features/profile/components/member-page.tsx';
import { t } from '../../features/profile/texts.ts';
import { lazily } from '../../lib/lazily.ts';
import { AfterPage } from '../../ui/after-page.tsx';
import { Settled } from '../../ui/settled.tsx';
import { Bone } from '../../ui/skeleton.tsx';

const ShownFavorites = lazily(
  () => import('../../features/recipes/components/shown-favorites.tsx'),
  'ShownFavorites',
);
const ShownReviews = lazily(
  () => import('../../features/ratings/components/shown-reviews.tsx'),
  'ShownReviews',
);
const EarnedBadges = lazily(
  () => import('../../features/achievements/components/earned-badges.tsx'),
  'EarnedBadges',
);
const ShownBar = lazily(() => import('../../features/bar/components/shown-bar.tsx'), 'ShownBar');

const MemberFollows = lazily(
  () => import('../../features/social/components/member-follows.tsx'),
  'MemberFollows',
);

const PublishedRecipes = lazily(
  () => import('../../features/recipes/components/published-recipes.tsx'),
  'PublishedRecipes',
);
const ShownPhotos = lazily(() => import('../../features/photos/components/shown-photos.tsx'), 'ShownPhotos');
const ShownCollections = lazily(
  () => import('../../features/collections/components/shown-collections.tsx'),
  'ShownCollections',
);
const MemberPosts = lazily(
  () => import('../../features/community/components/member-posts.tsx'),
  'MemberPosts',
);
const MemberActivities = lazily(
  () => import('../../features/social/components/member-activities.tsx'),
  'MemberActivities',
);

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
      badges={(memberId) => (
        <AfterPage place={null}>
          <EarnedBadges memberId={memberId} />
        </AfterPage>
      )}
      follows={(member) => (
        <AfterPage place={<Bone width="240px" height="40px" />}>
          <MemberFollows member={member} />
        </AfterPage>
      )}
      made={({ id }) => (
        <AfterPage place={null}>
          <Settled>
            <PublishedRecipes memberId={id} title={t('member.recipes')} />
            <ShownPhotos memberId={id} title={t('member.photos')} />
            <ShownCollections ownerId={id} title={t('member.collections')} />
            <MemberPosts username={username} title={t('member.posts')} />
            <MemberActivities memberId={id} title={t('member.activities')} />
          </Settled>
        </AfterPage>
      )}
      favorites={
        <AfterPage place={<Bone width="100%" height="320px" />}>
          <ShownFavorites username={username} />
        </AfterPage>
      }
      reviews={
        <AfterPage place={<Bone width="100%" height="27px" />}>
          <ShownReviews username={username} />
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
