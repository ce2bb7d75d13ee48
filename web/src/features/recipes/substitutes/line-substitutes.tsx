import type { Recipe, ShownSubstitute, SpecLine, Swap } from '@barspoon/contracts';
import type { PourAs } from '@barspoon/mixology';
import { IconReplace } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { OwnMade } from '../../../ui/own-made.tsx';
import { bringsText, tSubstitutes as t } from '../../../ui/substitute-texts.ts';
import { substitutesQuery } from '../api/substitutes.ts';
import { substituteText } from './substitute-text.ts';
import styles from './substitutes.module.css';

interface LineSubstitutesProps {
  recipe: Pick<Recipe, 'id' | 'spec'>;
  line: SpecLine;
  pour: PourAs;
  /** What the reader's own bar has in its place, where they want that counted. */
  swap: Swap | undefined;
}

/** The substitutes for a line, opened by a button next to it. Renders nothing without substitutes. */
export function LineSubstitutes({ recipe, line, pour, swap }: LineSubstitutesProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { data } = useQuery(substitutesQuery(recipe.spec));
  const substitutes = data?.items.find(({ ingredient }) => ingredient === line.ingredient)?.substitutes;
  return (
    <>
      {substitutes ? (
        <IconButton
          small
          className={`${styles.place} no-print`}
          label={t('open', { name: line.name })}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <IconReplace size={19} aria-hidden="true" />
        </IconButton>
      ) : (
        <span className={styles.place} />
      )}
      <OwnMade
        line={line.name}
        lines={recipe.spec.map(({ name }) => name)}
        className={`${styles.own} no-print`}
      />
      {swap && <OwnSwap swap={swap} line={line} pour={pour} />}
      <div id={id} className={`${styles.panel} no-print`} hidden={!open}>
        {open && substitutes && (
          <>
            <p>{t('try')}</p>
            <ul>
              {substitutes.map((substitute) => (
                <Substitute key={substitute.ingredient} substitute={substitute} line={line} pour={pour} />
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  );
}

function OwnSwap({ swap, line, pour }: { swap: Swap; line: SpecLine; pour: PourAs }) {
  return (
    <p className={styles.own}>
      <strong>{t('useMeasured', { measured: substituteText(swap, line, pour) })}</strong> {swap.note}
      {swap.brings.length > 0 && <span className={styles.brings}> {bringsText(swap.brings)}</span>}
    </p>
  );
}

interface SubstituteProps extends Pick<LineSubstitutesProps, 'line' | 'pour'> {
  substitute: ShownSubstitute;
}

function Substitute({ substitute, line, pour }: SubstituteProps) {
  const { closeness, note, brings } = substitute;
  return (
    <li>
      <strong>
        <a href={`/ingredients/${substitute.ingredient}`}>{substituteText(substitute, line, pour)}</a>
      </strong>{' '}
      <Chip tone={closeness === 'close' ? 'green' : undefined}>{t(`closeness.${closeness}`)}</Chip>
      <p className={styles.note}>{note}</p>
      {brings.length > 0 && <p className={styles.brings}>{bringsText(brings)}</p>}
    </li>
  );
}
