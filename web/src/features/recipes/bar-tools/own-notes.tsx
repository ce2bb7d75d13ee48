import type { Recipe } from '@barspoon/contracts';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { dayText } from '../../../lib/dates.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { CostsOnDemand } from '../../../ui/costs-on-demand.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { noteQuery, useChangeNote } from '../api/recipe-notes.ts';
import { useServings } from '../use-servings.ts';
import styles from './bar-tools.module.css';
import { MadeIt } from './made-it.tsx';
import { tTools } from './texts.ts';

/** What a member does when they have made it, and their own note of it, which nobody else reads. */
export function OwnNotes({ recipe }: { recipe: Recipe }) {
  const { status } = useSession();
  if (status !== 'member') return null;
  return <Notes recipe={recipe} />;
}

function Notes({ recipe }: { recipe: Recipe }) {
  const { data, isPending, isPaused, refetch } = useQuery(noteQuery(recipe.id));
  const { servings } = useServings(recipe);
  const { mutate, isPending: isSaving } = useChangeNote(recipe.id);
  const write = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate({ note: String(new FormData(event.currentTarget).get('note')).trim() });
  };
  return (
    <section className={`${styles.notes} no-print`} aria-labelledby="own-notes">
      <h2 id="own-notes">{tTools('notes.title')}</h2>
      {isPaused && !data ? (
        // Their note was never read here; what they made can be told all the same.
        <MadeIt recipe={recipe} asksDay />
      ) : isPending ? (
        <Bone width="100%" height="140px" />
      ) : !data ? (
        <Trouble level={3} title={tTools('notes.loadFailed')} onRetry={refetch} />
      ) : (
        <div className={styles.columns}>
          <form className={styles.batch} onSubmit={write}>
            <TextAreaField
              label={tTools('notes.note')}
              hint={tTools('notes.hint')}
              name="note"
              rows={3}
              maxLength={1000}
              defaultValue={data.note}
            />
            <div>
              <Button type="submit" busy={isSaving}>
                {tTools('notes.save')}
              </Button>
            </div>
          </form>
          <div className={styles.batch}>
            <MadeIt recipe={recipe} asksDay />
            <CostsOnDemand title={tTools('made.cost')} recipeIds={[recipe.id]} servings={servings} />
            {data.madeOn.length > 0 && (
              <ul className={styles.days} aria-label={tTools('notes.days')}>
                {data.madeOn.map((one) => (
                  <li key={one}>
                    <time dateTime={one}>{dayText(`${one}T00:00:00Z`, false)}</time>
                    <IconButton
                      small
                      label={tTools('notes.notMade', { day: dayText(`${one}T00:00:00Z`, false) })}
                      onClick={() => mutate({ notMade: one })}
                    >
                      <IconX size={18} aria-hidden="true" />
                    </IconButton>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      )}
    </section>
  );
}
