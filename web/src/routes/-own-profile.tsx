import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Overview } from '../features/account/components/overview.tsx';
import { ProfilePage } from '../features/account/components/profile-page.tsx';
import type { ProfileTab } from '../features/account/profile-tabs.ts';
import { ownedQuery } from '../features/bar/api/items.ts';
import { favouritesQuery } from '../features/recipes/api/favourites.ts';
import { PagePending } from '../features/shell/components/page-states.tsx';
import { lazily } from '../lib/lazily.ts';

const InventoryPanel = lazily(
  () => import('../features/bar/components/inventory-panel.tsx'),
  'InventoryPanel',
);
const FavouritesPanel = lazily(
  () => import('../features/recipes/components/favourites-panel.tsx'),
  'FavouritesPanel',
);
const NothingYet = lazily(() => import('../features/account/components/nothing-yet.tsx'), 'NothingYet');

const panels = {
  overview: Overview,
  posts: () => <NothingYet tab="posts" />,
  favorites: FavouritesPanel,
  inventory: InventoryPanel,
  reviews: () => <NothingYet tab="reviews" />,
  achievements: () => <NothingYet tab="achievements" />,
};

/** Nobody can follow, post or publish yet: the services that own these counts bring them. Implements PROF-06. */
const stats = { followers: 0, following: 0, posts: 0, recipes: 0 };

/** The member's profile with what each tab's owner says. Implements PROF-02, PROF-05. */
export function OwnProfile({ tab, onTab }: { tab: ProfileTab; onTab: (tab: ProfileTab) => void }) {
  const favorites = useInfiniteQuery(favouritesQuery()).data?.pages[0]?.total;
  const inventory = useInfiniteQuery(ownedQuery()).data?.pages[0]?.total;
  const Panel = panels[tab];
  return (
    <ProfilePage tab={tab} counts={{ favorites, inventory }} stats={stats} onTab={onTab}>
      <Suspense fallback={<PagePending />}>
        <Panel />
      </Suspense>
    </ProfilePage>
  );
}
