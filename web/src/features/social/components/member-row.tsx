import type { FollowedMember } from '@barspoon/contracts';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../../lib/session/use-session.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { FollowButton } from './follow-button.tsx';
import styles from './social-feed.module.css';

interface MemberRowProps {
  member: FollowedMember['member'];
  following: boolean;
  facts: string;
}

/** A member with the button to follow them. */
export function MemberRow({ member, following, facts }: MemberRowProps) {
  const isMe = useSession().memberId === member.id;
  return (
    <li className={styles.member}>
      <Avatar name={member.fullName} url={member.avatarUrl} size={40} />
      <div className={styles.words}>
        <Link to="/members/$username" params={{ username: member.username }} className={styles.name}>
          {member.fullName}
        </Link>
        <span className={styles.muted}>{facts}</span>
      </div>
      {!isMe && <FollowButton member={member} known={following} />}
    </li>
  );
}
