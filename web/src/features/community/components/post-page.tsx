import { isProblem } from '@barspoon/browser';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTitle } from '../../../lib/use-title.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { useLikedMarks } from '../api/liked-marks.ts';
import { postQuery } from '../api/posts.ts';
import { t } from '../texts.ts';
import { tWriting } from '../writing-texts.ts';
import styles from './community-page.module.css';
import { PostCard } from './post-card.tsx';
import { PostComments } from './post-comments.tsx';

/** One post with its comments, where a shared link leads. Implements NAV-11, COMM-44, BEYOND-47. */
export function PostPage({ id, whenMissing }: { id: string; whenMissing: ReactNode }) {
  const { data: post, error, refetch } = useQuery(postQuery(id));
  const liked = useLikedMarks([id]);
  const navigate = useNavigate();
  const name = post?.author?.fullName ?? t('post.someone');
  useTitle(post && tWriting('page.title', { name }));
  if (isProblem(error, 404) || isProblem(error, 400)) return whenMissing;
  return (
    <div className={`page ${styles.single}`}>
      <LinkButton to="/community" small>
        {tWriting('page.back')}
      </LinkButton>
      <h1 className="hidden-text">{tWriting('page.title', { name })}</h1>
      {!post && error && <Trouble title={t('loadFailed')} onRetry={refetch} />}
      {!post && !error && <Bone width="100%" height="220px" />}
      {post && (
        <PostCard
          post={post}
          liked={liked.has(id)}
          comments={<PostComments post={post} />}
          onDeleted={() => void navigate({ to: '/community' })}
        />
      )}
    </div>
  );
}
