import type { LastBought } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type NewEntry, newEntryId } from '../../../lib/api/ledger.ts';
import { priceText } from '../../../lib/prices.ts';
import { Button } from '../../../ui/button.tsx';
import { amountText } from '../../../ui/ledger-texts.ts';
import { Bone } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { lastBoughtQuery } from '../api/bottles.ts';
import { type DraftErrors, draftOf, readDraft } from '../bottle-draft.ts';
import { tBottle } from '../bottle-texts.ts';
import { PaidFields, SizeFields } from './bottle-fields.tsx';
import styles from './bottles.module.css';
import { TenthsField } from './tenths-field.tsx';

interface BottleFormProps {
  barId: string;
  itemId: string;
  /** How many were bought of what is counted. */
  pieces?: number | undefined;
  busy: boolean;
  onAdd: (entry: NewEntry) => void;
}

/** Puts a bottle on a bar; it begins with what one like it was bought as last. Implements BEYOND-203, BEYOND-227. */
export function BottleForm({ barId, ...form }: BottleFormProps) {
  const { data, isPending } = useQuery(lastBoughtQuery(barId, form.itemId));
  if (isPending) return <Bone width="100%" height="240px" />;
  return <NewBottle {...form} last={data} />;
}

function suggested(last: LastBought | undefined, pieces: number | undefined) {
  const known = last?.bottle ?? { size: 700, unit: 'ml' as const, price: null };
  if (pieces === undefined || (known.unit === 'piece' && known.size === pieces)) return known;
  return { size: pieces, unit: 'piece' as const, price: null };
}

type NewBottleProps = Omit<BottleFormProps, 'barId'> & { last: LastBought | undefined };

function NewBottle({ itemId, pieces, busy, last, onAdd }: NewBottleProps) {
  const [draft, setDraft] = useState(() => draftOf(suggested(last, pieces), last?.currency ?? undefined));
  const [tenths, setTenths] = useState(10);
  const [isUnknown, setUnknown] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [errors, setErrors] = useState<DraftErrors>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readDraft(draft);
    setErrors('errors' in read ? read.errors : {});
    if ('errors' in read) return;
    const { size, unit } = read.details;
    const full = unit === 'piece' ? size : Math.round(size * tenths) / 10;
    onAdd({
      kind: 'bought',
      bottleId: newEntryId(),
      itemId,
      ...read.details,
      level: isUnknown ? null : full,
      openedAt: isOpen ? new Date().toISOString() : null,
    });
  };
  const fields = {
    draft,
    errors,
    onChange: (part: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...part })),
  };
  const { size, unit, price } = last?.bottle ?? {};
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label={tBottle('add')}>
      <SizeFields {...fields} />
      {draft.unit === 'ml' && (
        <TenthsField
          tenths={tenths}
          size={Number(draft.size) || 0}
          disabled={isUnknown}
          onChange={setTenths}
        />
      )}
      <div className={styles.switches}>
        <Switch label={tBottle('unknown')} checked={isUnknown} onChange={setUnknown} />
        <Switch label={tBottle('isOpen')} checked={isOpen} onChange={setOpen} />
      </div>
      <PaidFields
        {...fields}
        hint={
          price && size && unit
            ? tBottle('lastTime', { price: priceText(price), size: amountText(size, unit) })
            : undefined
        }
      />
      <div>
        <Button type="submit" look="primary" busy={busy}>
          {tBottle('add')}
        </Button>
      </div>
    </form>
  );
}
