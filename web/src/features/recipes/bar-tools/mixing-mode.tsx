import type { Recipe } from '@barspoon/contracts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { measureText, partOf } from '../measures.ts';
import { useServings } from '../use-servings.ts';
import { useVolumeUnit } from '../use-volume-unit.ts';
import styles from './bar-tools.module.css';
import { spokenSeconds } from './spoken-time.ts';
import { StepTimer } from './step-timer.tsx';
import { tTools } from './texts.ts';
import { useAwake } from './use-awake.ts';

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
  const onKeys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') go(Math.min(at + 1, instructions.length));
    if (event.key === 'ArrowLeft') go(at - 1);
  };
  return (
    <Dialog title={tTools('mixing.title', { name: recipe.name })} onClose={onClose} stays full>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys do what the buttons below do */}
      <div className={styles.mixing} onKeyDown={onKeys}>
        <div className={styles.step} aria-live="polite">
          {step === null ? (
            <>
              <h3>{tTools('mixing.spec')}</h3>
              <ul className={styles.spec}>
                {spec.map((line) => (
                  <li key={`${line.name} ${line.unit}`}>
                    <span className={styles.amount}>
                      {measureText(line, { unit, servings, serves, partMl: partOf(spec) })}
                    </span>
                    <span>{line.name}</span>
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <>
              <h3>{tTools('mixing.step', { step: at, count: instructions.length })}</h3>
              <p className={styles.words}>{step}</p>
            </>
          )}
        </div>
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
