import type { OwnImport } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { momentText } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { importsQuery, useUndoImport } from '../api/own-imports.ts';
import { countOf } from './belongings.ts';
import styles from './imports.module.css';
import { tImports } from './texts.ts';

const askAgainMs = 1000;
const isGoing = ({ state }: OwnImport) => state === 'undoing';

/** Imports that can still be undone. An extra: nothing stands here while they are not known. */
export function RecentImports() {
  const { data } = useQuery({
    ...importsQuery(),
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.items.some(isGoing) && askAgainMs,
  });
  const { mutate: undo, isPending, variables } = useUndoImport();
  if (!data || data.items.length === 0) return null;
  return (
    <section className={styles.recent} aria-labelledby="recent-imports">
      <h3 id="recent-imports">{tImports('recent')}</h3>
      <ul className={styles.list}>
        {data.items.map(({ id, state, created, updated, belongings, createdAt }) => {
          const moment = momentText(new Date(createdAt));
          const more = countOf(belongings);
          const isBusy = state === 'undoing' || (isPending && variables === id);
          return (
            <li key={id} className={styles.head}>
              <span>
                {tImports(more > 0 ? 'summaryWithMore' : 'summary', { moment, created, updated, more })}
              </span>
              <Button
                small
                busy={isBusy}
                aria-label={tImports('undoNamed', { moment })}
                onClick={() => undo(id)}
              >
                {tImports(isBusy ? 'undoing' : 'undo')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
