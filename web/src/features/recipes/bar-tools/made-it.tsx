import { dayMs, ledgerPastDays, type Recipe } from '@barspoon/contracts';
import { IconGlassFull, IconMinus, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLedger, type Written } from '../../../lib/api/ledger.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { EffectNote } from '../../../ui/effect-note.tsx';
import { TextField } from '../../../ui/field.tsx';
import { noteQuery, useChangeNote } from '../api/recipe-notes.ts';
import { useServings } from '../use-servings.ts';
import styles from './bar-tools.module.css';
import { type MadeDrink, Pace } from './pace.tsx';
import { tTools } from './texts.ts';

/** Today where the reader is, as a date field has it. */
const today = (): string => new Date().toLocaleDateString('sv-SE');
/** A bar keeps no count of what was made before its ledger can tell. */
const isCounted = (day: string): boolean =>
  Date.now() - Date.parse(`${day}T12:00:00Z`) < (ledgerPastDays - 1) * dayMs;

/** Notes the day it was made, takes it off the bar, and says what is left. Implements BEYOND-206. */
export function MadeIt({ recipe, asksDay = false }: { recipe: Recipe; asksDay?: boolean }) {
  const { status } = useSession();
  const isMember = status === 'member';
  const { servings, min, max } = useServings(recipe);
  const [chosen, setChosen] = useState<number | null>(null);
  const [day, setDay] = useState(today);
  const [effect, setEffect] = useState<{ entry: Written; isNewDay: boolean } | null>(null);
  const [drink, setDrink] = useState<MadeDrink | null>(null);
  const { data: note } = useQuery({ ...noteQuery(recipe.id), enabled: isMember });
  const notes = useChangeNote(recipe.id);
  const ledger = useLedger(undefined, recipe.name);
  if (!isMember) return null;
  const count = chosen ?? servings;
  const make = () => {
    if (!day) return;
    const isNewDay = note !== undefined && !note.madeOn.includes(day);
    if (!isCounted(day)) return notes.mutate({ made: day });
    ledger.mutate(
      {
        kind: 'made',
        madeOn: day,
        recipeId: recipe.id,
        servings: count,
        ...(day === today() ? {} : { at: `${day}T12:00:00.000Z` }),
      },
      {
        onSuccess: (entry) => {
          setEffect({ entry, isNewDay });
          const { standardDrinks } = recipe.facts;
          setDrink(day === today() ? { id: entry.id, servings: count, standardDrinks } : null);
        },
      },
    );
  };
  return (
    <section className={`${styles.batch} no-print`} aria-label={tTools('made.title')}>
      <div className={styles.made}>
        {asksDay && (
          <TextField
            label={tTools('notes.day')}
            type="date"
            max={today()}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: three controls in a row are no form */}
        <div role="group" aria-label={tTools('made.count')} className={styles.times}>
          <IconButton
            label={tTools('made.fewer')}
            disabled={count <= min}
            onClick={() => setChosen(count - 1)}
          >
            <IconMinus size={18} aria-hidden="true" />
          </IconButton>
          <output>{count}</output>
          <IconButton
            label={tTools('made.more')}
            disabled={count >= max}
            onClick={() => setChosen(count + 1)}
          >
            <IconPlus size={18} aria-hidden="true" />
          </IconButton>
        </div>
        <Button look="primary" busy={ledger.isPending || notes.isPending} onClick={make}>
          <IconGlassFull size={20} aria-hidden="true" />
          {tTools('made.act', { count })}
        </Button>
      </div>
      {effect && (
        <EffectNote
          key={effect.entry.id}
          effect={effect.entry}
          nothing={tTools('made.nothing')}
          onUndone={() => {
            setDrink(null);
            if (effect.isNewDay) notes.mutate({ notMade: day });
          }}
        />
      )}
      <Pace drink={drink} />
    </section>
  );
}
