import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Overview } from '../features/account/components/overview.tsx';
import { ProfilePage } from '../features/account/components/profile-page.tsx';
import type { ProfileTab } from '../features/account/profile-tabs.ts';
import { ownedQuery } from '../features/bar/api/items.ts';
import { ownReviewsQuery } from '../features/ratings/api/ratings.ts';
import { favoritesQuery } from '../features/recipes/api/favorites.ts';
import { PagePending } from '../features/shell/components/page-states.tsx';
import { statsQuery } from '../features/social/api/social.ts';
import { lazily } from '../lib/lazily.ts';

const InventoryPanel = lazily(
  () => import('../features/bar/components/inventory-panel.tsx'),
  'InventoryPanel',
);
const FavoritesPanel = lazily(
  () => import('../features/recipes/components/favorites-panel.tsx'),
  'FavoritesPanel',
);
const AchievementsPanel = lazily(
  () => import('../features/achievements/components/achievements-panel.tsx'),
  'AchievementsPanel',
);
const OwnPosts = lazily(() => import('../features/community/components/own-posts.tsx'), 'OwnPosts');

const OwnRecipes = lazily(() => import('../features/recipes/own/own-recipes.tsx'), 'OwnRecipes');
const OwnReviews = lazily(() => import('../features/ratings/components/own-reviews.tsx'), 'OwnReviews');

/** One's own recipes stand under the overview: the tabs are the documented ones. Implements BEYOND-25, PROF-02. */
const OverviewPanel = () => (
  <>
    <Overview />
    <Suspense>
      <OwnRecipes />
    </Suspense>
  </>
);

const panels = {
  overview: OverviewPanel,
  posts: OwnPosts,
  favorites: FavoritesPanel,
  inventory: InventoryPanel,
  reviews: OwnReviews,
  achievements: AchievementsPanel,
};

/** The member's profile with what each tab's owner says. Implements PROF-02, PROF-05. */
export function OwnProfile({ tab, onTab }: { tab: ProfileTab; onTab: (tab: ProfileTab) => void }) {
  const favorites = useInfiniteQuery(favoritesQuery()).data?.pages[0]?.total;
  const inventory = useInfiniteQuery(ownedQuery()).data?.pages[0]?.total;
  const reviews = useInfiniteQuery(ownReviewsQuery()).data?.pages[0]?.total;
  const social = useQuery(statsQuery()).data;
  const stats = {
    followers: social?.followersCount ?? 0,
    following: social?.followingCount ?? 0,
    posts: social?.postsCount ?? 0,
    recipes: social?.recipesCount ?? 0,
  };
  const Panel = panels[tab];
  return (
    <ProfilePage tab={tab} counts={{ favorites, inventory, reviews }} stats={stats} onTab={onTab}>
      <Suspense fallback={<PagePending />}>
        <Panel />
      </Suspense>
    </ProfilePage>
  );
}
