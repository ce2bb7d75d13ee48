import { IconClockHour4 } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { momentText } from '../../../lib/dates.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import styles from './recipe-page.module.css';

const MINUTE_MS = 60_000;

/** What time it is where you mix. Implements REC-14. */
export function Clock() {
  const isHydrated = useHydrated();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  if (!isHydrated) return <span className={styles.clock} />;
  return (
    <time className={`${styles.clock} no-print`} dateTime={now.toISOString()}>
      <IconClockHour4 size={17} aria-hidden="true" />
      {momentText(now)}
    </time>
  );
}
