import type { Collection } from '@barspoon/contracts';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useOpenCollection } from '../api/open-collection.ts';
import { t } from '../texts.ts';

interface ShareCollectionProps {
  collection: Collection;
  onShare: () => Promise<void>;
  onClose: () => void;
}

/** What others would not see of a collection before it is shared, and the offer to show it to them. Implements BEYOND-151. */
export function ShareCollection({ collection, onShare, onClose }: ShareCollectionProps) {
  const [showsAll, setShowsAll] = useState(true);
  const { mutate, isPending } = useOpenCollection(collection);
  const hidden = hiddenIn(collection);
  const count = hidden.length;
  const share = () =>
    mutate(showsAll ? hidden.map(({ id }) => id) : [], {
      onSuccess: () => void onShare(),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      question={t('sharing.question')}
      confirmLabel={t('sharing.confirm')}
      look="primary"
      busy={isPending}
      onConfirm={share}
      onClose={onClose}
    >
      {!collection.isPublic && <p>{t('sharing.private')}</p>}
      {count > 0 && (
        <>
          <p>{t('sharing.hidden', { count, names: hidden.map(({ name }) => name).join(', ') })}</p>
          <Switch label={t('sharing.show', { count })} checked={showsAll} onChange={setShowsAll} />
        </>
      )}
    </ConfirmDialog>
  );
}

/** The recipes that only its owner sees. */
export const hiddenIn = ({ recipes }: Collection) =>
  recipes.filter(({ visibility }) => visibility === 'private');
