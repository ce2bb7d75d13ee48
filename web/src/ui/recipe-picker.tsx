import { recipeRoutes } from '@barspoon/contracts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { routeQuery } from '../lib/api/queries.ts';
import { Button } from './button.tsx';
import { RemovableChip } from './chip.tsx';
import { tDialog } from './dialog-texts.ts';
import fields from './field.module.css';
import styles from './recipe-picker.module.css';
import { SearchField } from './search-field.tsx';

const few = 5;

export interface PickedRecipe {
  id: string;
  name: string;
}

interface RecipePickerProps {
  label: string;
  recipe: PickedRecipe | null;
  onPick: (recipe: PickedRecipe | null) => void;
}

/** Looks for one public recipe by its name; a chosen one can be taken away again. */
export function RecipePicker({ label, recipe, onPick }: RecipePickerProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), 200);
  const { data } = useQuery({
    ...routeQuery(recipeRoutes.list, { query: { q, limit: few } }),
    enabled: q !== '' && !recipe,
  });
  if (recipe)
    return (
      <div className={styles.picked}>
        <span>{tDialog('recipePicker.recipe')}</span>
        <RemovableChip label={tDialog('recipePicker.remove')} onRemove={() => onPick(null)}>
          {recipe.name}
        </RemovableChip>
      </div>
    );
  const pick = (one: PickedRecipe) => {
    setTyped('');
    onPick({ id: one.id, name: one.name });
  };
  return (
    <div className={styles.picker}>
      <label htmlFor={id} className={fields.label}>
        {label}
      </label>
      <SearchField
        id={id}
        label={label}
        placeholder={tDialog('recipePicker.found')}
        clearLabel={tDialog('recipePicker.clear')}
        value={typed}
        onChange={setTyped}
      />
      {q && data && (
        <ul className={styles.found} aria-label={tDialog('recipePicker.found')}>
          {data.items.map((one) => (
            <li key={one.id}>
              <Button look="quiet" small onClick={() => pick(one)}>
                {one.name}
              </Button>
            </li>
          ))}
          {data.items.length === 0 && <li className={styles.none}>{tDialog('recipePicker.none')}</li>}
        </ul>
      )}
    </div>
  );
}
