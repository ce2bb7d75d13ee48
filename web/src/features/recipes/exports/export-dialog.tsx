import { type RecipeFormatName, recipeFormatNames } from '@barspoon/contracts';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { useExport } from '../api/own-exports.ts';
import styles from './exports.module.css';
import { tExports } from './texts.ts';

/** What is most asked for comes first. */
const formats = [
  'json',
  ...recipeFormatNames.filter((format) => format !== 'json'),
] as const satisfies readonly RecipeFormatName[];

/** One's own recipes as a file, or everything one has made here. Implements BEYOND-25. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const [format, setFormat] = useState<RecipeFormatName>('json');
  const { mutate, isPending } = useExport();
  const group = useId();
  return (
    <Dialog title={tExports('title')} onClose={onClose}>
      <div className={styles.body}>
        <p className={styles.muted}>{tExports('hint')}</p>
        <fieldset className={styles.formats} aria-label={tExports('format')}>
          {formats.map((one) => (
            <label key={one} className={styles.format}>
              <input
                type="radio"
                name={group}
                checked={one === format}
                aria-describedby={`${group}-${one}`}
                onChange={() => setFormat(one)}
              />
              <span>
                {tExports(`formats.${one}`)}
                <span className={styles.muted} id={`${group}-${one}`}>
                  {tExports(`about.${one}`)}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
        <DialogActions>
          <Button look="primary" busy={isPending} onClick={() => mutate(format, { onSuccess: onClose })}>
            {tExports('download')}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
