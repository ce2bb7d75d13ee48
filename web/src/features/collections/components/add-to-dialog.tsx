import type { CollectionSummary } from '@barspoon/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { Trouble } from '../../../ui/trouble.tsx';
import { collectionsQuery, useChangeEntry, useSaveCollection } from '../api/collections.ts';
import { t } from '../texts.ts';
import styles from './collections.module.css';

/** Puts a recipe into collections of one's own, also into a new one. Implements BEYOND-91. */
export function AddToDialog({ recipeId, onClose }: { recipeId: string; onClose: () => void }) {
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    collectionsQuery(recipeId),
  );
  const [name, setName] = useState('');
  const { mutate: change } = useChangeEntry();
  const { mutate: create, isPending: isCreating } = useSaveCollection(undefined);

  const put = ({ id, name }: Pick<CollectionSummary, 'id' | 'name'>, isIn: boolean) =>
    change(
      { id, recipeId, act: isIn ? 'add' : 'remove' },
      { onSuccess: () => toasts.success(t(isIn ? 'addTo.added' : 'addTo.removed', { name })) },
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return toasts.error(t('required'));
    create(
      { name: name.trim(), description: '', isPublic: false },
      {
        onSuccess: (collection) => {
          setName('');
          put(collection, true);
        },
      },
    );
  };
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Dialog title={t('addTo.title')} onClose={onClose}>
      <div className={styles.form}>
        {isPending ? (
          <Bone width="100%" height="88px" />
        ) : !data ? (
          <Trouble level={3} title={t('loadFailed')} onRetry={refetch} />
        ) : items.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <ul className={styles.plain}>
            {items.map((collection) => (
              <li key={collection.id}>
                <Switch
                  label={collection.name}
                  checked={collection.contains}
                  onChange={(isIn) => put(collection, isIn)}
                />
              </li>
            ))}
          </ul>
        )}
        <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
        <form className={styles.inline} noValidate onSubmit={submit}>
          <TextField
            label={t('addTo.create')}
            value={name}
            maxLength={120}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" busy={isCreating}>
            {t('addTo.createAndAdd')}
          </Button>
        </form>
      </div>
    </Dialog>
  );
}
