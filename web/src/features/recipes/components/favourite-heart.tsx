import { IconHeart } from '@tabler/icons-react';
import { useFavouriteToggle } from '../api/favourites.ts';
import { t } from '../texts.ts';
import styles from './favourite-heart.module.css';

interface FavouriteHeartProps {
  recipe: { id: string; slug: string; name: string };
  saved: boolean;
}

/** The heart in a card's corner. Implements FAV-02. */
export function FavouriteHeart({ recipe, saved }: FavouriteHeartProps) {
  const toggle = useFavouriteToggle(recipe);
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={saved}
      aria-label={t('favourite.addNamed', { name: recipe.name })}
      title={t(saved ? 'favourite.added' : 'favourite.add')}
      onClick={() => toggle(!saved)}
    >
      <IconHeart size={21} aria-hidden="true" />
    </button>
  );
}
