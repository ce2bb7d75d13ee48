import type { Recipe } from '@barspoon/contracts';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { useAwake } from '../../../lib/use-awake.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { measureText, partOf } from '../measures.ts';
import { tSheet } from '../sheet-texts.ts';
import { useServings } from '../use-servings.ts';
import { useVolumeUnit } from '../use-volume-unit.ts';
import styles from './bar-tools.module.css';
import { spokenSeconds } from './spoken-time.ts';
import { StepTimer } from './step-timer.tsx';
import { tTools } from './texts.ts';

const MadeIt = lazily(() => import('../late-parts.ts'), 'MadeIt');

/** The recipe one step at a time, large enough to read with a shaker in hand, on a screen that stays on. */
export function MixingMode({ recipe, onClose }: { recipe: Recipe; onClose: () => void }) {
  useAwake();
  const [at, setAt] = useState(0);
  const next = useRef<HTMLButtonElement>(null);
  const [unit] = useVolumeUnit();
  const { servings } = useServings(recipe);
  const { instructions, spec, serves } = recipe;
  const step = at === 0 ? null : instructions[at - 1];
  const isLast = at === instructions.length;
  const seconds = step ? spokenSeconds(step) : null;

  const go = (to: number) => {
    if (to < 0) return;
    if (to > instructions.length) return onClose();
    setAt(to);
    next.current?.focus();
  };
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(Math.min(at + 1, instructions.length));
    if (key === 'ArrowLeft') go(at - 1);
  });
  // On the window: hands that mix have focused nothing.
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Dialog title={tTools('mixing.title', { name: recipe.name })} onClose={onClose} stays full>
      <div className={styles.mixing}>
        <div className={classes(styles.both, step !== null && styles.beside)}>
          <div className={styles.step} aria-live="polite">
            <h3>
              {step === null
                ? tTools('mixing.spec')
                : tTools('mixing.step', { step: at, count: instructions.length })}
            </h3>
            {step !== null && <p className={styles.words}>{step}</p>}
          </div>
          <ul className={styles.spec} aria-label={tTools('mixing.amounts')}>
            {spec.map((line) => (
              <li key={`${line.name} ${line.unit}`}>
                <span className={styles.amount}>
                  {measureText(line, { unit, servings, serves, partMl: partOf(spec) })}
                </span>
                <span>
                  {line.name}{' '}
                  <span className={styles.noted}>
                    {[line.note, line.optional && tSheet('detail.optional')].filter(Boolean).join(', ')}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </div>
        <Suspense>{isLast && <MadeIt recipe={recipe} />}</Suspense>
        {seconds !== null && <StepTimer key={at} seconds={seconds} />}
        <div className={styles.buttons}>
          <Button disabled={at === 0} onClick={() => go(at - 1)}>
            {tTools('mixing.back')}
          </Button>
          <Button ref={next} look="primary" onClick={() => go(at + 1)}>
            {tTools(isLast ? 'mixing.done' : 'mixing.next')}
          </Button>
        </div>
        {'wakeLock' in navigator && <p className={styles.muted}>{tTools('mixing.awake')}</p>}
      </div>
    </Dialog>
  );
}
