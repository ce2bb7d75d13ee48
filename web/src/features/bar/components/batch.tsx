import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { newEntryId, useLedger, type Written } from '../../../lib/api/ledger.ts';
import { priceText } from '../../../lib/prices.ts';
import { useProfile } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { EffectNote } from '../../../ui/effect-note.tsx';
import { tHomemade } from '../../../ui/homemade-texts.ts';
import { useShownBar } from '../api/bars.ts';
import { batchCostQuery, type Made } from '../api/homemade.ts';
import styles from './batch.module.css';

const pauseMs = 300;

/**
 * What a batch of something homemade costs on the bar in sight, and the button that puts it there. For members alone.
 * Implements BEYOND-213, BEYOND-303.
 */
export function Batch({ made, name, ml }: { made: Made; name: string; ml: number }) {
  const bar = useShownBar();
  const hasAccess = useProfile()?.access.granted === true;
  const ledger = useLedger(bar?.id, name);
  const [effect, setEffect] = useState<Written | null>(null);
  if (!bar) return null;
  const make = () =>
    ledger.mutate(
      { kind: 'prepared', bottleId: newEntryId(), ...made, ml },
      { onSuccess: (written) => setEffect(written) },
    );
  return (
    <div className={styles.batch}>
      <Cost made={made} ml={ml} barName={bar.name} />
      {hasAccess && bar.role !== 'guest' && (
        <div className={styles.act}>
          <Button look="primary" busy={ledger.isPending} onClick={make}>
            {tHomemade('make')}
          </Button>
          <p className={styles.muted}>{tHomemade('pourText')}</p>
        </div>
      )}
      {effect && <EffectNote key={effect.id} effect={effect} nothing={tHomemade('nothing')} />}
    </div>
  );
}

function Cost({ made, ml, barName }: { made: Made; ml: number; barName: string }) {
  const [settled] = useDebouncedValue(ml, pauseMs);
  const { data: cost } = useQuery({
    ...batchCostQuery(made, settled),
    placeholderData: keepPreviousData,
  });
  if (!cost) return null;
  const { totals, unpriced, lacking, unmeasured } = cost;
  const isPartial = unpriced.length + lacking.length + unmeasured.length > 0;
  const price = totals.map(priceText).join(' + ');
  return (
    <p aria-live="polite">
      {lacking.length === 0
        ? tHomemade('barHas', { name: barName })
        : tHomemade('barLacks', { name: barName, names: lacking.join(', ') })}{' '}
      {totals.length > 0 && tHomemade(isPartial ? 'costsLeast' : 'costs', { price })}
    </p>
  );
}
