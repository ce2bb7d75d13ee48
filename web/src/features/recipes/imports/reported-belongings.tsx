import { type OwnImportReport, ownBelongings } from '@barspoon/contracts';
import styles from './imports.module.css';
import { tImports } from './texts.ts';

const outcomes = ['new', 'changed', 'same', 'refused'] as const;

/** What else than recipes a file of ours would bring. */
export function ReportedBelongings({
  belongings,
}: {
  belongings: NonNullable<OwnImportReport['belongings']>;
}) {
  const lines = ownBelongings.flatMap((kind) => {
    const said = outcomes.flatMap((outcome) => {
      const count = belongings[kind][outcome];
      return count > 0 ? tImports(`tallies.${outcome}`, { count }) : [];
    });
    return said.length > 0 ? [{ kind, said: said.join(', ') }] : [];
  });
  return (
    <section className={styles.choice} aria-labelledby="belongings">
      <h3 id="belongings" className={styles.label}>
        {tImports('belongings')}
      </h3>
      <ul className={styles.notes}>
        {lines.map(({ kind, said }) => (
          <li key={kind}>
            {tImports(`kinds.${kind}`)}: {said}
          </li>
        ))}
      </ul>
    </section>
  );
}
