import type { Post } from '@barspoon/contracts';
import { Link } from '@tanstack/react-router';
import { dayText } from '../../../lib/dates.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { communityTime } from '../text/relative-time.ts';
import { t } from '../texts.ts';
import styles from './post-card.module.css';

interface BylineProps {
  author: Post['author'];
  createdAt: string;
  edited: boolean;
  /** The post's own page; a comment has none. */
  postId?: string;
  size: number;
}

/** Who wrote something and when. Implements COMM-10, COMM-11. */
export function Byline({ author, createdAt, edited, postId, size }: BylineProps) {
  const name = author?.fullName ?? t('post.someone');
  // The first view comes from the server, which does not know the reader's hour.
  const when = useHydrated() ? communityTime(createdAt, Date.now()) : dayText(createdAt, false);
  const time = (
    <time dateTime={createdAt} title={dayText(createdAt, false)}>
      {when}
    </time>
  );
  return (
    <div className={styles.byline}>
      <Avatar name={name} url={author?.avatarUrl ?? null} size={size} />
      <div className={styles.who}>
        {author ? (
          <Link to="/members/$username" params={{ username: author.username }} className={styles.name}>
            {name}
          </Link>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        <span className={styles.facts}>
          {author && <span>{author.currentLevel}</span>}
          {postId ? (
            <Link to="/community/post/$id" params={{ id: postId }}>
              {time}
            </Link>
          ) : (
            time
          )}
          {edited && <span>{t('post.edited')}</span>}
        </span>
      </div>
    </div>
  );
}
