import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useHiddenMembers } from '../../../lib/hidden-members.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { useFavoriteMarks } from '../api/favorites.ts';
import { variationsQuery } from '../api/variations.ts';
import { FavoriteHeart } from '../components/favorite-heart.tsx';
import cardStyles from '../components/recipe-card.module.css';
import { RecipeCard } from '../components/recipe-card.tsx';
import { tVariations } from './texts.ts';
import styles from './variations.module.css';

/** What members have made of a recipe. An extra: nothing stands here while it is not known or there are none. */
export function Variations({ recipeId }: { recipeId: string }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    variationsQuery(recipeId),
  );
  const hidden = useHiddenMembers();
  const items = (data?.pages.flatMap((page) => page.items) ?? []).filter(
    ({ userId }) => userId === null || !hidden.has(userId),
  );
  const saved = useFavoriteMarks(items.map(({ id }) => id));
  if (items.length === 0) return null;
  return (
    <section className={`${styles.variations} no-print`} aria-labelledby="variations">
      <h2 id="variations">{tVariations('title', { count: data?.pages[0]?.total ?? items.length })}</h2>
      <ul className={cardStyles.grid}>
        {items.map(({ author, userId: _, ...recipe }) => (
          <li key={recipe.id} className={styles.variation}>
            <RecipeCard
              recipe={recipe}
              corner={<FavoriteHeart recipe={recipe} saved={saved?.has(recipe.id) ?? false} />}
            />
            <p className={styles.by}>
              {author ? (
                <>
                  {tVariations('by')}{' '}
                  <Link to="/members/$username" params={{ username: author.username }}>
                    {author.fullName}
                  </Link>
                </>
              ) : (
                tVariations('bySomebody')
              )}
            </p>
          </li>
        ))}
      </ul>
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
    </section>
  );
}
