import { type OutputOf, type ParItem, parMax, type parRoutes, type Supplier } from '@barspoon/contracts';
import { useState } from 'react';
import { EmptyShelf } from '../../../ui/drawings/empty-shelf.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { useParChange } from './api.ts';
import styles from './orders.module.css';
import { t } from './texts.ts';

interface ParLevelsProps {
  barId: string;
  pars: OutputOf<typeof parRoutes.list>;
}

/** How many bottles of each item are to be there, and from whom; kept when a field is left. */
export function ParLevels({ barId, pars: { items, suppliers } }: ParLevelsProps) {
  if (items.length === 0)
    return <EmptyState level={3} drawing={<EmptyShelf />} title={t('none')} text={t('noneText')} />;
  return (
    <>
      <p className={styles.facts}>{t('parsHint')}</p>
      <ul className={styles.pars}>
        {items.map((item) => (
          <Level key={`${item.itemId} ${item.par}`} barId={barId} item={item} suppliers={suppliers} />
        ))}
      </ul>
    </>
  );
}

function Level({ barId, item, suppliers }: { barId: string; item: ParItem; suppliers: readonly Supplier[] }) {
  const { itemId, name, supplierId } = item;
  const { mutate } = useParChange(barId);
  const [typed, setTyped] = useState(item.par === null ? '' : String(item.par));
  const [isWrong, setWrong] = useState(false);
  const keep = () => {
    const par = typed.trim() === '' ? null : Number(typed.replace(',', '.'));
    const fits = par === null || (par > 0 && par <= parMax);
    setWrong(!fits);
    if (fits && par !== item.par) mutate({ do: 'par', item: { itemId, par, supplierId } });
  };
  return (
    <li>
      <TextField
        label={t('par', { name })}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={isWrong && t('wrongPar', { max: parMax })}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => event.key === 'Enter' && keep()}
      />
      {item.par !== null && suppliers.length > 0 && (
        <SelectField
          label={t('from', { name })}
          options={[
            { value: '', label: t('anyone') },
            ...suppliers.map((supplier) => ({ value: supplier.id, label: supplier.name })),
          ]}
          value={supplierId ?? ''}
          onChange={({ target }) =>
            mutate({ do: 'par', item: { itemId, par: item.par, supplierId: target.value || null } })
          }
        />
      )}
    </li>
  );
}
