import { type ReactNode, useId } from 'react';
import styles from './page-part.module.css';

/** A part of a page under its heading. */
export function PagePart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
