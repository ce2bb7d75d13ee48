import { IconHeart } from '@tabler/icons-react';
import { useFavoriteToggle } from '../api/favorites.ts';
import { t } from '../texts.ts';
import styles from './favorite-heart.module.css';

interface FavoriteHeartProps {
  recipe: { id: string; slug: string; name: string };
  saved: boolean;
}

/** The heart in a card's corner. Implements FAV-02. */
export function FavoriteHeart({ recipe, saved }: FavoriteHeartProps) {
  const toggle = useFavoriteToggle(recipe);
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={saved}
      aria-label={t('favorite.addNamed', { name: recipe.name })}
      title={t(saved ? 'favorite.added' : 'favorite.add')}
      onClick={() => toggle(!saved)}
    >
      <IconHeart size={21} aria-hidden="true" />
    </button>
  );
}
