import type { Recipe, ShownSubstitute, SpecLine } from '@barspoon/contracts';
import { IconReplace } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { substitutesQuery } from '../api/substitutes.ts';
import type { Pour } from '../measures.ts';
import { tSheet } from '../sheet-texts.ts';
import { substituteText } from './substitute-text.ts';
import styles from './substitutes.module.css';
import { t } from './texts.ts';

interface LineSubstitutesProps {
  recipe: Pick<Recipe, 'spec'>;
  line: SpecLine;
  pour: Pour;
}

/** What else will do for a line, opened by a button beside it. Nothing where nothing stands in. */
export function LineSubstitutes({ recipe, line, pour }: LineSubstitutesProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { data } = useQuery(substitutesQuery(recipe.spec));
  const substitutes = data?.items.find(({ ingredient }) => ingredient === line.ingredient)?.substitutes;
  if (!substitutes) return <span className={styles.place} />;
  return (
    <>
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
      <div id={id} className={`${styles.panel} no-print`} hidden={!open}>
        {open && (
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

interface SubstituteProps extends Pick<LineSubstitutesProps, 'line' | 'pour'> {
  substitute: ShownSubstitute;
}

function Substitute({ substitute, line, pour }: SubstituteProps) {
  const { closeness, note, brings } = substitute;
  return (
    <li>
      <strong>{substituteText(substitute, line, pour)}</strong>{' '}
      <Chip tone={closeness === 'close' ? 'green' : undefined}>{t(`closeness.${closeness}`)}</Chip>
      <p className={styles.note}>{note}</p>
      {brings.length > 0 && (
        <p className={styles.brings}>
          {t('brings', {
            names: brings
              .map((mark) => (mark === 'alcohol' ? t('alcohol') : tSheet(`allergens.${mark}`)))
              .join(', '),
          })}
        </p>
      )}
    </li>
  );
}
