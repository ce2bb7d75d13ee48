import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { categoryChoices, subcategoryChoices } from './bar-item-choices.ts';

/** All fields of a bar item. A new category clears the subcategory. Implements ADM-INV-02, ADM-INV-03. */
export function BarItemInputs() {
  const { setValue } = useFormContext();
  const category = useWatch({ name: 'category' });
  return (
    <>
      <TextInput source="name" isRequired helperText={false} />
      <TextInput source="brand" isRequired helperText={false} />
      <SelectInput
        source="category"
        choices={categoryChoices}
        isRequired
        helperText={false}
        onChange={() => setValue('subcategory', null, { shouldDirty: true })}
      />
      <SelectInput
        source="subcategory"
        choices={subcategoryChoices(category)}
        helperText={category ? false : 'Choose a category first'}
      />
      <TextInput source="image" type="url" helperText={false} />
      <BooleanInput source="popular" helperText={false} />
    </>
  );
}
