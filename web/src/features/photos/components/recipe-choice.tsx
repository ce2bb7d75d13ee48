import { favoriteRoutes, type RecipeCard, recipeRoutes } from '@barspoon/contracts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { routeQuery } from '../../../lib/api/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { RemovableChip } from '../../../ui/chip.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { t } from '../texts.ts';
import styles from './photos.module.css';

export type ChosenRecipe = Pick<RecipeCard, 'id' | 'name'>;

interface RecipeChoiceProps {
  recipe: ChosenRecipe | null;
  onChoose: (recipe: ChosenRecipe | null) => void;
}

const few = 6;

/** The recipe a photo shows: the member's favorites first, and every recipe by its name. Implements PHOTO-03. */
export function RecipeChoice({ recipe, onChoose }: RecipeChoiceProps) {
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), 200);
  const id = useId();
  const favorites = useQuery({
    ...routeQuery(favoriteRoutes.list, { query: { limit: few } }),
    select: ({ items }) => items.map((favorite) => favorite.recipe),
  });
  const found = useQuery({
    ...routeQuery(recipeRoutes.list, { query: { q, limit: few } }),
    enabled: q !== '' && !recipe,
    select: ({ items }) => items as ChosenRecipe[],
  });
  if (recipe)
    return (
      <div className={styles.chosen}>
        <span>{t('dialog.chosen')}</span>
        <RemovableChip
          label={t('dialog.removeRecipe', { name: recipe.name })}
          onRemove={() => onChoose(null)}
        >
          {recipe.name}
        </RemovableChip>
      </div>
    );
  const shown = q === '' ? favorites.data : found.data;
  const choose = ({ id: recipeId, name }: ChosenRecipe) => {
    setTyped('');
    onChoose({ id: recipeId, name });
  };
  return (
    <div className={styles.choice}>
      <p id={id}>{t('dialog.recipe')}</p>
      <SearchField
        label={t('dialog.recipe')}
        placeholder={t('dialog.find')}
        clearLabel={t('dialog.clear')}
        value={typed}
        onChange={setTyped}
      />
      {shown && shown.length > 0 && (
        <ul className={styles.found} aria-label={t(q === '' ? 'dialog.favorites' : 'dialog.found')}>
          {shown.map((one) => (
            <li key={one.id}>
              <Button small onClick={() => choose(one)}>
                {one.name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {q !== '' && shown?.length === 0 && <p className={styles.hint}>{t('dialog.none')}</p>}
    </div>
  );
}
