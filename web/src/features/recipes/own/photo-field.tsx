import { uploadTypes } from '@barspoon/contracts';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import styles from './own-recipes.module.css';
import { tOwn } from './texts.ts';

interface PhotoFieldProps {
  hasImage: boolean;
  error: ReactNode;
  onChoose: (file: File | null) => void;
  onRemove: () => void;
}

export function PhotoField({ hasImage, error, onChoose, onRemove }: PhotoFieldProps) {
  return (
    <div>
      <Field label={tOwn('form.photo')} hint={tOwn('form.photoHint')} error={error}>
        {(wiring) => (
          <input
            {...wiring}
            type="file"
            accept={uploadTypes.join(',')}
            onChange={({ target }) => onChoose(target.files?.[0] ?? null)}
          />
        )}
      </Field>
      {hasImage && (
        <p className={styles.kept}>
          {tOwn('form.photoNow')}{' '}
          <Button small onClick={onRemove}>
            {tOwn('form.photoRemove')}
          </Button>
        </p>
      )}
    </div>
  );
}
