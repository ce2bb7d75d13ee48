import { IconClockHour4 } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { momentText } from '../../../lib/dates.ts';
import { Place } from './place.tsx';
import styles from './recipe-page.module.css';

const MINUTE_MS = 60_000;

/** The reader's local time and place. Implements REC-14, REC-15. */
export function Clock() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className={`${styles.clock} no-print`}>
      <IconClockHour4 size={17} aria-hidden="true" />
      <time dateTime={now.toISOString()}>{momentText(now)}</time>
      <Place />
    </span>
  );
}
