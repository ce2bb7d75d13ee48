import type { RecipeDraft as Reading, RecipeDraftInput } from '@barspoon/contracts';
import { Link } from '@tanstack/react-router';
import type { RecipeDraft } from './draft.ts';
import styles from './own-recipes.module.css';
import { tOwn } from './texts.ts';

interface DraftReadingProps {
  draft: RecipeDraft;
  asked: RecipeDraftInput | null;
  reading: Reading | undefined;
  /** The recipe that is being edited is no double of itself. */
  ownId: string | undefined;
}

/** How strong the drink is as it stands, and which it is like. Implements BEYOND-25. */
export function DraftReading({ draft, asked, reading, ownId }: DraftReadingProps) {
  const alike = asked ? (reading?.alike.filter(({ id }) => id !== ownId) ?? []) : [];
  return (
    <div className={styles.reading}>
      <p role="status">
        <strong>{tOwn('strength.label')}</strong> {strengthText(draft, asked, reading)}
      </p>
      {alike.length > 0 && (
        <p className={styles.alike}>
          {tOwn('alike')}{' '}
          {alike.map(({ id, slug, name }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link to="/recipes/$id" params={{ id: slug }} target="_blank">
                {name}
              </Link>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

function strengthText(draft: RecipeDraft, asked: RecipeDraftInput | null, reading: Reading | undefined) {
  if (!asked || !reading) return tOwn('strength.waiting');
  if (draft.method === '') return tOwn('strength.noMethod');
  const { abv, volumeMl } = reading.facts;
  if (abv !== null) return tOwn(abv > 0 ? 'strength.value' : 'strength.dry', { abv, ml: volumeMl });
  const unknown = asked.spec.filter((_, index) => reading.ingredients[index] === null);
  return tOwn('strength.unknown', { names: unknown.map(({ name }) => name).join(', ') });
}
