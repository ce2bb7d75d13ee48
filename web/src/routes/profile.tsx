import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { type LinkPlace, linkPlaces } from '../features/account/links/link-places.ts';
import { type ProfileTab, profileTabs } from '../features/account/profile-tabs.ts';
import { PagePending } from '../features/shell/components/page-states.tsx';
import { lazily } from '../lib/lazily.ts';
import { oneOf, ownPath } from '../lib/search-params.ts';
import { useSession } from '../lib/session/use-session.ts';

const SignInCard = lazily(() => import('../features/account/components/sign-in-card.tsx'), 'SignInCard');
const LinkPage = lazily(() => import('../features/account/links/link-page.tsx'), 'LinkPage');
const OwnProfile = lazily(() => import('./-own-profile.tsx'), 'OwnProfile');

const inConsole = /^\/admin(?![^/?#])/;

interface Search {
  /** A link from a mail, or the way to get one; its secret stands behind the `#`. */
  link?: LinkPlace | undefined;
  tab?: ProfileTab | undefined;
  /** Whether the card opens for a new account. */
  create?: boolean | undefined;
  /** The page to go to after signing in. */
  from?: string | undefined;
}

export const Route = createFileRoute('/profile')({
  validateSearch: (raw: Record<string, unknown>): Search => ({
    link: oneOf(linkPlaces, raw.link),
    tab: oneOf(profileTabs, raw.tab),
    create: raw.create === true || undefined,
    from: ownPath(raw.from),
  }),
  component: ProfileRoute,
});

function ProfileRoute() {
  const { status } = useSession();
  const { create, from, link, tab = 'overview' } = Route.useSearch();
  const navigate = Route.useNavigate();
  if (status === 'starting') return <PagePending />;
  const choose = (next: ProfileTab) =>
    navigate({
      search: { tab: next === 'overview' ? undefined : next },
      replace: true,
      resetScroll: false,
    });
  const signedIn = () => {
    if (!from) return;
    // The console is a separate application under its address.
    if (inConsole.test(from)) location.replace(from);
    else void navigate({ href: from, replace: true });
  };
  return (
    <Suspense fallback={<PagePending />}>
      {link ? (
        <LinkPage key={link} place={link} />
      ) : status === 'visitor' ? (
        <SignInCard key={String(create)} isNew={create} onDone={signedIn} />
      ) : (
        <OwnProfile tab={tab} onTab={choose} />
      )}
    </Suspense>
  );
}
