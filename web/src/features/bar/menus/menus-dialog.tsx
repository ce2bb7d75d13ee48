import type { BarSummary, MenuSummary } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { newEntryId } from '../../../lib/api/ledger.ts';
import { dayText } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyShelf } from '../../../ui/drawings/empty-shelf.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { menuQuery, menusQuery } from './api.ts';
import { draftOf, emptyDraft } from './draft.ts';
import { MenuEditor } from './menu-editor.tsx';
import styles from './menus.module.css';
import { t } from './texts.ts';

/** The menus of a bar: drafts, and those that anybody reads. Implements BEYOND-245. */
export function MenusDialog({ bar, onClose }: { bar: BarSummary; onClose: () => void }) {
  const [open, setOpen] = useState<{ id: string; isNew: boolean } | null>(null);
  return (
    <Dialog title={t('title', { name: bar.name })} onClose={onClose} stays>
      {open ? (
        <>
          <p>
            <Button small onClick={() => setOpen(null)}>
              {t('back')}
            </Button>
          </p>
          {open.isNew ? (
            <MenuEditor bar={bar} menuId={open.id} start={emptyDraft()} onGone={() => setOpen(null)} />
          ) : (
            <StoredMenu bar={bar} menuId={open.id} onGone={() => setOpen(null)} />
          )}
        </>
      ) : (
        <List bar={bar} onOpen={(id) => setOpen({ id: id ?? newEntryId(), isNew: id === undefined })} />
      )}
    </Dialog>
  );
}

function List({ bar, onOpen }: { bar: BarSummary; onOpen: (id?: string) => void }) {
  const { data, error, refetch } = useQuery(menusQuery(bar.id));
  if (!data)
    return error ? (
      <Trouble level={3} title={t('loadFailed')} onRetry={refetch} />
    ) : (
      <Bone width="100%" height="160px" />
    );
  const begin = <Button onClick={() => onOpen()}>{t('new')}</Button>;
  if (data.items.length === 0)
    return (
      <EmptyState level={3} drawing={<EmptyShelf />} title={t('none')} text={t('noneText')} action={begin} />
    );
  return (
    <>
      <ul className={styles.list}>
        {data.items.map((menu) => (
          <li key={menu.id}>
            <div>
              <h3 className={styles.name}>{menu.name}</h3>
              <p className={styles.facts}>
                {[t(stateOf(menu)), t('drinks', { count: menu.drinks }), ...plannedOf(menu)].join(' · ')}
              </p>
            </div>
            <Button small onClick={() => onOpen(menu.id)}>
              {t('open', { name: menu.name })}
            </Button>
          </li>
        ))}
      </ul>
      {begin}
    </>
  );
}

function stateOf({ slug, isChanged, withheldFrom }: MenuSummary) {
  if (withheldFrom !== null) return 'takenDown';
  if (slug === null) return 'draft';
  return isChanged ? 'changed' : 'published';
}

const plannedOf = ({ plan }: MenuSummary): string[] => {
  const next = plan.publish?.at ?? plan.withdrawAt;
  return next === null ? [] : [t(plan.publish ? 'plan.next' : 'plan.end', { day: dayText(next) })];
};

interface StoredMenuProps {
  bar: BarSummary;
  menuId: string;
  onGone: () => void;
}

function StoredMenu({ bar, menuId, onGone }: StoredMenuProps) {
  const { data, error, refetch, isFetchedAfterMount } = useQuery(menuQuery(bar.id, menuId));
  if (error) return <Trouble level={3} title={t('loadFailed')} onRetry={refetch} />;
  if (!data || !isFetchedAfterMount) return <Bone width="100%" height="320px" />;
  return <MenuEditor bar={bar} menuId={menuId} start={draftOf(data)} onGone={onGone} />;
}
