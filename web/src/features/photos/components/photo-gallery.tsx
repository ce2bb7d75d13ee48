import type { Photo } from '@barspoon/contracts';
import { IconPhotoUp } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyGlass } from '../../../ui/drawings/empty-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { HeldNote } from '../../../ui/held-note.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { useFailureToast } from '../../../ui/toasts/toasts.ts';
import { Trouble } from '../../../ui/trouble.tsx';
import { photosQuery } from '../api/photos.ts';
import { namesOf } from '../names.ts';
import { t } from '../texts.ts';
import { LikeButton } from './like-button.tsx';
import { PhotoImage } from './photo-image.tsx';
import styles from './photos.module.css';

const Lightbox = lazily(() => import('./lightbox.tsx'), 'Lightbox');
const ShareDialog = lazily(() => import('./share-dialog.tsx'), 'ShareDialog');

interface PhotoGalleryProps {
  /** The photo that is shown large. */
  photo: string | undefined;
  onPhoto: (id: string | undefined) => void;
}

/** Photos of recipes by everybody, or the prompt to sign in. Implements PHOTO-01, SOC-01. */
export function PhotoGallery(props: PhotoGalleryProps) {
  const { status } = useSession();
  if (status === 'starting') return <Skeleton />;
  if (status === 'visitor')
    return (
      <EmptyState
        drawing={<EmptyGlass />}
        title={t('signIn')}
        action={
          <LinkButton to="/profile" search={{ from: '/social-hub?tab=photos' }} look="primary">
            {t('toSignIn')}
          </LinkButton>
        }
      />
    );
  return <Gallery {...props} />;
}

function Gallery({ photo, onPhoto }: PhotoGalleryProps) {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(photosQuery());
  useFailureToast(error, t('loadFailed'));
  const [isSharing, setSharing] = useState(false);
  const photos = data?.pages.flatMap(({ items }) => items) ?? [];
  const share = () => setSharing(true);
  return (
    <section className={styles.section} aria-labelledby="photos">
      <header className={styles.head}>
        <h2 id="photos">{t('title')}</h2>
        <Button look="primary" onClick={share}>
          <IconPhotoUp size={20} aria-hidden="true" />
          {t('share')}
        </Button>
      </header>
      {isPending ? (
        <Skeleton />
      ) : !data ? (
        <Trouble level={3} title={t('loadFailed')} onRetry={refetch} />
      ) : photos.length === 0 ? (
        <EmptyState level={3} drawing={<EmptyGlass />} title={t('empty')} text={t('emptyHint')} />
      ) : (
        <ul className={styles.gallery}>
          {photos.map((one, at) => (
            <li key={one.id} className={styles.tile}>
              <Tile photo={one} eager={at < 4} onOpen={() => onPhoto(one.id)} />
            </li>
          ))}
        </ul>
      )}
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
      {isSharing && (
        <Suspense>
          <ShareDialog onClose={() => setSharing(false)} />
        </Suspense>
      )}
      {photo && data && (
        <Suspense>
          <Lightbox
            id={photo}
            photos={photos}
            onMore={() => hasNextPage && !isFetchingNextPage && void fetchNextPage()}
            onShow={onPhoto}
            onClose={() => onPhoto(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}

interface TileProps {
  photo: Photo;
  eager: boolean;
  onOpen: () => void;
}

function Tile({ photo, eager, onOpen }: TileProps) {
  const names = namesOf(photo);
  return (
    <article className={styles.card} aria-label={t('alt', names)}>
      <button type="button" className={styles.open} aria-label={t('open', names)} onClick={onOpen}>
        <PhotoImage
          photo={photo}
          sizes="(min-width: 1200px) 280px, (min-width: 768px) 30vw, 46vw"
          eager={eager}
          className={styles.square}
        />
      </button>
      {photo.held && <HeldNote />}
      <div className={styles.foot}>
        <p className={styles.words}>
          <span className={styles.drink}>{names.drink}</span>
          <span className={styles.who}>{names.name}</span>
        </p>
        {!photo.held && <LikeButton photo={photo} bare />}
      </div>
    </article>
  );
}

const Skeleton = () => (
  <div className={styles.gallery}>
    {['a', 'b', 'c', 'd'].map((key) => (
      <Bone key={key} width="100%" height="280px" />
    ))}
  </div>
);
