import type { BarItem } from '@barspoon/contracts';
import { useMemo } from 'react';
import { Edit, SimpleForm, useRecordContext } from 'react-admin';
import { ConfirmedDelete } from '../ui/ConfirmedDelete.tsx';
import { MemberName } from '../ui/MemberName.tsx';
import { SaveToolbar } from '../ui/SaveToolbar.tsx';
import { useLoadFailure } from '../ui/useLoadFailure.ts';
import { BarItemInputs } from './BarItemInputs.tsx';
import { barItemFormOf } from './bar-item-form.ts';
import { barItemResolver } from './bar-item-resolver.ts';

/** One bar item, edited; the change can be undone for a moment before it is sent. */
export default function BarItemEdit() {
  return (
    <Edit mutationMode="undoable" queryOptions={useLoadFailure()}>
      <BarItemEditForm />
    </Edit>
  );
}

function BarItemEditForm() {
  const item = useRecordContext<BarItem>();
  const form = useMemo(() => item && barItemFormOf(item), [item]);
  return (
    <SimpleForm
      record={form}
      resolver={barItemResolver}
      toolbar={
        <SaveToolbar>
          <ConfirmedDelete what="this item" />
        </SaveToolbar>
      }
      warnWhenUnsavedChanges
      sx={{ maxWidth: 560 }}
    >
      {item?.userId && (
        <p>
          Added by <MemberName id={item.userId} />, for this member alone
        </p>
      )}
      <BarItemInputs />
    </SimpleForm>
  );
}
