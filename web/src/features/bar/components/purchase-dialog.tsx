import { purchaseMax } from '@barspoon/contracts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { priceTyped } from '../../../lib/prices.ts';
import { RemovableChip } from '../../../ui/chip.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { bestPurchasesQuery, type PurchaseWish } from '../api/purchases.ts';
import { currencies } from '../currencies.ts';
import { tPurchase } from '../purchase-texts.ts';
import { PurchaseProposal } from './purchase-proposal.tsx';
import styles from './purchases.module.css';
import { useAllBars } from './use-all-bars.ts';

const counts = Array.from({ length: purchaseMax }, (_, at) => String(at + 1));
const pauseMs = 300;

/** What to buy, by number or within a budget; "Not this one" proposes anew. Implements BEYOND-214. */
export function PurchaseDialog({ onClose }: { onClose: () => void }) {
  const { allBars } = useAllBars();
  const [bottles, setBottles] = useState(2);
  const [isBudget, setBudgeted] = useState(false);
  const [budget, setBudget] = useState('50');
  const [typical, setTypical] = useState('25');
  const [currency, setCurrency] = useState('eur');
  const [without, setWithout] = useState<readonly string[]>([]);
  const [spend, each] = [priceTyped(budget, currency), priceTyped(typical, currency)];
  const wrong = (amount: number) => (isBudget && !(amount > 0) ? tPurchase('wrong') : undefined);
  const isWrong = Boolean(wrong(spend) ?? wrong(each));
  const wish: PurchaseWish = {
    bottles,
    allBars,
    without: [...without],
    budget: isBudget && !isWrong ? { amount: spend, typical: each, currency } : null,
  };
  const [settled] = useDebouncedValue(wish, pauseMs);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...bestPurchasesQuery(settled),
    enabled: !isWrong,
  });
  return (
    <Dialog title={tPurchase('title')} onClose={onClose}>
      <div className={styles.purchase}>
        <p className={styles.lead}>{tPurchase('lead')}</p>
        <div className={styles.wish}>
          <SelectField
            label={tPurchase('bottles')}
            options={counts.map((value) => ({ value, label: value }))}
            value={String(bottles)}
            onChange={({ target }) => setBottles(Number(target.value))}
          />
          <Switch label={tPurchase('isBudget')} checked={isBudget} onChange={setBudgeted} />
        </div>
        {isBudget && (
          <div className={styles.budget}>
            <TextField
              label={tPurchase('budget')}
              inputMode="decimal"
              value={budget}
              error={wrong(spend)}
              onChange={({ target }) => setBudget(target.value)}
            />
            <SelectField
              label={tPurchase('currency')}
              options={currencies.map((value) => ({ value, label: value.toUpperCase() }))}
              value={currency}
              onChange={({ target }) => setCurrency(target.value)}
            />
            <TextField
              label={tPurchase('typical')}
              hint={tPurchase('typicalHint')}
              inputMode="decimal"
              value={typical}
              error={wrong(each)}
              onChange={({ target }) => setTypical(target.value)}
            />
          </div>
        )}
        {without.length > 0 && (
          <fieldset className={styles.without}>
            <legend>{tPurchase('without')}</legend>
            {without.map((name) => (
              <RemovableChip
                key={name}
                label={tPurchase('again', { name })}
                onRemove={() => setWithout(without.filter((one) => one !== name))}
              >
                {name}
              </RemovableChip>
            ))}
          </fieldset>
        )}
        <div aria-live="polite" aria-busy={isPlaceholderData}>
          {data ? (
            <PurchaseProposal
              proposal={data}
              budget={settled.budget}
              onNot={(name) => setWithout([...without, name])}
            />
          ) : error ? (
            <Trouble title={tPurchase('failed')} onRetry={refetch} />
          ) : (
            <Bone width="100%" height="160px" />
          )}
        </div>
      </div>
    </Dialog>
  );
}
