import { collectionRoutes } from '@barspoon/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { pagedQuery } from '../../../lib/api/queries.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { PagePart } from '../../../ui/page-part.tsx';
import { t } from '../texts.ts';
import { CollectionCard } from './collection-card.tsx';
import styles from './collections.module.css';

interface ShownCollectionsProps {
  title: string;
  /** Those of one member; else those of everybody but the reader, whose own stand elsewhere. */
  ownerId?: string;
}

/** Public collections; nothing where there are none. Implements BEYOND-165. */
export function ShownCollections({ title, ownerId }: ShownCollectionsProps) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    pagedQuery(collectionRoutes.shown, { query: { ownerId } }),
  );
  const { memberId } = useSession();
  const all = data?.pages.flatMap((page) => page.items) ?? [];
  const items = ownerId ? all : all.filter(({ userId }) => userId !== memberId);
  if (items.length === 0 && !hasNextPage) return null;
  return (
    <PagePart title={title}>
      <ul className={styles.cards}>
        {items.map((collection) => (
          <li key={collection.id} className={styles.card}>
            <CollectionCard collection={collection}>
              <span>{t('recipes', { count: collection.recipeCount })}</span>
              {!ownerId && collection.owner && (
                <Link to="/members/$username" params={{ username: collection.owner.username }}>
                  {t('by', { name: collection.owner.username })}
                </Link>
              )}
            </CollectionCard>
          </li>
        ))}
      </ul>
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
    </PagePart>
  );
}
