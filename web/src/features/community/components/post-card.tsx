import type { Post } from '@barspoon/contracts';
import { IconHeart, IconHeartFilled, IconMessageCircle, IconShare2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useId, useState, useSyncExternalStore } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { postNews } from '../../../lib/post-news.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Drawing } from '../../../ui/drawing.tsx';
import { HeldNote } from '../../../ui/held-note.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { useLike } from '../api/like-post.ts';
import { sharePost } from '../api/share-post.ts';
import { t } from '../texts.ts';
import { Byline } from './byline.tsx';
import { LinkPreviews } from './link-previews.tsx';
import styles from './post-card.module.css';
import { PostText } from './post-text.tsx';

const OwnActions = lazily(() => import('./post-tools.tsx'), 'OwnActions');
const PostComments = lazily(() => import('./post-comments.tsx'), 'PostComments');
const ReportPost = lazily(() => import('./post-tools.tsx'), 'ReportPost');

interface PostCardProps {
  post: Post;
  liked: boolean;
  /** On the post's own page they are open from the start, and part of its first view. */
  comments?: ReactNode;
  onDeleted?: () => void;
}

/** Implements COMM-10, COMM-12. */
export function PostCard({ post, liked, comments, onDeleted = () => {} }: PostCardProps) {
  const [showsComments, setShowsComments] = useState(comments !== undefined);
  const { gone, arrived } = useSyncExternalStore(postNews.subscribe, postNews.state, postNews.atFirst);
  // Its author keeps what is held before their eyes, and sees at once when it is released.
  const isHeld = post.held && !arrived.includes(post.id);
  const { memberId } = useSession();
  const isMine = memberId === post.author?.id;
  const id = useId();
  const name = post.author?.fullName ?? t('post.someone');
  // It keeps its place, so that nothing moves under what somebody reads.
  if (gone.has(post.id) && !post.held) return <p className={styles.gone}>{t('gone')}</p>;
  return (
    <article className={styles.card} aria-label={t('post.by', { name })}>
      <header className={styles.head}>
        <Byline
          author={post.author}
          createdAt={post.createdAt}
          edited={post.edited}
          postId={post.id}
          size={44}
        />
        {post.featured && <Chip tone="green">{t('post.featured')}</Chip>}
        {memberId !== null && (
          <Suspense>
            {isMine ? <OwnActions post={post} onDeleted={onDeleted} /> : <ReportPost id={post.id} />}
          </Suspense>
        )}
      </header>
      {isHeld && <HeldNote />}
      <PostText text={post.content} mentions={post.mentions} tags={post.tags} />
      {post.image && <PostImage src={post.image} name={name} />}
      <LinkPreviews previews={post.previews} />
      {post.recipe && <AttachedRecipe recipe={post.recipe} />}
      {post.collection && <AttachedCollection collection={post.collection} />}
      {!isHeld && (
        <footer className={styles.actions}>
          <LikeButton post={post} liked={liked} />
          <Button
            look="quiet"
            small
            aria-expanded={showsComments}
            aria-controls={`${id}-comments`}
            onClick={() => setShowsComments(!showsComments)}
          >
            <IconMessageCircle size={20} aria-hidden="true" />
            {t('post.comments', { count: post.commentsCount })}
          </Button>
          <Button look="quiet" small onClick={() => void sharePost(post.id)}>
            <IconShare2 size={20} aria-hidden="true" />
            {t('post.share')}
          </Button>
        </footer>
      )}
      <div id={`${id}-comments`} className={styles.comments}>
        {showsComments && !isHeld && (
          <Suspense fallback={<Bone height="72px" />}>{comments ?? <PostComments post={post} />}</Suspense>
        )}
      </div>
    </article>
  );
}

function LikeButton({ post, liked }: { post: Post; liked: boolean }) {
  const like = useLike(post);
  const Heart = liked ? IconHeartFilled : IconHeart;
  return (
    <Button
      look="quiet"
      small
      className={liked ? styles.liked : undefined}
      aria-pressed={liked}
      aria-label={`${t('post.like')}, ${t('post.likes', { count: post.likesCount })}`}
      onClick={() => like(!liked)}
    >
      <Heart size={20} aria-hidden="true" />
      {t('post.likes', { count: post.likesCount })}
    </Button>
  );
}

function PostImage({ src, name }: { src: string; name: string }) {
  const [broken, setBroken] = useState(false);
  if (broken) return null;
  return (
    <img
      className={styles.image}
      src={src}
      alt={t('post.image', { name })}
      loading="lazy"
      onError={() => setBroken(true)}
    />
  );
}

function AttachedRecipe({ recipe }: { recipe: NonNullable<Post['recipe']> }) {
  return (
    <Link to="/recipes/$id" params={{ id: recipe.slug }} className={styles.recipe}>
      <Drawing picture={recipe.picture} size={72} />
      <span>
        <span className={styles.recipeName}>{recipe.name}</span>
        <span className={styles.recipeFacts}>
          {t('post.recipe')} · {recipe.category}
        </span>
      </span>
    </Link>
  );
}

function AttachedCollection({ collection }: { collection: NonNullable<Post['collection']> }) {
  const { id, name, owner, recipeCount, pictures } = collection;
  return (
    <Link to="/social-hub" search={{ tab: 'collections', collection: id }} className={styles.recipe}>
      {pictures.length > 0 && (
        <span className={styles.drawings}>
          {pictures.map((picture) => (
            <Drawing key={picture} picture={picture} size={36} />
          ))}
        </span>
      )}
      <span>
        <span className={styles.recipeName}>{name}</span>
        <span className={styles.recipeFacts}>
          {t('post.collection', { count: recipeCount, name: owner.fullName })}
        </span>
      </span>
    </Link>
  );
}
