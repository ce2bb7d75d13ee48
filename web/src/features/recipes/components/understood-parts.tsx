import type { OutputOf, recipeRoutes } from '@barspoon/contracts';
import { RemovableChip } from '../../../ui/chip.tsx';
import { t } from '../texts.ts';
import styles from './recipe-results.module.css';

type Part = NonNullable<OutputOf<typeof recipeRoutes.list>['understood']>[number];

interface UnderstoodPartsProps {
  parts: readonly Part[];
  /** The search as it was typed. */
  q: string;
  onQuery: (q: string | undefined) => void;
}

/** What a search was taken for, part by part; each can be removed from it. Implements BEYOND-116. */
export function UnderstoodParts({ parts, q, onQuery }: UnderstoodPartsProps) {
  if (parts.length === 0) return null;
  const leavesOut = parts.some(({ kind }) => kind === 'without');
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of shortcuts is no form */}
      <div role="group" aria-label={t('understood.label')} className={styles.understood}>
        {parts.map((part) => (
          <RemovableChip
            key={`${part.kind} ${part.text}`}
            label={t('understood.remove', { part: wordOf(part) })}
            onRemove={() => onQuery(part.rest || undefined)}
          >
            {wordOf(part)}
          </RemovableChip>
        ))}
      </div>
      {!leavesOut && <p className={styles.hint}>{t('understood.hint', { q })}</p>}
    </>
  );
}

function wordOf({ kind, text }: Part): string {
  if (kind === 'without') return t('understood.without', { text });
  if (kind === 'dry') return t('understood.dry');
  if (kind === 'word') return t('understood.word', { text });
  return text.charAt(0).toUpperCase() + text.slice(1);
}
