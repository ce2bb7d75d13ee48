import { useState } from 'react';
import { BatchSize, typedMl } from '../../../ui/batch-size.tsx';
import type { Made } from '../api/homemade.ts';
import styles from './batch.module.css';
import { Batch } from './batch.tsx';

interface BatchToolsProps {
  made: Made;
  name: string;
  makesMl: number;
  /** Told of every size that is one. */
  onMl?: (ml: number) => void;
}

/** How much of something homemade, and what a member's bar makes of it. */
export function BatchTools({ made, name, makesMl, onMl }: BatchToolsProps) {
  const [typed, setTyped] = useState(String(makesMl));
  const ml = typedMl(typed);
  const change = (next: string) => {
    setTyped(next);
    const nextMl = typedMl(next);
    if (nextMl !== null) onMl?.(nextMl);
  };
  return (
    <div className={styles.tools}>
      <BatchSize makesMl={makesMl} typed={typed} onChange={change} />
      {ml !== null && <Batch made={made} name={name} ml={ml} />}
    </div>
  );
}
