import type { BarItem } from '@barspoon/contracts';
import { useMemo } from 'react';
import { Edit, SimpleForm, useRecordContext } from 'react-admin';
import { ConfirmedDelete } from '../ui/ConfirmedDelete.tsx';
import { MemberName } from '../ui/MemberName.tsx';
import { SaveToolbar } from '../ui/SaveToolbar.tsx';
import { useLoadFailure } from '../ui/useLoadFailure.ts';
import { useSavedWithUndo } from '../ui/useSavedWithUndo.tsx';
import { BarItemInputs } from './BarItemInputs.tsx';
import { type BarItemForm, barItemFormOf } from './bar-item-form.ts';
import { barItemResolver } from './bar-item-resolver.ts';

/** One bar item, edited. That it was saved is said once it was; then one more call takes it back. */
export default function BarItemEdit() {
  const onSaved = useSavedWithUndo<BarItem, BarItemForm>(barItemFormOf);
  return (
    <Edit<BarItem>
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess: (now, { previousData }) => onSaved(now, previousData as BarItem) }}
      queryOptions={useLoadFailure()}
    >
      <BarItemEditForm />
    </Edit>
  );
}

function BarItemEditForm() {
  const item = useRecordContext<BarItem>();
  const form = useMemo(() => item && barItemFormOf(item), [item]);
  return (
    <SimpleForm
      {...(form && { record: form })}
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
