import { type ReactNode, Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { useProfile, useSession } from '../../../lib/session/use-session.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyGlass } from '../../../ui/drawings/empty-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import type { FollowSide } from '../api/social.ts';
import { t } from '../texts.ts';
import { Activities } from './activities.tsx';
import styles from './social-feed.module.css';
import { Stats } from './stats.tsx';
import { Suggestions } from './suggestions.tsx';

const DistancesDialog = lazily(() => import('./distances-dialog.tsx'), 'DistancesDialog');
const FollowListDialog = lazily(() => import('./follow-list-dialog.tsx'), 'FollowListDialog');

/** What those do whom the reader follows, or the prompt to sign in. Implements SOC-01, SOC-02. */
export function SocialFeed({ posts }: { posts: ReactNode }) {
  const { status } = useSession();
  if (status === 'starting') return <Bone width="100%" height="320px" />;
  if (status === 'visitor')
    return (
      <EmptyState
        drawing={<EmptyGlass />}
        title={t('feed.signIn')}
        action={
          <LinkButton to="/profile" search={{ from: '/social-hub' }} look="primary">
            {t('feed.toSignIn')}
          </LinkButton>
        }
      />
    );
  return <Feed posts={posts} />;
}

function Feed({ posts }: { posts: ReactNode }) {
  const [shown, setShown] = useState<FollowSide | 'distances' | null>(null);
  const username = useProfile()?.username;
  return (
    <div className={styles.columns}>
      <div className={styles.aside}>
        {posts}
        <Activities />
      </div>
      <aside className={styles.aside}>
        <Stats onShow={setShown} />
        <Suggestions />
        <Button small look="quiet" onClick={() => setShown('distances')}>
          {t('distance.list')}
        </Button>
      </aside>
      {shown === 'distances' && (
        <Suspense>
          <DistancesDialog onClose={() => setShown(null)} />
        </Suspense>
      )}
      {shown && shown !== 'distances' && username && (
        <Suspense>
          <FollowListDialog side={shown} username={username} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </div>
  );
}
