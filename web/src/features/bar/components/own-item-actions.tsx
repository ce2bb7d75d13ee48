import type { BarItem } from '@barspoon/contracts';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { IconButton } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useCustomItem } from '../api/custom-items.ts';
import { t } from '../texts.ts';

const ItemDialog = lazily(() => import('./item-dialog.tsx'), 'ItemDialog');

/** Edit and delete, for the member's own items. Implements INV-18, BEYOND-41. */
export function OwnItemActions({ item }: { item: BarItem }) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const { remove } = useCustomItem(item.id);
  const close = () => setOpen(null);
  return (
    <>
      <IconButton small label={t('item.editNamed', { name: item.name })} onClick={() => setOpen('edit')}>
        <IconPencil size={18} aria-hidden="true" />
      </IconButton>
      <IconButton small label={t('item.deleteNamed', { name: item.name })} onClick={() => setOpen('delete')}>
        <IconTrash size={18} aria-hidden="true" />
      </IconButton>
      <Suspense>{open === 'edit' && <ItemDialog item={item} onClose={close} />}</Suspense>
      {open === 'delete' && (
        <ConfirmDialog
          question={t('item.confirmDelete')}
          confirmLabel={t('item.delete')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(item.id, { onSettled: close })}
          onClose={close}
        />
      )}
    </>
  );
}
