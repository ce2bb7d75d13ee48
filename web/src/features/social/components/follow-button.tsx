import { Button } from '../../../ui/button.tsx';
import { useFollow } from '../api/follow.ts';
import { t } from '../texts.ts';

interface FollowButtonProps {
  member: { id: string; fullName: string };
  /** Whether the reader follows them, where the list says so. */
  known?: boolean;
}

/** Implements SOC-02, SOC-08. */
export function FollowButton({ member, known }: FollowButtonProps) {
  const { following, isPending, toggle } = useFollow(member.id, known);
  if (following === undefined) return null;
  const name = { name: member.fullName };
  return (
    <Button
      small
      look={following ? 'plain' : 'primary'}
      aria-label={following ? t('follow.unfollowNamed', name) : t('follow.followNamed', name)}
      aria-disabled={isPending}
      onClick={() => {
        if (!isPending) toggle();
      }}
    >
      {t(following ? 'follow.unfollow' : 'follow.follow')}
    </Button>
  );
}
