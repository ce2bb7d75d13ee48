import { captionMax } from '@barspoon/contracts';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { PictureChoice } from '../../../ui/picture-choice.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { useSharePhoto } from '../api/share-photo.ts';
import { t } from '../texts.ts';
import styles from './photos.module.css';
import { RecipeChoice } from './recipe-choice.tsx';

/** Implements PHOTO-01, PHOTO-03 to PHOTO-07, PHOTO-09. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [recipeId, setRecipeId] = useState('');
  const [caption, setCaption] = useState('');
  const { mutate, isPending } = useSharePhoto();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (!file || !recipeId) return toasts.error(t('dialog.incomplete'));
    mutate({ file, recipeId, caption }, { onSuccess: onClose });
  };
  return (
    <Dialog title={t('share')} onClose={onClose} stays>
      <form className={styles.form} noValidate onSubmit={submit}>
        <PictureChoice file={file} onChoose={setFile} />
        <RecipeChoice recipeId={recipeId} onChoose={setRecipeId} />
        <div>
          <TextAreaField
            label={t('dialog.caption')}
            rows={3}
            maxLength={captionMax}
            value={caption}
            aria-describedby={`${id}-count`}
            onChange={(event) => setCaption(event.target.value)}
          />
          <p id={`${id}-count`} className={styles.count}>
            {t('dialog.count', { count: caption.length, max: captionMax })}
          </p>
        </div>
        <DialogActions>
          <Button onClick={onClose}>{t('dialog.cancel')}</Button>
          <Button type="submit" look="primary" busy={isPending}>
            {t('share')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
