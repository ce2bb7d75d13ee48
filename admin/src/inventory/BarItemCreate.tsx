import { Create, SimpleForm } from 'react-admin';
import { SaveToolbar } from '../ui/SaveToolbar.tsx';
import { BarItemInputs } from './BarItemInputs.tsx';
import { barItemResolver } from './bar-item-resolver.ts';

const emptyItem = { name: '', brand: '', subcategory: null, image: null, popular: false };

export default function BarItemCreate() {
  return (
    <Create redirect="list">
      <SimpleForm
        defaultValues={emptyItem}
        resolver={barItemResolver}
        toolbar={<SaveToolbar />}
        warnWhenUnsavedChanges
        sx={{ maxWidth: 560 }}
      >
        <BarItemInputs />
      </SimpleForm>
    </Create>
  );
}
