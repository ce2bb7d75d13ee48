import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useFollow } from '../api/follow.ts';
import { countsQuery, type FollowSide } from '../api/social.ts';
import { t } from '../texts.ts';
import { DistanceButtons } from './distance-buttons.tsx';
import { FollowButton } from './follow-button.tsx';
import styles from './social-feed.module.css';

const FollowListDialog = lazily(() => import('./follow-list-dialog.tsx'), 'FollowListDialog');

interface MemberFollowsProps {
  member: { id: string; fullName: string; username: string };
}

/** Followers and followed of a member on their page, with the button to follow them. */
export function MemberFollows({ member }: MemberFollowsProps) {
  const { status, memberId } = useSession();
  const { data: counts } = useQuery(countsQuery(member.username));
  const [shown, setShown] = useState<FollowSide | null>(null);
  const texts = counts && {
    followers: t('counts.followers', { count: counts.followersCount }),
    following: t('counts.following', { count: counts.followingCount }),
  };
  return (
    <div className={styles.follows}>
      {texts &&
        (['followers', 'following'] as const).map((side) =>
          status === 'member' ? (
            <button key={side} type="button" className={styles.count} onClick={() => setShown(side)}>
              {texts[side]}
            </button>
          ) : (
            <span key={side}>{texts[side]}</span>
          ),
        )}
      {status === 'member' && memberId !== member.id && <Acts member={member} />}
      {shown && (
        <Suspense>
          <FollowListDialog side={shown} username={member.username} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </div>
  );
}

function Acts({ member }: MemberFollowsProps) {
  const { relation } = useFollow(member.id);
  if (!relation) return null;
  return (
    <>
      {relation.followsYou && <span className={styles.muted}>{t('follow.followsYou')}</span>}
      {!relation.blocked && <FollowButton member={member} />}
      <DistanceButtons member={member} relation={relation} />
    </>
  );
}
