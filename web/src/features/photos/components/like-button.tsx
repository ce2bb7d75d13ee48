import type { Photo } from '@barspoon/contracts';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { Button } from '../../../ui/button.tsx';
import { useLikePhoto } from '../api/like-photo.ts';
import { namesOf } from '../names.ts';
import { t } from '../texts.ts';
import styles from './photos.module.css';

/** Implements PHOTO-08. */
export function LikeButton({ photo, bare = false }: { photo: Photo; bare?: boolean }) {
  const like = useLikePhoto(photo);
  const { liked, likesCount } = photo;
  const Heart = liked ? IconHeartFilled : IconHeart;
  const likes = t('likes', { count: likesCount });
  return (
    <Button
      look="quiet"
      small
      className={liked ? styles.liked : undefined}
      aria-pressed={liked}
      aria-label={`${t('like', namesOf(photo))}, ${likes}`}
      onClick={() => like(!liked)}
    >
      <Heart size={20} aria-hidden="true" />
      {bare ? likesCount : likes}
    </Button>
  );
}
