import type { Recipe } from '@barspoon/contracts';
import { useEffect, useState } from 'react';
import { EmptyHeart } from '../../../ui/drawings/empty-heart.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import styles from '../components/recipe-card.module.css';
import { RecipeCard } from '../components/recipe-card.tsx';
import { t } from '../texts.ts';
import { keptRecipes } from './saved-recipes.ts';

/** Without a network: the recipes this device keeps. */
export function OfflineRecipes() {
  const [recipes, setRecipes] = useState<Recipe[]>();
  useEffect(() => {
    void keptRecipes().then(setRecipes);
  }, []);
  if (!recipes) return null;
  return (
    <>
      <EmptyState
        drawing={<EmptyHeart />}
        title={t('offline.title')}
        text={t(recipes.length > 0 ? 'offline.text' : 'offline.none')}
      />
      <ul className={styles.grid}>
        {recipes.map((recipe) => (
          <li key={recipe.id}>
            <RecipeCard recipe={recipe} />
          </li>
        ))}
      </ul>
    </>
  );
}
