import { useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Overview } from '../features/account/components/overview.tsx';
import { ProfilePage } from '../features/account/components/profile-page.tsx';
import { type LinkPlace, linkPlaces } from '../features/account/links/link-places.ts';
import { type ProfileTab, profileTabs } from '../features/account/profile-tabs.ts';
import { ownedQuery } from '../features/bar/api/items.ts';
import { favouritesQuery } from '../features/recipes/api/favourites.ts';
import { PagePending } from '../features/shell/components/page-states.tsx';
import { lazily } from '../lib/lazily.ts';
import { oneOf, ownPath } from '../lib/search-params.ts';
import { useSession } from '../lib/session/use-session.ts';

const SignInCard = lazily(() => import('../features/account/components/sign-in-card.tsx'), 'SignInCard');
const LinkPage = lazily(() => import('../features/account/links/link-page.tsx'), 'LinkPage');
const InventoryPanel = lazily(
  () => import('../features/bar/components/inventory-panel.tsx'),
  'InventoryPanel',
);
const FavouritesPanel = lazily(
  () => import('../features/recipes/components/favourites-panel.tsx'),
  'FavouritesPanel',
);

interface Search {
  /** A link from a mail, or the way to get one; its secret stands behind the `#`. */
  link?: LinkPlace | undefined;
  tab?: ProfileTab | undefined;
  /** The page to go to after signing in. */
  from?: string | undefined;
}

export const Route = createFileRoute('/profile')({
  validateSearch: (raw: Record<string, unknown>): Search => ({
    link: oneOf(linkPlaces, raw.link),
    tab: oneOf(profileTabs, raw.tab),
    from: ownPath(raw.from),
  }),
  component: ProfileRoute,
});

function ProfileRoute() {
  const { status } = useSession();
  const { from, link } = Route.useSearch();
  const navigate = Route.useNavigate();
  if (status === 'starting') return <PagePending />;
  if (link)
    return (
      <Suspense fallback={<PagePending />}>
        <LinkPage key={link} place={link} />
      </Suspense>
    );
  if (status === 'visitor')
    return (
      <Suspense fallback={<PagePending />}>
        <SignInCard onDone={() => from && navigate({ href: from, replace: true })} />
      </Suspense>
    );
  return <Member />;
}

const panels = { overview: Overview, favorites: FavouritesPanel, inventory: InventoryPanel };

function Member() {
  const { tab = 'overview' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const favorites = useInfiniteQuery(favouritesQuery()).data?.pages[0]?.total;
  const inventory = useInfiniteQuery(ownedQuery()).data?.pages[0]?.total;
  const Panel = panels[tab];
  return (
    <ProfilePage
      tab={tab}
      counts={{ favorites, inventory }}
      onTab={(next) =>
        navigate({
          search: { tab: next === 'overview' ? undefined : next },
          replace: true,
          resetScroll: false,
        })
      }
    >
      <Suspense fallback={<PagePending />}>
        <Panel />
      </Suspense>
    </ProfilePage>
  );
}
