import type { Supplier } from '@barspoon/contracts';
import { type FormEvent, useState } from 'react';
import { newEntryId } from '../../../lib/api/ledger.ts';
import { fieldErrorsIn } from '../../../lib/forms.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useParChange } from './api.ts';
import styles from './orders.module.css';
import { t } from './texts.ts';

/** Whom the bar orders from. */
export function Suppliers({ barId, suppliers }: { barId: string; suppliers: readonly Supplier[] }) {
  const [edited, setEdited] = useState<string>();
  const change = useParChange(barId);
  return (
    <>
      <p className={styles.facts}>{t('suppliersHint')}</p>
      {suppliers.length === 0 && <p>{t('noSuppliers')}</p>}
      <ul className={styles.pars}>
        {suppliers.map((supplier) => (
          <li key={supplier.id}>
            {edited === supplier.id ? (
              <SupplierForm barId={barId} supplier={supplier} onKept={() => setEdited(undefined)} />
            ) : (
              <div className={styles.supplier}>
                <p>
                  {supplier.name}
                  {supplier.email && <span className={styles.facts}> {supplier.email}</span>}
                </p>
                <Button
                  small
                  aria-label={t('changeNamed', { name: supplier.name })}
                  onClick={() => setEdited(supplier.id)}
                >
                  {t('change')}
                </Button>
                <Button
                  small
                  look="quiet"
                  aria-label={t('removeNamed', { name: supplier.name })}
                  onClick={() => change.mutate({ do: 'removeSupplier', supplierId: supplier.id })}
                >
                  {t('remove')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <SupplierForm key={suppliers.length} barId={barId} />
    </>
  );
}

interface SupplierFormProps {
  barId: string;
  /** None for a new one. */
  supplier?: Supplier;
  onKept?: () => void;
}

function SupplierForm({ barId, supplier, onKept }: SupplierFormProps) {
  const [id] = useState(() => supplier?.id ?? newEntryId());
  const [name, setName] = useState(supplier?.name ?? '');
  const [email, setEmail] = useState(supplier?.email ?? '');
  const { mutate, isPending, error } = useParChange(barId);
  const wrong = fieldErrorsIn(error);
  const keep = (event: FormEvent) => {
    event.preventDefault();
    mutate(
      { do: 'supplier', supplier: { id, name, email: email.trim() || null } },
      {
        onSuccess: () => onKept?.(),
      },
    );
  };
  return (
    <form className={styles.form} onSubmit={keep}>
      <TextField
        label={t('name')}
        required
        maxLength={80}
        value={name}
        error={wrong.name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={t('email')}
        type="email"
        maxLength={254}
        autoComplete="off"
        value={email}
        error={wrong.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" busy={isPending}>
        {t(supplier ? 'save' : 'add')}
      </Button>
    </form>
  );
}
