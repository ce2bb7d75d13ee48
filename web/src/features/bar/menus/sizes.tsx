import { drinkSizesMax, sizeFactorMax, sizeFactorMin } from '@barspoon/contracts';
import { IconX } from '@tabler/icons-react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { amountTyped, type DrinkDraft, factorTyped, newSize, type SizeDraft } from './draft.ts';
import styles from './menus.module.css';
import { t } from './texts.ts';

interface SizesProps {
  drink: DrinkDraft;
  currency: string;
  onChange: (drink: DrinkDraft) => void;
}

/** The sizes of a drink; without the last of them it has one price again. Implements BEYOND-260. */
export function Sizes({ drink, currency, onChange }: SizesProps) {
  const { sizes } = drink;
  const name = drink.name || drink.recipeName;
  const remove = (at: number) =>
    onChange({
      ...drink,
      price: sizes.length === 1 ? (sizes[0]?.price ?? '') : '',
      sizes: sizes.toSpliced(at, 1),
    });
  return (
    <fieldset className={styles.sizes} aria-label={t('sizes', { name })}>
      {sizes.map((size, at) => (
        <SizeLine
          key={size.id}
          name={name}
          size={size}
          currency={currency}
          onChange={(next) => onChange({ ...drink, sizes: sizes.with(at, next) })}
          onRemove={() => remove(at)}
        />
      ))}
      {sizes.length < drinkSizesMax && (
        <Button
          small
          aria-label={t('addSize', { name })}
          onClick={() => onChange({ ...drink, sizes: [...sizes, newSize(drink)] })}
        >
          {t('addSizeShort')}
        </Button>
      )}
    </fieldset>
  );
}

interface SizeLineProps {
  name: string;
  size: SizeDraft;
  currency: string;
  onChange: (size: SizeDraft) => void;
  onRemove: () => void;
}

function SizeLine({ name, size, currency, onChange, onRemove }: SizeLineProps) {
  const wrongFactor =
    Number.isNaN(factorTyped(size.factor)) && t('wrongFactor', { min: sizeFactorMin, max: sizeFactorMax });
  return (
    <div className={styles.size}>
      <TextField
        label={t('sizeName')}
        placeholder={t('sizeNameHint')}
        required
        maxLength={30}
        value={size.name}
        error={size.name.trim() === '' && t('noSizeName')}
        onChange={(event) => onChange({ ...size, name: event.target.value })}
      />
      <TextField
        label={t('sizeFactor')}
        inputMode="decimal"
        autoComplete="off"
        value={size.factor}
        error={wrongFactor}
        onChange={(event) => onChange({ ...size, factor: event.target.value })}
      />
      <TextField
        label={t('sizePrice')}
        inputMode="decimal"
        autoComplete="off"
        value={size.price}
        error={Number.isNaN(amountTyped(size.price, currency)) && t('wrongPrice')}
        onChange={(event) => onChange({ ...size, price: event.target.value })}
      />
      <IconButton small label={t('removeSize', { size: size.name, name })} onClick={onRemove}>
        <IconX size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
