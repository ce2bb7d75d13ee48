import { isProblem } from '@barspoon/browser';
import type { Photo } from '@barspoon/contracts';
import { IconChevronLeft, IconChevronRight, IconFlag, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { dayText } from '../../../lib/dates.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { HeldNote } from '../../../ui/held-note.tsx';
import { ReportDialog } from '../../../ui/report-dialog.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { photoQuery, removeShownPhoto } from '../api/photos.ts';
import { reportPhoto, useDeletePhoto } from '../api/share-photo.ts';
import { namesOf } from '../names.ts';
import { t } from '../texts.ts';
import { LikeButton } from './like-button.tsx';
import { PhotoImage } from './photo-image.tsx';
import styles from './photos.module.css';

/** So far a finger moves before it means the next photo. */
const swipePx = 48;

interface LightboxProps {
  id: string;
  /** What the gallery has loaded, in its order. */
  photos: readonly Photo[];
  /** The end comes near. */
  onMore: () => void;
  onShow: (id: string) => void;
  onClose: () => void;
}

/**
 * A photo as large as the screen, with the ones before and after it by arrow keys, buttons and swiping. One that the
 * gallery has not loaded is asked for by itself.
 */
export function Lightbox({ id, photos, onMore, onShow, onClose }: LightboxProps) {
  const at = photos.findIndex((photo) => photo.id === id);
  const { data, error, refetch } = useQuery({ ...photoQuery(id), enabled: at < 0 });
  const photo = photos[at] ?? data;
  const before = at > 0 ? photos[at - 1] : undefined;
  const after = at >= 0 ? photos[at + 1] : undefined;
  const isNearEnd = at >= 0 && at >= photos.length - 2;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once at each place near the end
  useEffect(() => {
    if (isNearEnd) onMore();
  }, [isNearEnd, at]);

  const go = (to: Photo | undefined) => to && onShow(to.id);
  const byKey = ({ key, target, currentTarget }: KeyboardEvent) => {
    // A question asked on top of it has keys of its own.
    if ((target as HTMLElement).closest('dialog') !== currentTarget) return;
    if (key === 'ArrowLeft') go(before);
    if (key === 'ArrowRight') go(after);
  };
  const from = useRef<number>(null);
  const bySwipe = ({ clientX }: PointerEvent) => {
    const moved = from.current === null ? 0 : clientX - from.current;
    from.current = null;
    if (Math.abs(moved) >= swipePx) go(moved > 0 ? before : after);
  };
  return (
    <Dialog title={photo ? t('alt', namesOf(photo)) : t('title')} onClose={onClose} onKeyDown={byKey} full>
      {photo ? (
        <figure className={styles.large}>
          <div
            className={styles.stage}
            onPointerDown={({ clientX, isPrimary }) => {
              if (isPrimary) from.current = clientX;
            }}
            onPointerUp={bySwipe}
            onPointerCancel={() => {
              from.current = null;
            }}
          >
            <PhotoImage key={photo.id} photo={photo} sizes="100vw" eager className={styles.whole} />
            <span className={styles.before}>
              <IconButton
                label={t('previous')}
                look="plain"
                aria-disabled={!before}
                onClick={() => go(before)}
              >
                <IconChevronLeft size={24} aria-hidden="true" />
              </IconButton>
            </span>
            <span className={styles.after}>
              <IconButton label={t('next')} look="plain" aria-disabled={!after} onClick={() => go(after)}>
                <IconChevronRight size={24} aria-hidden="true" />
              </IconButton>
            </span>
          </div>
          <About photo={photo} onGone={() => ((after ?? before) ? go(after ?? before) : onClose())} />
        </figure>
      ) : error ? (
        <Trouble level={3} title={t(isProblem(error, 404) ? 'gone' : 'oneFailed')} onRetry={refetch} />
      ) : (
        <Bone width="100%" height="60vh" />
      )}
    </Dialog>
  );
}

function About({ photo, onGone }: { photo: Photo; onGone: () => void }) {
  const { name } = namesOf(photo);
  const { member, recipe, caption, createdAt } = photo;
  return (
    <figcaption className={styles.about}>
      <div className={styles.byline}>
        <Avatar name={name} url={member?.avatarUrl ?? null} size={40} />
        <p className={styles.words}>
          {member ? (
            <Link to="/members/$username" params={{ username: member.username }} className={styles.drink}>
              {name}
            </Link>
          ) : (
            <span className={styles.drink}>{name}</span>
          )}
          <time className={styles.who} dateTime={createdAt}>
            {dayText(createdAt)}
          </time>
        </p>
        {!photo.held && <LikeButton photo={photo} />}
      </div>
      {photo.held && <HeldNote />}
      {caption && <p className={styles.caption}>{caption}</p>}
      <div className={styles.acts}>
        {recipe && (
          <Link to="/recipes/$id" params={{ id: recipe.slug }}>
            {t('toRecipe')}
          </Link>
        )}
        <Acts photo={photo} onGone={onGone} />
      </div>
    </figcaption>
  );
}

/** One's own is deleted, another's is reported. */
function Acts({ photo, onGone }: { photo: Photo; onGone: () => void }) {
  const isMine = useSession().memberId === photo.member?.id;
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const stop = () => setAsking(false);
  const { mutate, isPending } = useDeletePhoto(photo.id, () => {
    stop();
    onGone();
    removeShownPhoto(queryClient, photo.id);
  });
  return (
    <>
      <Button small look="quiet" onClick={() => setAsking(true)}>
        {isMine ? <IconTrash size={18} aria-hidden="true" /> : <IconFlag size={18} aria-hidden="true" />}
        {t(isMine ? 'delete' : 'report')}
      </Button>
      {isAsking && isMine && (
        <ConfirmDialog
          question={t('deleteQuestion')}
          confirmLabel={t('delete')}
          busy={isPending}
          onConfirm={() => mutate()}
          onClose={stop}
        />
      )}
      {isAsking && !isMine && (
        <ReportDialog
          title={t('reportTitle')}
          signIn={t('reportSignIn')}
          report={(report) => reportPhoto(photo.id, report)}
          onClose={stop}
        />
      )}
    </>
  );
}
