import type { SheetBottle } from '@barspoon/contracts';
import { Button } from '../../../ui/button.tsx';
import { amountText } from '../../../ui/ledger-texts.ts';
import type { OpenCount } from './count-draft.ts';
import styles from './counts.module.css';
import { t } from './texts.ts';

interface CountSummaryProps {
  count: OpenCount;
  busy: boolean;
  onChoose: (place: number) => void;
  onRecord: () => void;
}

/** What was counted, before it is recorded; a press on a bottle counts it again. */
export function CountSummary({ count: { bottles, levels }, busy, onChoose, onRecord }: CountSummaryProps) {
  const counted = bottles.filter(({ bottleId }) => levels[bottleId] != null);
  const passed = bottles.length - counted.length;
  const changed = counted.filter(({ bottleId, level }) => levels[bottleId] !== level).length;
  const facts = [
    t('counted', { count: counted.length }),
    changed > 0 && t('changed', { count: changed }),
    passed > 0 && t('passed', { count: passed }),
  ];
  return (
    <div className={styles.start}>
      <div>
        <h3>{t('summary')}</h3>
        <p className={styles.lead}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <Button look="primary" wide busy={busy} disabled={counted.length === 0} onClick={onRecord}>
        {t('record')}
      </Button>
      <ol className={styles.lines}>
        {bottles.map((bottle, place) => (
          <li key={bottle.bottleId}>
            <button
              type="button"
              className={styles.line}
              aria-label={t('again', {
                name: `${bottle.name}, ${lineText(bottle, levels[bottle.bottleId])}`,
              })}
              onClick={() => onChoose(place)}
            >
              <span>{bottle.name}</span>
              <span className={styles.amount} data-changed={levels[bottle.bottleId] !== bottle.level}>
                {lineText(bottle, levels[bottle.bottleId])}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

function lineText({ level, unit }: SheetBottle, counted: number | null | undefined): string {
  if (counted == null) return t('passedLine');
  const after = amountText(counted, unit);
  return level === null || level === counted ? after : t('line', { before: amountText(level, unit), after });
}
