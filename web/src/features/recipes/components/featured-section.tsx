import type { RecipeCard as Card } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFailureToast } from '../../../ui/toasts/toasts.ts';
import { useFavoriteMarks } from '../api/favorites.ts';
import { featuredQuery } from '../api/recipe.ts';
import { fallbackFeatured } from '../fallback-featured.ts';
import { t } from '../texts.ts';
import { FavoriteHeart } from './favorite-heart.tsx';
import styles from './featured-section.module.css';
import { RecipeCard, RecipeCardSkeleton } from './recipe-card.tsx';

/** The newest three featured recipes, or three built-in ones if there are none or they fail to load. Implements FEAT-01 to FEAT-05, HOME-10. */
export function FeaturedSection() {
  const { data, error, isPending } = useQuery(featuredQuery());
  useFailureToast(error, t('featured.failed'));
  const items = data?.items ?? [];
  return (
    <section className={styles.section} aria-labelledby="featured">
      <header className={styles.head}>
        <h2 id="featured">{t('featured.heading')}</h2>
        <Link to="/recipes">{t('featured.all')}</Link>
      </header>
      <ul className={styles.cards}>
        {isPending ? <Waiting /> : items.length > 0 ? <Featured items={items} /> : <Fallback />}
      </ul>
    </section>
  );
}

function Featured({ items }: { items: readonly Card[] }) {
  const saved = useFavoriteMarks(items.map(({ id }) => id));
  return items.map((recipe) => (
    <li key={recipe.id}>
      <RecipeCard
        recipe={recipe}
        corner={<FavoriteHeart recipe={recipe} saved={saved?.has(recipe.id) ?? false} />}
      />
    </li>
  ));
}

const Fallback = () =>
  fallbackFeatured.map((recipe) => (
    <li key={recipe.slug}>
      <RecipeCard recipe={recipe} />
    </li>
  ));

const Waiting = () =>
  fallbackFeatured.map(({ slug }) => (
    <li key={slug}>
      <RecipeCardSkeleton />
    </li>
  ));
