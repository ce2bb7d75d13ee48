import type { CollectedRecipe, Collection } from '@barspoon/contracts';
import { IconArrowDown, IconArrowUp, IconLock, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { moved } from '../../../lib/moved.ts';
import { useDragging } from '../../../lib/use-dragging.ts';
import { IconButton } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { DrinkPicture } from '../../../ui/drink-picture.tsx';
import { useChangeEntry, useReorder } from '../api/collections.ts';
import { t } from '../texts.ts';
import styles from './collections.module.css';

/** The recipes in their order, which their owner changes by dragging or by buttons. */
export function CollectionRecipes({ collection, isMine }: { collection: Collection; isMine: boolean }) {
  const { mutate: reorder, isPending } = useReorder();
  const [said, setSaid] = useState('');
  const { recipes } = collection;

  const move = (from: number, to: number) => {
    const recipe = recipes[from];
    if (!recipe || isPending || to < 0 || to >= recipes.length || from === to) return;
    reorder({ ...collection, recipes: moved(recipes, from, to) });
    setSaid(t('moved', { name: recipe.name, place: to + 1, count: recipes.length }));
  };
  const { dragged, grip, place } = useDragging<number>(move);
  return (
    <>
      <ol className={styles.recipes} aria-label={t('list')}>
        {recipes.map((recipe, index) => (
          <li
            key={recipe.id}
            className={classes(styles.recipe, index === dragged && styles.dragged)}
            {...(isMine && { ...grip(index), ...place(index) })}
          >
            <DrinkPicture
              picture={recipe.picture}
              image={recipe.image}
              alt=""
              size={96}
              className={styles.picture}
            />
            <div className={styles.words}>
              <h3>
                <Link to="/recipes/$id" params={{ id: recipe.slug }} draggable={false}>
                  {recipe.name}
                </Link>
              </h3>
              <p className={styles.facts}>
                {recipe.category}
                {isMine && recipe.visibility && (
                  <span>
                    <IconLock size={16} aria-hidden="true" />
                    {t(recipe.visibility === 'private' ? 'onlyYou' : 'byLink')}
                  </span>
                )}
              </p>
              {isMine ? (
                <Note collectionId={collection.id} recipe={recipe} />
              ) : (
                recipe.note && <p>{recipe.note}</p>
              )}
            </div>
            {isMine && (
              <Controls
                collectionId={collection.id}
                recipe={recipe}
                isFirst={index === 0}
                isLast={index === recipes.length - 1}
                onMove={(by) => move(index, index + by)}
              />
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="hidden-text">
        {said}
      </p>
    </>
  );
}

interface EntryProps {
  collectionId: string;
  recipe: CollectedRecipe;
}

function Controls({
  collectionId,
  recipe,
  isFirst,
  isLast,
  onMove,
}: EntryProps & { isFirst: boolean; isLast: boolean; onMove: (by: 1 | -1) => void }) {
  const { mutate } = useChangeEntry();
  const { name } = recipe;
  return (
    <div className={styles.controls}>
      <IconButton small label={t('up', { name })} disabled={isFirst} onClick={() => onMove(-1)}>
        <IconArrowUp size={18} aria-hidden="true" />
      </IconButton>
      <IconButton small label={t('down', { name })} disabled={isLast} onClick={() => onMove(1)}>
        <IconArrowDown size={18} aria-hidden="true" />
      </IconButton>
      <IconButton
        small
        label={t('remove', { name })}
        onClick={() => mutate({ id: collectionId, recipeId: recipe.id, act: 'remove' })}
      >
        <IconX size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** Kept when the field is left. */
function Note({ collectionId, recipe }: EntryProps) {
  const { mutate } = useChangeEntry();
  const keep = (text: string) => {
    const note = text.trim() || null;
    if (note !== recipe.note) mutate({ id: collectionId, recipeId: recipe.id, act: { note } });
  };
  return (
    <input
      className={styles.note}
      aria-label={t('note', { name: recipe.name })}
      placeholder={t('notePlaceholder')}
      defaultValue={recipe.note ?? ''}
      maxLength={300}
      onBlur={(event) => keep(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  );
}
