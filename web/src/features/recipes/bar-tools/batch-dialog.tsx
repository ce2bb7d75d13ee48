import type { Recipe } from '@barspoon/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Choices } from '../../../ui/choices.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import styles from './bar-tools.module.css';
import { batchOf, bottleSizes } from './batch.ts';
import { tTools } from './texts.ts';

const sizes = bottleSizes.map((ml) => ({ value: String(ml), label: tTools('batch.ml', { ml }) }));

/** A bottle of the drink for the freezer, with the water that ice would have added. */
export function BatchDialog({ recipe, onClose }: { recipe: Recipe; onClose: () => void }) {
  const [size, setSize] = useState('750');
  const batch = batchOf(recipe, Number(size));
  return (
    <Dialog title={tTools('batch.title', { name: recipe.name })} onClose={onClose}>
      {batch ? (
        <div className={styles.batch}>
          <Choices
            label={tTools('batch.bottle')}
            look="segments"
            value={size}
            options={sizes}
            onChange={setSize}
          />
          <ul className={styles.lines}>
            {[...batch.lines, { name: tTools('batch.water'), ml: batch.waterMl }].map(({ name, ml }) => (
              <li key={name}>
                <span className={styles.amount}>{tTools('batch.ml', { ml })}</span>
                <span>{name}</span>
              </li>
            ))}
          </ul>
          {batch.later.length > 0 && <p>{tTools('batch.later', { names: batch.later.join(', ') })}</p>}
          <p className={styles.muted}>{tTools('batch.makes', { servings: batch.servings })}</p>
        </div>
      ) : (
        <p>{tTools('batch.unknown')}</p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{tTools('batch.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
