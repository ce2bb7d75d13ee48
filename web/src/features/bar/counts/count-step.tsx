import type { SheetBottle } from '@barspoon/contracts';
import { type CSSProperties, type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { amountText } from '../../../ui/ledger-texts.ts';
import { PiecesField } from '../components/pieces-field.tsx';
import type { OpenCount } from './count-draft.ts';
import styles from './counts.module.css';
import { factsOf, t } from './texts.ts';

/** What is counted in more pieces than this is typed. */
const pieceButtons = 12;
const fromFull = Array.from({ length: 11 }, (_, index) => 10 - index);

interface CountStepProps {
  bottle: SheetBottle;
  place: number;
  count: OpenCount;
  /** @param level null to pass it over */
  onLevel: (level: number | null) => void;
  onPlace: (place: number) => void;
}

/** One bottle: a single press says what is in it, and the next one stands there. */
export function CountStep({ bottle, place, count, onLevel, onPlace }: CountStepProps) {
  const { name, level, unit } = bottle;
  const { length } = count.bottles;
  return (
    <div className={styles.step}>
      <div className={styles.progress}>
        <progress max={length} value={place} aria-hidden="true" />
        <p>{t('progress', { place: place + 1, count: length })}</p>
      </div>
      <div aria-live="polite" className={styles.bottle}>
        <h3>{name}</h3>
        <p>{factsOf(bottle)}</p>
      </div>
      <Button wide className={styles.same} disabled={level === null} onClick={() => onLevel(level)}>
        {level === null
          ? t('uncounted', { size: amountText(bottle.size, unit) })
          : t('same', { level: amountText(level, unit) })}
      </Button>
      {unit === 'ml' ? (
        <Tenths bottle={bottle} onLevel={onLevel} />
      ) : (
        <Pieces key={bottle.bottleId} bottle={bottle} onLevel={onLevel} />
      )}
      <div className={styles.ways}>
        <Button disabled={place === 0} onClick={() => onPlace(place - 1)}>
          {t('back')}
        </Button>
        <Button onClick={() => onLevel(null)}>{t('skip')}</Button>
        {count.done > 0 && (
          <Button look="quiet" onClick={() => onPlace(length)}>
            {t('toSummary')}
          </Button>
        )}
      </div>
      <p className={styles.hint}>{t('pause')}</p>
    </div>
  );
}

type TargetsProps = Pick<CountStepProps, 'bottle' | 'onLevel'>;

function Tenths({ bottle: { name, size }, onLevel }: TargetsProps) {
  return (
    <fieldset className={styles.targets}>
      <legend className="hidden-text">{t('levels', { name })}</legend>
      {fromFull.map((tenths) => (
        <button
          key={tenths}
          type="button"
          className={styles.target}
          style={{ '--filled': `${tenths * 10}%` } as CSSProperties}
          onClick={() => onLevel(Math.round(size * tenths * 10) / 100)}
        >
          <span>{tenths === 10 ? t('full') : tenths === 0 ? t('empty') : t('tenth', { tenths })}</span>
        </button>
      ))}
    </fieldset>
  );
}

function Pieces({ bottle: { name, size, level }, onLevel }: TargetsProps) {
  const [typed, setTyped] = useState(String(level ?? size));
  if (size <= pieceButtons)
    return (
      <fieldset className={styles.targets}>
        <legend className="hidden-text">{t('levels', { name })}</legend>
        {Array.from({ length: Math.floor(size) + 1 }, (_, left) => Math.floor(size) - left).map((left) => (
          <button key={left} type="button" className={styles.target} onClick={() => onLevel(left)}>
            <span>{left === 0 ? t('empty') : left}</span>
          </button>
        ))}
      </fieldset>
    );
  const keep = (event: FormEvent) => {
    event.preventDefault();
    onLevel(Math.min(size, Number(typed)));
  };
  return (
    <form className={styles.typed} onSubmit={keep}>
      <PiecesField size={size} value={typed} onChange={setTyped} />
      <Button type="submit" look="primary">
        {t('keep')}
      </Button>
    </form>
  );
}
