import { type BarCategory, type BarItem, barCategories, barCategoryKeys } from '@barspoon/contracts';
import { useForm } from '@mantine/form';
import { checkWith, fieldErrorsIn } from '../../../lib/forms.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { t as ui } from '../../../ui/texts.ts';
import { type ItemInput, useCustomItem } from '../api/custom-items.ts';
import { clearDraft, type ItemValues, keepDraft, keptDraft } from '../item-draft.ts';
import { t } from '../texts.ts';
import styles from './item-dialog.module.css';

const schema = () => import('../schemas.ts').then(({ barItemInputSchema }) => barItemInputSchema);

const empty: ItemValues = { name: '', brand: '', category: 'spirits', subcategory: '', image: '' };

const valuesOf = (item: BarItem): ItemValues => ({
  name: item.name,
  brand: item.brand,
  category: item.category,
  subcategory: item.subcategory ?? '',
  image: item.imageAddress ?? '',
});
const inputOf = ({ subcategory, image, ...rest }: ItemValues): ItemInput => ({
  ...rest,
  subcategory: subcategory || null,
  image: image.trim() || null,
});

interface ItemDialogProps {
  /** The one to change; without it, a new one. */
  item?: BarItem;
  /** What a new one may be called: the words that found nothing. */
  name?: string | undefined;
  onClose: () => void;
}

/** Adds an item of the member's own, or changes one; an unfinished new one survives a reload. Implements INV-13 to INV-17, BEYOND-41. */
export function ItemDialog({ item, name, onClose }: ItemDialogProps) {
  const { save } = useCustomItem(item?.id);
  const form = useForm<ItemValues>({
    initialValues: item ? valuesOf(item) : { ...empty, name: name ?? '', ...keptDraft() },
    validate: (values) => checkWith(schema, inputOf(values)),
    onValuesChange: (values) => {
      if (!item) keepDraft(values);
    },
  });
  const submit = (values: ItemValues) =>
    save.mutate(inputOf(values), {
      onSuccess: () => {
        if (!item) clearDraft();
        onClose();
      },
      onError: (error) => form.setErrors(fieldErrorsIn(error)),
    });
  const subcategories = barCategories[form.values.category].subcategories.map((value) => ({
    value,
    label: value,
  }));
  return (
    <Dialog title={t(item ? 'item.editTitle' : 'item.addTitle')} onClose={onClose}>
      <form noValidate onSubmit={form.onSubmit(submit)}>
        <div className={styles.form}>
          <TextField label={t('item.name')} required {...form.getInputProps('name')} />
          <TextField label={t('item.brand')} required {...form.getInputProps('brand')} />
          <SelectField
            label={t('item.category')}
            required
            options={barCategoryKeys.map((value) => ({ value, label: t(`tabs.${value}`) }))}
            value={form.values.category}
            error={form.errors.category}
            onChange={(event) =>
              form.setValues({ category: event.target.value as BarCategory, subcategory: '' })
            }
          />
          <SelectField
            label={t('item.subcategory')}
            options={[{ value: '', label: t('item.noSubcategory') }, ...subcategories]}
            {...form.getInputProps('subcategory')}
          />
          <div className={styles.wide}>
            <TextField
              label={t('item.image')}
              hint={t('item.imageHint')}
              type="url"
              inputMode="url"
              {...form.getInputProps('image')}
            />
          </div>
        </div>
        <DialogActions>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button type="submit" look="primary" busy={save.isPending}>
            {t(item ? 'item.save' : 'item.add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
