import type { RecipeCard as Card, OutputOf, recipeRoutes } from '@barspoon/contracts';
import { useFavoriteMarks } from '../api/favorites.ts';
import { useMatchMarks } from '../api/match-marks.ts';
import { FavoriteHeart } from './favorite-heart.tsx';
import styles from './recipe-card.module.css';
import { RecipeCard, RecipeCardSkeleton } from './recipe-card.tsx';
import { RecipeMatchBadge } from './recipe-match-badge.tsx';

type Item = Card & { match?: OutputOf<typeof recipeRoutes.list>['items'][number]['match'] };

/** The number of cards visible when a page opens; their pictures load eagerly. */
const IN_SIGHT = 4;

/** Cards page by page: each page requests once which of its recipes are saved and how well the bar matches them. */
export function RecipeGrid({ pages }: { pages: readonly { items: readonly Item[] }[] }) {
  return (
    <ul className={styles.grid}>
      {pages.map(({ items }, index) =>
        items.length > 0 ? <GridPage key={items[0]?.id} items={items} first={index === 0} /> : null,
      )}
    </ul>
  );
}

function GridPage({ items, first }: { items: readonly Item[]; first: boolean }) {
  const ids = items.map(({ id }) => id);
  const saved = useFavoriteMarks(ids);
  const matches = useMatchMarks(ids);
  return items.map((recipe, index) => {
    const match = matches?.get(recipe.id);
    return (
      <li key={recipe.id}>
        <RecipeCard
          recipe={recipe}
          match={recipe.match}
          eager={first && index < IN_SIGHT}
          corner={<FavoriteHeart recipe={recipe} saved={saved?.has(recipe.id) ?? false} />}
          badge={match && match.matched > 0 && <RecipeMatchBadge match={match} />}
        />
      </li>
    );
  });
}

export function RecipeGridSkeleton({ cards = 8 }: { cards?: number }) {
  return (
    <div className={styles.grid}>
      {Array.from({ length: cards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
        <RecipeCardSkeleton key={index} />
      ))}
    </div>
  );
}
