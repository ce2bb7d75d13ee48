import { photoRoutes } from '@barspoon/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { pagedQuery } from '../../../lib/api/queries.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { PagePart } from '../../../ui/page-part.tsx';
import { namesOf } from '../names.ts';
import { t } from '../texts.ts';
import { PhotoImage } from './photo-image.tsx';
import styles from './photos.module.css';

/** The photos a member shared, for members; nothing where there are none. Implements BEYOND-165. */
export function ShownPhotos({ memberId, title }: { memberId: string; title: string }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...pagedQuery(photoRoutes.list, { query: { userId: memberId, limit: 12 } }),
    enabled: useSession().status === 'member',
  });
  const photos = data?.pages.flatMap(({ items }) => items) ?? [];
  if (photos.length === 0) return null;
  return (
    <PagePart title={title}>
      <ul className={styles.gallery}>
        {photos.map((photo) => (
          <li key={photo.id} className={styles.tile}>
            <Link
              to="/social-hub"
              search={{ tab: 'photos', photo: photo.id }}
              className={styles.open}
              aria-label={t('open', namesOf(photo))}
            >
              <PhotoImage photo={photo} sizes="(min-width: 768px) 280px, 46vw" className={styles.square} />
            </Link>
          </li>
        ))}
      </ul>
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
    </PagePart>
  );
}
