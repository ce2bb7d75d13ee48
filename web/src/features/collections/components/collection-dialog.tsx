import type { Collection, CollectionSummary } from '@barspoon/contracts';
import { IconCheck, IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { collectionQuery, foundQuery, useChangeEntry, useSaveCollection } from '../api/collections.ts';
import { t } from '../texts.ts';
import styles from './collections.module.css';

interface CollectionDialogProps {
  /** The one that is edited; none for a new one. */
  collection?: Collection | CollectionSummary | undefined;
  onClose: () => void;
}

/** Creates or edits a collection, with what is in it. Implements COLL-04, COLL-05, COLL-07, BEYOND-91. */
export function CollectionDialog({ collection, onClose }: CollectionDialogProps) {
  const [name, setName] = useState(collection?.name ?? '');
  const [description, setDescription] = useState(collection?.description ?? '');
  const [isPublic, setPublic] = useState(collection?.isPublic ?? false);
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useSaveCollection(collection?.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) {
      setError(t('required'));
      return toasts.error(t('required'));
    }
    mutate({ name: name.trim(), description: description.trim(), isPublic }, { onSuccess: onClose });
  };
  return (
    <Dialog title={t(collection ? 'dialog.edit' : 'dialog.create')} onClose={onClose} stays>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label={t('dialog.name')}
          value={name}
          maxLength={120}
          required
          error={error}
          onChange={(event) => setName(event.target.value)}
        />
        <TextAreaField
          label={t('dialog.description')}
          rows={2}
          value={description}
          maxLength={500}
          onChange={(event) => setDescription(event.target.value)}
        />
        <Switch label={t('dialog.public')} checked={isPublic} onChange={setPublic} />
        {collection && <Recipes id={collection.id} />}
        <DialogActions>
          <Button onClick={onClose}>{t('dialog.cancel')}</Button>
          <Button type="submit" look="primary" busy={isPending}>
            {t('dialog.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Puts recipes in and takes them out; each at once. */
function Recipes({ id }: { id: string }) {
  const [q, setQ] = useState('');
  const { data } = useQuery(collectionQuery(id));
  const { data: found } = useQuery({ ...foundQuery(q.trim()), enabled: q.trim().length > 1 });
  const { mutate } = useChangeEntry();
  const inIt = new Set(data?.recipes.map((recipe) => recipe.id));
  return (
    <div className={styles.contents}>
      <h3>{t('dialog.recipes')}</h3>
      <ul className={styles.plain}>
        {data?.recipes.map((recipe) => (
          <li key={recipe.id}>
            {recipe.name}
            <Button
              small
              look="quiet"
              aria-label={t('remove', { name: recipe.name })}
              onClick={() => mutate({ id, recipeId: recipe.id, act: 'remove' })}
            >
              <IconX size={18} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      <TextField
        label={t('dialog.find')}
        hint={t('dialog.findHint')}
        value={q}
        onChange={(event) => setQ(event.target.value)}
        // Enter must not save the dialog while somebody looks for a recipe.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {q.trim().length > 1 && (
        <ul className={styles.plain}>
          {found?.items.map((recipe) => (
            <li key={recipe.id}>
              {recipe.name}
              {inIt.has(recipe.id) ? (
                <IconCheck size={18} aria-hidden="true" />
              ) : (
                <Button
                  small
                  look="quiet"
                  aria-label={t('add', { name: recipe.name })}
                  onClick={() => mutate({ id, recipeId: recipe.id, act: 'add' })}
                >
                  <IconPlus size={18} aria-hidden="true" />
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
