import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from './bar-tools.module.css';
import { tTools } from './texts.ts';

const timeText = (seconds: number): string =>
  [
    seconds >= 60 && tTools('mixing.minutes', { minutes: Math.floor(seconds / 60) }),
    (seconds % 60 > 0 || seconds < 60) && tTools('mixing.seconds', { seconds: seconds % 60 }),
  ]
    .filter(Boolean)
    .join(' ');

/** Counts down what a step says it takes. */
export function StepTimer({ seconds }: { seconds: number }) {
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    if (endsAt === null) return;
    const tick = () => {
      const rest = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      navigator.vibrate?.([200, 100, 200]);
    };
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [endsAt]);

  if (endsAt === null)
    return (
      <Button
        onClick={() => {
          setLeft(seconds);
          setEndsAt(Date.now() + seconds * 1000);
        }}
      >
        {tTools('mixing.timer', { time: timeText(seconds) })}
      </Button>
    );
  return (
    <div className={styles.timer}>
      <p className={styles.left} aria-hidden={left > 0}>
        {left > 0 ? tTools('mixing.left', { time: timeText(left) }) : tTools('mixing.over')}
      </p>
      <p role="status" className="hidden-text">
        {left === 0 && tTools('mixing.over')}
      </p>
      <Button onClick={() => setEndsAt(null)}>{tTools('mixing.stop')}</Button>
    </div>
  );
}
