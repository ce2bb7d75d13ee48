import { captionMax, uploadTypes } from '@barspoon/contracts';
import { IconPhotoUp } from '@tabler/icons-react';
import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { useSharePhoto } from '../api/share-photo.ts';
import { refusalOf } from '../photo-file.ts';
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
        <FileChoice file={file} onChoose={setFile} />
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

function FileChoice({ file, onChoose }: { file: File | null; onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [taken] = event.target.files ?? [];
    // The same file chosen again is a choice again.
    event.target.value = '';
    const refusal = taken && refusalOf(taken);
    if (refusal) toasts.error(refusal);
    else if (taken) onChoose(taken);
  };
  return (
    <div className={styles.file}>
      {file && <Preview file={file} />}
      <Button onClick={() => input.current?.click()}>
        <IconPhotoUp size={20} aria-hidden="true" />
        {t(file ? 'dialog.another' : 'dialog.file')}
      </Button>
      <p className={styles.hint}>{t('dialog.hint')}</p>
      <input
        ref={input}
        type="file"
        accept={uploadTypes.join(',')}
        aria-label={t('dialog.file')}
        tabIndex={-1}
        className="hidden-text"
        onChange={take}
      />
    </div>
  );
}

function Preview({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address ? <img className={styles.preview} src={address} alt={t('dialog.preview')} /> : null;
}
