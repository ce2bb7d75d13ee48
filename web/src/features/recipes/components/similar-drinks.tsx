import { useQuery } from '@tanstack/react-query';
import { useFavoriteMarks } from '../api/favorites.ts';
import { similarQuery } from '../api/similar.ts';
import { tDiscover } from '../discover-texts.ts';
import { FavoriteHeart } from './favorite-heart.tsx';
import cardStyles from './recipe-card.module.css';
import { RecipeCard } from './recipe-card.tsx';
import styles from './similar-drinks.module.css';

/** Similar drinks. Optional: renders nothing while loading or if there are none. */
export function SimilarDrinks({ recipeId }: { recipeId: string }) {
  const { data } = useQuery(similarQuery(recipeId));
  const items = data?.items ?? [];
  const saved = useFavoriteMarks(items.map(({ id }) => id));
  if (items.length === 0) return null;
  return (
    <section className={`${styles.similar} no-print`} aria-labelledby="similar-drinks">
      <h2 id="similar-drinks">{tDiscover('similar.title')}</h2>
      <ul className={cardStyles.grid}>
        {items.map((recipe) => (
          <li key={recipe.id}>
            <RecipeCard
              recipe={recipe}
              corner={<FavoriteHeart recipe={recipe} saved={saved?.has(recipe.id) ?? false} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
