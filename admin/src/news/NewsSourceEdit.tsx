import { type NewsSource, newsSourceInput } from '@barspoon/contracts';
import { BooleanInput, Edit, SimpleForm, TextInput } from 'react-admin';
import { contractResolver } from '../data/contract-resolver.ts';
import { SaveToolbar } from '../ui/SaveToolbar.tsx';
import { useLoadFailure } from '../ui/useLoadFailure.ts';
import { useSavedWithUndo } from '../ui/useSavedWithUndo.tsx';
import { newsSourceInputOf } from './news-source-methods.ts';
import { TryFeed } from './TryFeed.tsx';

const resolver = contractResolver<Partial<NewsSource>>(newsSourceInput, newsSourceInputOf);

/** Another feed in the place of one; it is read as soon as it is saved. */
export default function NewsSourceEdit() {
  const onSaved = useSavedWithUndo<NewsSource, object>(newsSourceInputOf);
  return (
    <Edit<NewsSource>
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess: (now, { previousData }) => onSaved(now, previousData as NewsSource) }}
      queryOptions={useLoadFailure()}
    >
      <SimpleForm resolver={resolver} toolbar={<SaveToolbar />} warnWhenUnsavedChanges sx={{ maxWidth: 640 }}>
        <TextInput source="name" isRequired helperText="Stands beside its articles" />
        <TextInput source="url" type="url" isRequired helperText="RSS, Atom or JSON Feed" />
        <TryFeed />
        <BooleanInput source="enabled" helperText={false} />
      </SimpleForm>
    </Edit>
  );
}
