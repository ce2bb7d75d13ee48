import type { Recipe } from '@barspoon/contracts';
import { IconGlassFull, IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useLedger, type Written } from '../../../lib/api/ledger.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { EffectNote } from '../../../ui/effect-note.tsx';
import { useServings } from '../use-servings.ts';
import styles from './bar-tools.module.css';
import { tTools } from './texts.ts';

/** Takes what was made off the bar, and says what is left. Implements BEYOND-206. */
export function MadeIt({ recipe }: { recipe: Recipe }) {
  const { status } = useSession();
  const { servings, min, max } = useServings(recipe);
  const [chosen, setChosen] = useState<number | null>(null);
  const [effect, setEffect] = useState<Written | null>(null);
  const ledger = useLedger();
  if (status !== 'member') return null;
  const count = chosen ?? servings;
  const make = () =>
    ledger.mutate({ kind: 'made', recipeId: recipe.id, servings: count }, { onSuccess: setEffect });
  return (
    <section className={`${styles.notes} no-print`} aria-label={tTools('made.title')}>
      <div className={styles.made}>
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
        <Button look="primary" busy={ledger.isPending} onClick={make}>
          <IconGlassFull size={20} aria-hidden="true" />
          {tTools('made.act', { count })}
        </Button>
      </div>
      {effect && <EffectNote key={effect.id} effect={effect} nothing={tTools('made.nothing')} />}
    </section>
  );
}
