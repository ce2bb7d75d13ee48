import { collectionRoutes, type ShownCollection } from '@barspoon/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { pagedQuery } from '../../../lib/api/queries.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { DrinkPicture } from '../../../ui/drink-picture.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { PagePart } from '../../../ui/page-part.tsx';
import { t } from '../texts.ts';
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
            <Card collection={collection} named={!ownerId} />
          </li>
        ))}
      </ul>
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
    </PagePart>
  );
}

function Card({
  collection: { id, name, description, owner, recipeCount, recipes },
  named,
}: {
  collection: ShownCollection;
  named: boolean;
}) {
  return (
    <article className={styles.about}>
      <div className={styles.pictures} aria-hidden="true">
        {recipes.slice(0, 4).map((recipe) => (
          <DrinkPicture key={recipe.id} picture={recipe.picture} image={recipe.image} alt="" size={120} />
        ))}
      </div>
      <h3>
        <Link to="/social-hub" search={{ tab: 'collections', collection: id }}>
          {name}
        </Link>
      </h3>
      {description && <p>{description}</p>}
      <p className={styles.facts}>
        <span>{t('recipes', { count: recipeCount })}</span>
        {named && owner && (
          <Link to="/members/$username" params={{ username: owner.username }}>
            {t('by', { name: owner.username })}
          </Link>
        )}
      </p>
    </article>
  );
}
