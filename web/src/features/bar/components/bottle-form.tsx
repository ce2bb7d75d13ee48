import type { BottleUnit } from '@barspoon/contracts';
import { type FormEvent, useState } from 'react';
import { type NewEntry, newEntryId } from '../../../lib/api/ledger.ts';
import { priceTyped } from '../../../lib/prices.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { tBottle } from '../bottle-texts.ts';
import { currencies } from '../currencies.ts';
import styles from './bottles.module.css';
import { TenthsField } from './tenths-field.tsx';

const units = ['ml', 'piece'] as const satisfies readonly BottleUnit[];

interface BottleFormProps {
  itemId: string;
  busy: boolean;
  onAdd: (entry: NewEntry) => void;
}

/** Puts a bottle on the bar. Implements BEYOND-203. */
export function BottleForm({ itemId, busy, onAdd }: BottleFormProps) {
  const [size, setSize] = useState('700');
  const [unit, setUnit] = useState<BottleUnit>('ml');
  const [tenths, setTenths] = useState(10);
  const [isUnknown, setUnknown] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [price, setPrice] = useState('');
  const [currency, setCurrency] = useState('eur');
  const [source, setSource] = useState('');
  const [errors, setErrors] = useState<{ size?: string; price?: string }>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const whole = Number(size);
    const cents = priceTyped(price, currency);
    const wrong = {
      ...(!(whole >= 1 && whole <= 20_000) && { size: tBottle('wrongSize') }),
      ...(price.trim() && !(cents >= 0) && { price: tBottle('wrongPrice') }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const full = unit === 'piece' ? whole : Math.round(whole * tenths) / 10;
    onAdd({
      kind: 'bought',
      bottleId: newEntryId(),
      itemId,
      size: whole,
      unit,
      level: isUnknown ? null : full,
      openedAt: isOpen ? new Date().toISOString() : null,
      price: price.trim() ? { amount: cents, currency } : null,
      source: source.trim() || null,
    });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label={tBottle('add')}>
      <div className={styles.pair}>
        <TextField
          label={tBottle('size')}
          inputMode="decimal"
          value={size}
          error={errors.size}
          onChange={(event) => setSize(event.target.value)}
        />
        <SelectField
          label={tBottle('unit')}
          options={units.map((value) => ({ value, label: tBottle(value) }))}
          value={unit}
          onChange={(event) => setUnit(event.target.value === 'piece' ? 'piece' : 'ml')}
        />
      </div>
      {unit === 'ml' && (
        <TenthsField tenths={tenths} size={Number(size) || 0} disabled={isUnknown} onChange={setTenths} />
      )}
      <div className={styles.switches}>
        <Switch label={tBottle('unknown')} checked={isUnknown} onChange={setUnknown} />
        <Switch label={tBottle('isOpen')} checked={isOpen} onChange={setOpen} />
      </div>
      <div className={styles.pair}>
        <TextField
          label={tBottle('price')}
          inputMode="decimal"
          value={price}
          error={errors.price}
          onChange={(event) => setPrice(event.target.value)}
        />
        <SelectField
          label={tBottle('currency')}
          options={currencies.map((value) => ({ value, label: value.toUpperCase() }))}
          value={currency}
          onChange={(event) => setCurrency(event.target.value)}
        />
      </div>
      <TextField
        label={tBottle('source')}
        maxLength={80}
        value={source}
        onChange={(event) => setSource(event.target.value)}
      />
      <div>
        <Button type="submit" look="primary" busy={busy}>
          {tBottle('add')}
        </Button>
      </div>
    </form>
  );
}
