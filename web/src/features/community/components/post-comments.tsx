import type { Comment, Post } from '@barspoon/contracts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useHiddenMembers } from '../../../lib/hidden-members.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { commentsQuery, heldCommentsQuery } from '../api/comment-list.ts';
import { useAddComment } from '../api/comments.ts';
import { useGuestGate } from '../api/guest-gate.ts';
import { t } from '../texts.ts';
import { tWriting } from '../writing-texts.ts';
import { CommentLine } from './comment-line.tsx';
import { MentionArea } from './mention-area.tsx';
import styles from './post-comments.module.css';

/** Comments of a post, each followed by its replies, with the box to write one. Implements COMM-12, COMM-28. */
export function PostComments({ post }: { post: Post }) {
  const [answered, setAnswered] = useState<Comment | undefined>();
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    commentsQuery(post.id),
  );
  const hidden = useHiddenMembers();
  const read = data?.pages.flatMap(({ items }) => items) ?? [];
  const all = read.filter(({ author }) => !author || !hidden.has(author.id));
  return (
    <section className={styles.comments} aria-label={tWriting('comments.title')}>
      {isPending && <Bone width="100%" height="64px" />}
      {!isPending && !data && (
        <p className={styles.none}>
          {tWriting('comments.loadFailed')}{' '}
          <Button small onClick={() => void refetch()}>
            {tWriting('comments.show')}
          </Button>
        </p>
      )}
      {data && all.length === 0 && <p className={styles.none}>{tWriting('comments.none')}</p>}
      <ol className={styles.list}>
        {all.map((comment) => (
          <li key={comment.id} className={comment.parentId ? styles.reply : undefined}>
            <CommentLine comment={comment} onReply={() => setAnswered(comment)} />
            {answered?.id === comment.id && (
              <CommentBox post={post} answered={comment} onDone={() => setAnswered(undefined)} />
            )}
          </li>
        ))}
      </ol>
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      <HeldComments postId={post.id} />
      <CommentBox post={post} />
    </section>
  );
}

/** The reader's own that wait for a moderator. */
function HeldComments({ postId }: { postId: string }) {
  const { status } = useSession();
  const { data } = useQuery({ ...heldCommentsQuery(postId), enabled: status === 'member' });
  return data?.items.map((comment) => <CommentLine key={comment.id} comment={comment} />);
}

function CommentBox({ post, answered, onDone }: { post: Post; answered?: Comment; onDone?: () => void }) {
  const parentId = answered?.id ?? null;
  const [{ content }, write, clear] = useDraft(`comment.${parentId ?? post.id}`, { content: '' });
  const add = useAddComment(post);
  const mayAct = useGuestGate();
  const isGuest = useSession().status === 'visitor';
  const label = answered
    ? tWriting('comment.reply', { name: answered.author?.fullName ?? t('post.someone') })
    : tWriting('comment.add');

  const send = () => {
    if (!mayAct(tWriting('comment.signIn'))) return;
    if (!content.trim() || add.isPending) return;
    add.mutate(
      { content, parentId },
      {
        onSuccess: () => {
          clear();
          onDone?.();
        },
      },
    );
  };
  return (
    <form
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <MentionArea
        label={label}
        value={content}
        rows={answered || content ? 2 : 1}
        autoFocus={answered !== undefined}
        placeholder={isGuest ? tWriting('comment.signIn') : label}
        onChange={(text) => write({ content: text })}
        onSubmit={send}
        onCancel={onDone}
      />
      <div className={styles.row}>
        {onDone && (
          <Button small onClick={onDone}>
            {tWriting('comment.cancel')}
          </Button>
        )}
        <Button type="submit" look="primary" small busy={add.isPending}>
          {tWriting(answered ? 'comment.sendReply' : 'comment.send')}
        </Button>
      </div>
    </form>
  );
}
