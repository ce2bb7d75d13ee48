import { isProblem } from '@barspoon/browser';
import type { Collection } from '@barspoon/contracts';
import { IconArrowLeft, IconCopy, IconList, IconLock, IconShare2, IconWorld } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { useProfile, useSession } from '../../../lib/session/use-session.ts';
import { shareOrCopy } from '../../../lib/share.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { CostsOnDemand } from '../../../ui/costs-on-demand.tsx';
import { SpiltGlass } from '../../../ui/drawings/spilt-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { Trouble } from '../../../ui/trouble.tsx';
import { collectionQuery, useCopyCollection } from '../api/collections.ts';
import { collectionAddress } from '../collection-address.ts';
import { t } from '../texts.ts';
import { CollectionDialog } from './collection-dialog.tsx';
import { CollectionRecipes } from './collection-recipes.tsx';
import styles from './collections.module.css';
import { Needs } from './needs.tsx';
import { hiddenIn, ShareCollection } from './share-collection.tsx';

const CollectionMenu = lazily(() => import('./collection-menu.tsx'), 'CollectionMenu');

/** One collection, for everybody when it is public. Implements BEYOND-92, COLL-11. */
export function CollectionView({ id, asMenu }: { id: string; asMenu: boolean }) {
  const { data, error, refetch } = useQuery(collectionQuery(id));
  useTitle(data?.name);
  if (isProblem(error, 404) || isProblem(error, 400))
    return (
      <EmptyState
        drawing={<SpiltGlass />}
        title={t('notFound')}
        text={t('notFoundText')}
        action={
          <LinkButton to="/social-hub" search={{ tab: 'collections' }}>
            {t('toAll')}
          </LinkButton>
        }
      />
    );
  if (!data)
    return error ? (
      <Trouble title={t('oneFailed')} onRetry={refetch} />
    ) : (
      <Bone width="100%" height="320px" />
    );
  if (asMenu)
    return (
      <Suspense fallback={<Bone width="100%" height="320px" />}>
        <CollectionMenu collection={data} />
      </Suspense>
    );
  return <Whole collection={data} />;
}

function Whole({ collection }: { collection: Collection }) {
  const { id, name, description, isPublic, owner, recipeCount } = collection;
  const { status, memberId } = useSession();
  const hasAccess = useProfile()?.access.granted === true;
  const recipeIds = collection.recipes.map((recipe) => recipe.id);
  const isMine = memberId === collection.userId;
  const [editing, setEditing] = useState(false);
  const [sharing, setSharing] = useState(false);
  const asksFirst = isMine && (!isPublic || hiddenIn(collection).length > 0);
  const { mutate: copy, isPending } = useCopyCollection();
  const navigate = useNavigate();

  const share = async () => {
    try {
      const how = await shareOrCopy({ title: name, url: collectionAddress(id) });
      if (how === 'copied') toasts.success(t('copied'));
    } catch {
      toasts.error(t('copyFailed'));
    }
  };
  const copyIt = () =>
    copy(id, {
      onSuccess: (own) => navigate({ to: '/social-hub', search: { tab: 'collections', collection: own.id } }),
    });
  return (
    <article className={styles.section}>
      <Link to="/social-hub" search={{ tab: 'collections' }} className={styles.back}>
        <IconArrowLeft size={18} aria-hidden="true" />
        {t(isMine ? 'back' : 'toAll')}
      </Link>
      <header className={styles.title}>
        <h2>{name}</h2>
        {description && <p>{description}</p>}
        <p className={styles.facts}>
          <span>
            {isPublic ? (
              <IconWorld size={16} aria-hidden="true" />
            ) : (
              <IconLock size={16} aria-hidden="true" />
            )}
            {t(isPublic ? 'public' : 'private')}
          </span>
          <span>{t('recipes', { count: recipeCount })}</span>
          {owner && !isMine && (
            <Link to="/members/$username" params={{ username: owner.username }}>
              {t('by', { name: owner.username })}
            </Link>
          )}
        </p>
        <div className={styles.buttons}>
          {isMine && <Button onClick={() => setEditing(true)}>{t('edit')}</Button>}
          <Button onClick={() => (asksFirst ? setSharing(true) : void share())}>
            <IconShare2 size={20} aria-hidden="true" />
            {t('share')}
          </Button>
          <LinkButton to="/social-hub" search={{ tab: 'collections', collection: id, view: 'menu' }}>
            <IconList size={20} aria-hidden="true" />
            {t('menu')}
          </LinkButton>
          {!isMine && status === 'member' && (
            <Button busy={isPending} onClick={copyIt}>
              <IconCopy size={20} aria-hidden="true" />
              {t('copy')}
            </Button>
          )}
        </div>
      </header>
      {collection.recipes.length === 0 ? (
        <EmptyState
          level={3}
          drawing={<SpiltGlass />}
          title={t('empty')}
          text={isMine ? t('emptyHint') : undefined}
          action={<LinkButton to="/recipes">{t('browse')}</LinkButton>}
        />
      ) : (
        <>
          <CollectionRecipes collection={collection} isMine={isMine} />
          {hasAccess && (
            <>
              <Needs name={name} recipeIds={recipeIds} />
              <CostsOnDemand title={t('needs.costs')} recipeIds={recipeIds} />
            </>
          )}
        </>
      )}
      {sharing && (
        <ShareCollection collection={collection} onShare={share} onClose={() => setSharing(false)} />
      )}
      {editing && <CollectionDialog collection={collection} onClose={() => setEditing(false)} />}
    </article>
  );
}
