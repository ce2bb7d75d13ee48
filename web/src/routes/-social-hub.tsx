import { Suspense } from 'react';
import { SocialHub } from '../features/collections/components/social-hub.tsx';
import type { HubSearch } from '../features/collections/hub-search.ts';
import { PagePending } from '../features/shell/components/page-states.tsx';
import { lazily } from '../lib/lazily.ts';

const CollectionView = lazily(
  () => import('../features/collections/components/collection-view.tsx'),
  'CollectionView',
);
const MyCollections = lazily(
  () => import('../features/collections/components/my-collections.tsx'),
  'MyCollections',
);
const FollowedPosts = lazily(
  () => import('../features/community/components/followed-posts.tsx'),
  'FollowedPosts',
);
const PhotoGallery = lazily(() => import('../features/photos/components/photo-gallery.tsx'), 'PhotoGallery');
const SocialFeed = lazily(() => import('../features/social/components/social-feed.tsx'), 'SocialFeed');

interface HubProps {
  search: HubSearch;
  onSearch: (search: HubSearch) => void;
}

/** The Social Hub with what each part's owner says. Implements NAV-09, SOC-01, BEYOND-92. */
export function Hub({
  search: { collection, view, photo, tab = collection ? 'collections' : photo ? 'photos' : 'feed' },
  onSearch,
}: HubProps) {
  return (
    <SocialHub tab={tab} onTab={(next) => onSearch({ tab: next })}>
      <Suspense fallback={<PagePending />}>
        {tab === 'feed' ? (
          <SocialFeed posts={<FollowedPosts />} />
        ) : tab === 'photos' ? (
          <PhotoGallery photo={photo} onPhoto={(next) => onSearch({ tab, photo: next })} />
        ) : collection ? (
          <CollectionView key={collection} id={collection} asMenu={view === 'menu'} />
        ) : (
          <MyCollections />
        )}
      </Suspense>
    </SocialHub>
  );
}
