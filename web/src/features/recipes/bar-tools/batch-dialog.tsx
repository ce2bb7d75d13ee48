import type { Recipe } from '@barspoon/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Choices } from '../../../ui/choices.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { useVolumeUnit, type VolumeUnit } from '../use-volume-unit.ts';
import styles from './bar-tools.module.css';
import { batchOf, batchText, bottles, isAmerican } from './batch.ts';
import { tTools } from './texts.ts';

/** Bottles are labelled in ml everywhere. */
const bottleText = (size: number, unit: VolumeUnit) => {
  const ml = tTools('batch.ml', { ml: size });
  return unit === 'oz' ? tTools('batch.ozBottle', { oz: batchText(size, unit), ml }) : ml;
};

/** A bottle of the drink for the freezer, with the water that ice would have added. */
export function BatchDialog({ recipe, onClose }: { recipe: Recipe; onClose: () => void }) {
  const [unit] = useVolumeUnit();
  const sizes = bottles[unit === 'oz' || isAmerican(navigator.language) ? 'american' : 'metric'];
  const [size, setSize] = useState(String(sizes[0]));
  const batch = batchOf(recipe, Number(size));
  return (
    <Dialog title={tTools('batch.title', { name: recipe.name })} onClose={onClose}>
      {batch ? (
        <div className={styles.batch}>
          <Choices
            label={tTools('batch.bottle')}
            look="segments"
            value={size}
            options={[...sizes]
              .sort((a, b) => a - b)
              .map((ml) => ({ value: String(ml), label: bottleText(ml, unit) }))}
            onChange={setSize}
          />
          <ul className={styles.lines}>
            {[...batch.lines, { name: tTools('batch.water'), ml: batch.waterMl }].map(({ name, ml }) => (
              <li key={name}>
                <span className={styles.amount}>{batchText(ml, unit)}</span>
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
