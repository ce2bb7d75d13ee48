import type { VersionedRecipe } from '@barspoon/contracts';
import { type Change, differenceOf, isNone } from './difference.ts';
import { fieldText } from './field-text.ts';
import { tVersions } from './texts.ts';
import styles from './versions.module.css';

/** What has changed since a version, in words: the colors only repeat them. */
export function VersionDifference({ before, now }: { before: VersionedRecipe; now: VersionedRecipe }) {
  const difference = differenceOf(before, now);
  if (isNone(difference)) return <p className={styles.muted}>{tVersions('same')}</p>;
  const { fields, lines, isReordered, steps } = difference;
  return (
    <section className={styles.difference} aria-label={tVersions('since')}>
      <h3>{tVersions('since')}</h3>
      {fields.length > 0 && (
        <dl className={styles.fields}>
          {fields.map((field) => (
            <div key={field}>
              <dt>{tVersions(`fields.${field}`)}</dt>
              <dd>
                <Replaced was={fieldText(field, before)} text={fieldText(field, now)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Changes title={tVersions('ingredients')} changes={lines} />
      {isReordered && <p>{tVersions('reordered')}</p>}
      <Changes title={tVersions('steps')} changes={steps} />
    </section>
  );
}

function Changes({ title, changes }: { title: string; changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={`${change.kind} ${change.text}`}>
            <strong className={styles.kind}>{tVersions(change.kind)}</strong>{' '}
            {change.kind === 'changed' ? (
              <Replaced was={change.was} text={change.text} />
            ) : change.kind === 'added' ? (
              <ins>{change.text}</ins>
            ) : (
              <del>{change.text}</del>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const Replaced = ({ was, text }: { was: string; text: string }) => (
  <>
    <del>{was}</del> {tVersions('to')} <ins>{text}</ins>
  </>
);
