import type { Recipe, SpecLine, Swap } from '@barspoon/contracts';
import type { PourAs } from '@barspoon/mixology';
import { IconCheck, IconCircleDashed, IconReplace } from '@tabler/icons-react';
import { useSwaps } from '../../../lib/use-swaps.ts';
import { AfterPage } from '../../../ui/after-page.tsx';
import { classes } from '../../../ui/classes.ts';
import { useMatchMarks } from '../api/match-marks.ts';
import { BarMatch, LineSubstitutes, Source } from '../late.ts';
import { measureText, partOf } from '../measures.ts';
import { tSheet } from '../sheet-texts.ts';
import { t } from '../texts.ts';
import { useServings } from '../use-servings.ts';
import { useVolumeUnit } from '../use-volume-unit.ts';
import { Pouring } from './pouring.tsx';
import styles from './spec-card.module.css';

/** The spec like on a bar card: amounts in the reader's unit and servings. */
export function SpecCard({ recipe, className }: { recipe: Recipe; className?: string | undefined }) {
  const [unit] = useVolumeUnit();
  const serving = useServings(recipe);
  const pour = { unit, servings: serving.servings, serves: recipe.serves, partMl: partOf(recipe.spec) };
  const [countsSwaps, setCountsSwaps] = useSwaps();
  const source = recipe.source && tSheet('detail.source', { source: recipe.source });
  const match = useMatchMarks([recipe.id], countsSwaps)?.get(recipe.id);

  return (
    <section className={classes(styles.card, className)} aria-labelledby="spec">
      <header className={styles.head}>
        <h2 id="spec">{tSheet('detail.ingredients')}</h2>
        <div className={styles.controls}>
          <Pouring serving={serving} />
        </div>
      </header>
      {match && (
        <AfterPage place={null}>
          <BarMatch match={match} countsSwaps={countsSwaps} onSwaps={setCountsSwaps} />
        </AfterPage>
      )}
      <ul className={styles.lines}>
        {recipe.spec.map((line) => (
          <Line
            key={`${line.name} ${line.unit}`}
            recipe={recipe}
            line={line}
            pour={pour}
            isMissing={match?.missing.includes(line.name)}
            swap={match?.swaps.find(({ instead }) => instead === line.name)}
          />
        ))}
      </ul>
      {source && (
        <AfterPage place={<p className={styles.bare}>{source}</p>}>
          <Source text={source} />
        </AfterPage>
      )}
    </section>
  );
}

interface LineProps {
  recipe: Recipe;
  line: SpecLine;
  pour: PourAs;
  /** Undefined if the bar is unknown. */
  isMissing: boolean | undefined;
  swap: Swap | undefined;
}

function Line({ recipe, line, pour, isMissing, swap }: LineProps) {
  return (
    <li className={styles.lineItem}>
      <span className={styles.amount}>{measureText(line, pour)}</span>
      <div className={styles.ingredient}>
        {line.ingredient ? <a href={`/ingredients/${line.ingredient}`}>{line.name}</a> : line.name}{' '}
        <span className={styles.note}>
          {[line.note, line.optional && tSheet('detail.optional')].filter(Boolean).join(', ')}
        </span>
      </div>
      {isMissing !== undefined &&
        (swap ? (
          <IconReplace size={20} className={styles.swapped} aria-label={t('match.lineSwapped')} role="img" />
        ) : isMissing ? (
          <IconCircleDashed
            size={20}
            className={styles.lacking}
            aria-label={t('match.lineMissing')}
            role="img"
          />
        ) : (
          <IconCheck size={20} className={styles.owned} aria-label={t('match.lineOwned')} role="img" />
        ))}
      <AfterPage place={<span className={styles.swap} />}>
        <LineSubstitutes recipe={recipe} line={line} pour={pour} swap={swap} />
      </AfterPage>
    </li>
  );
}
