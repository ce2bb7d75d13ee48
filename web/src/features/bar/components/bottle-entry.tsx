import type { BarItem, Bottle } from '@barspoon/contracts';
import { tareGrams } from '@barspoon/mixology';
import { type FormEvent, useState } from 'react';
import type { useLedger } from '../../../lib/api/ledger.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { ageText, factsOf, levelText, tBottle } from '../bottle-texts.ts';
import styles from './bottles.module.css';
import { CorrectBottle } from './correct-bottle.tsx';
import { PiecesField } from './pieces-field.tsx';
import { TenthsField } from './tenths-field.tsx';

interface BottleEntryProps {
  item: BarItem;
  bottle: Bottle;
  isGuest: boolean;
  busy: boolean;
  write: ReturnType<typeof useLedger>['mutate'];
}

const rounded = (level: number): number => Math.round(level * 100) / 100;

/** One bottle: what is left, and what may have happened to it. Implements BEYOND-203. */
export function BottleEntry({ item, bottle, isGuest, busy, write }: BottleEntryProps) {
  const { id: bottleId, size, unit, level } = bottle;
  const now = useNow(60_000);
  const [tenths, setTenths] = useState(level === null ? 10 : Math.round((level / size) * 10));
  const [pieces, setPieces] = useState(String(level ?? size));
  const [grams, setGrams] = useState('');
  const age = ageText(item.name, bottle, now);
  const tare = tareGrams(size);
  const set = (event: FormEvent) => {
    event.preventDefault();
    const weighed = grams === '' ? null : Math.min(size, Math.max(0, Number(grams) - tare));
    const counted = unit === 'piece' ? Number(pieces) : (weighed ?? (size * tenths) / 10);
    write({ kind: 'counted', bottleId, level: rounded(Math.min(size, counted)) });
  };
  return (
    <li className={styles.bottle}>
      <div>
        <h3 className={styles.level}>{levelText(bottle)}</h3>
        <p className={styles.facts}>{factsOf(bottle)}</p>
        {age && <p className={styles.age}>{age}</p>}
      </div>
      {!isGuest && (
        <>
          <form className={styles.form} onSubmit={set}>
            {unit === 'ml' ? (
              <>
                <TenthsField tenths={tenths} size={size} onChange={setTenths} />
                <TextField
                  label={tBottle('weight')}
                  hint={tBottle('weightHint', { tare })}
                  type="number"
                  inputMode="decimal"
                  min={0}
                  value={grams}
                  onChange={(event) => setGrams(event.target.value)}
                />
              </>
            ) : (
              <PiecesField size={size} value={pieces} onChange={setPieces} />
            )}
            <div className={styles.acts}>
              <Button type="submit" look="primary" busy={busy}>
                {tBottle('set')}
              </Button>
              {bottle.openedAt === null && (
                <Button disabled={busy} onClick={() => write({ kind: 'opened', bottleId })}>
                  {tBottle('open')}
                </Button>
              )}
            </div>
          </form>
          <details>
            <summary>{tBottle('more')}</summary>
            <Taken bottle={bottle} busy={busy} write={write} />
          </details>
          <details>
            <summary>{tBottle('correct')}</summary>
            <CorrectBottle bottle={bottle} busy={busy} write={write} />
          </details>
        </>
      )}
    </li>
  );
}

const takenKinds = ['spilled', 'given'] as const;

function Taken({ bottle, busy, write }: Pick<BottleEntryProps, 'bottle' | 'busy' | 'write'>) {
  const { id: bottleId, unit } = bottle;
  const [kind, setKind] = useState<(typeof takenKinds)[number]>('spilled');
  const [amount, setAmount] = useState('');
  const take = (event: FormEvent) => {
    event.preventDefault();
    write({ kind, bottleId, amount: Number(amount) });
  };
  return (
    <form className={styles.form} onSubmit={take}>
      <div className={styles.pair}>
        <SelectField
          label={tBottle('what')}
          options={takenKinds.map((value) => ({ value, label: tBottle(value) }))}
          value={kind}
          onChange={(event) => setKind(event.target.value === 'given' ? 'given' : 'spilled')}
        />
        <TextField
          label={tBottle('amount', { unit: tBottle(unit).toLowerCase() })}
          type="number"
          inputMode="decimal"
          min={0.1}
          step="any"
          required
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
      </div>
      <div className={styles.acts}>
        <Button type="submit" disabled={busy}>
          {tBottle('take')}
        </Button>
        <Button look="quiet" disabled={busy} onClick={() => write({ kind: 'removed', bottleId })}>
          {tBottle('remove')}
        </Button>
      </div>
    </form>
  );
}
