import type { CollectionSummary } from '@barspoon/contracts';
import { IconLock, IconPlus, IconWorld } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyGlass } from '../../../ui/drawings/empty-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { useFailureToast } from '../../../ui/toasts/toasts.ts';
import { Trouble } from '../../../ui/trouble.tsx';
import { collectionsQuery, useDeleteCollection } from '../api/collections.ts';
import { t } from '../texts.ts';
import { CollectionCard } from './collection-card.tsx';
import { CollectionDialog } from './collection-dialog.tsx';
import styles from './collections.module.css';
import { ShownCollections } from './shown-collections.tsx';

/** The reader's collections, or the prompt to sign in. Implements COLL-01, COLL-02, COLL-06, COLL-12, SOC-01. */
export function MyCollections() {
  return (
    <div className={styles.section}>
      <Own />
      <ShownCollections title={t('everybodys')} />
    </div>
  );
}

function Own() {
  const { status } = useSession();
  if (status === 'starting') return <Bone width="100%" height="240px" />;
  if (status === 'visitor')
    return (
      <EmptyState
        drawing={<EmptyGlass />}
        title={t('hub.signIn')}
        action={
          <LinkButton to="/profile" search={{ from: '/social-hub?tab=collections' }} look="primary">
            {t('hub.toSignIn')}
          </LinkButton>
        }
      />
    );
  return <List />;
}

function List() {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(collectionsQuery());
  useFailureToast(error, t('loadFailed'));
  const [edited, setEdited] = useState<CollectionSummary | 'new' | null>(null);
  const [doomed, setDoomed] = useState<CollectionSummary | null>(null);
  const { mutate: remove, isPending: isRemoving } = useDeleteCollection();
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section className={styles.section} aria-labelledby="my-collections">
      <header className={styles.head}>
        <h2 id="my-collections">{t('title')}</h2>
        <Button look="primary" onClick={() => setEdited('new')}>
          <IconPlus size={20} aria-hidden="true" />
          {t('new')}
        </Button>
      </header>
      {isPending ? (
        <Bone width="100%" height="240px" />
      ) : !data ? (
        <Trouble level={3} title={t('loadFailed')} onRetry={refetch} />
      ) : items.length === 0 ? (
        <EmptyState level={3} drawing={<EmptyGlass />} title={t('none')} text={t('noneHint')} />
      ) : (
        <ul className={styles.cards}>
          {items.map((collection) => (
            <li key={collection.id} className={styles.card}>
              <CollectionCard collection={collection}>
                <span>
                  {collection.isPublic ? (
                    <IconWorld size={16} aria-hidden="true" />
                  ) : (
                    <IconLock size={16} aria-hidden="true" />
                  )}
                  {t(collection.isPublic ? 'public' : 'private')}
                </span>
                <span>{t('recipes', { count: collection.recipeCount })}</span>
              </CollectionCard>
              <div className={styles.buttons}>
                <Button
                  small
                  aria-label={t('editNamed', { name: collection.name })}
                  onClick={() => setEdited(collection)}
                >
                  {t('edit')}
                </Button>
                <Button
                  small
                  look="quiet"
                  aria-label={t('deleteNamed', { name: collection.name })}
                  onClick={() => setDoomed(collection)}
                >
                  {t('delete')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
      {edited && (
        <CollectionDialog
          collection={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {doomed && (
        <ConfirmDialog
          question={t('deleteQuestion')}
          confirmLabel={t('delete')}
          busy={isRemoving}
          onConfirm={() => remove(doomed.id, { onSettled: () => setDoomed(null) })}
          onClose={() => setDoomed(null)}
        />
      )}
    </section>
  );
}
