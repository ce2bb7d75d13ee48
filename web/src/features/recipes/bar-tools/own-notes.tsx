import type { Recipe } from '@barspoon/contracts';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { dayText } from '../../../lib/dates.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { noteQuery, useChangeNote } from '../api/recipe-notes.ts';
import styles from './bar-tools.module.css';
import { MadeIt } from './made-it.tsx';
import { tTools } from './texts.ts';

/** What a member does when they have made it, and their own note of it, which nobody else reads. */
export function OwnNotes({ recipe }: { recipe: Recipe }) {
  const { status } = useSession();
  if (status !== 'member') return null;
  return (
    <>
      <MadeIt recipe={recipe} />
      <Notes recipeId={recipe.id} />
    </>
  );
}

/** Today where the reader is, as a date field has it. */
const today = (): string => new Date().toLocaleDateString('sv-SE');

function Notes({ recipeId }: { recipeId: string }) {
  const { data, isPending, refetch } = useQuery(noteQuery(recipeId));
  const { mutate, isPending: isSaving } = useChangeNote(recipeId);
  const [day, setDay] = useState(today);
  const write = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate({ note: String(new FormData(event.currentTarget).get('note')).trim() });
  };
  return (
    <section className={`${styles.notes} no-print`} aria-labelledby="own-notes">
      <h2 id="own-notes">{tTools('notes.title')}</h2>
      {isPending ? (
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
            <form
              className={styles.made}
              onSubmit={(event) => {
                event.preventDefault();
                if (day) mutate({ made: day });
              }}
            >
              <TextField
                label={tTools('notes.day')}
                type="date"
                max={today()}
                value={day}
                onChange={(event) => setDay(event.target.value)}
              />
              <Button type="submit" busy={isSaving}>
                <IconCheck size={20} aria-hidden="true" />
                {tTools('notes.made')}
              </Button>
            </form>
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
