import {
  type OwnImportInput,
  type OwnImportReport,
  ownBelongings,
  ownExistingChoices,
  ownImportChanges,
  recipeVisibilities,
} from '@barspoon/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Chip, type Tone } from '../../../ui/chip.tsx';
import { Choices } from '../../../ui/choices.tsx';
import { DialogActions } from '../../../ui/dialog.tsx';
import { useImport } from '../api/own-imports.ts';
import { tOwn } from '../own/texts.ts';
import { fieldName, linesOf, needsCheck } from './entry-words.ts';
import styles from './imports.module.css';
import { mergedReport, type ReportedPart } from './merged-report.ts';
import { ReportedBelongings } from './reported-belongings.tsx';
import { tImports } from './texts.ts';

type Entry = OwnImportReport['recipes'][number];

interface ImportReportProps {
  parts: readonly ReportedPart[];
  unread: readonly string[];
  onBack: () => void;
  onDone: () => void;
}

/** What importing the file would do, recipe by recipe, and how. */
export function ImportReport({ parts, unread, onBack, onDone }: ImportReportProps) {
  const { recipes, room, belongings } = mergedReport(parts);
  const formats = [...new Set(parts.map(({ report }) => tImports(`formats.${report.format}`)))].join(', ');
  const [done, setDone] = useState(0);
  const [existing, setExisting] = useState<OwnImportInput['existing']>('skip');
  const [visibility, setVisibility] = useState<OwnImportInput['visibility']>('private');
  const [isShort, setShort] = useState(false);
  const { mutate, isPending } = useImport(setDone);
  const countOf = (change: Entry['change']) => recipes.filter((one) => one.change === change).length;
  const [fresh, changed] = [countOf('new'), countOf('changed')];
  const written = fresh + (existing === 'update' ? changed : 0);
  const sumOf = (outcome: 'new' | 'changed') =>
    belongings ? ownBelongings.reduce((sum, kind) => sum + belongings[kind][outcome], 0) : 0;
  const more = sumOf('new') + (existing === 'update' ? sumOf('changed') : 0);
  const hasRoom = fresh <= room;
  const toCheck = recipes.filter(needsCheck);
  const shown = isShort ? toCheck : recipes;
  return (
    <section ref={toTop} className={styles.body} aria-label={tImports('report')}>
      <div>
        <p role="status">{tImports('found', { count: recipes.length, format: formats })}</p>
        <p className={styles.muted}>{tallyOf(countOf)}</p>
        <p className={styles.muted}>{tImports('room', { count: room })}</p>
        {unread.length > 0 && <p role="alert">{tImports('unread', { files: unread.join(', ') })}</p>}
      </div>
      {belongings && <ReportedBelongings belongings={belongings} />}
      {changed + sumOf('changed') > 0 && (
        <div className={styles.choice}>
          <span className={styles.label}>{tImports(belongings ? 'existingAll' : 'existing')}</span>
          <Choices
            label={tImports(belongings ? 'existingAll' : 'existing')}
            look="segments"
            value={existing}
            options={ownExistingChoices.map((value) => ({ value, label: tImports(value) }))}
            onChange={setExisting}
          />
        </div>
      )}
      {fresh > 0 && (
        <div className={styles.choice}>
          <span className={styles.label}>{tImports('visibility')}</span>
          <Choices
            label={tImports('visibility')}
            look="segments"
            value={visibility}
            options={recipeVisibilities.map((value) => ({ value, label: tOwn(`visibility.${value}`) }))}
            onChange={setVisibility}
          />
        </div>
      )}
      {toCheck.length > 0 && toCheck.length < recipes.length && (
        <Choices
          label={tImports('listed')}
          look="segments"
          value={isShort ? 'toCheck' : 'all'}
          options={[
            { value: 'all', label: tImports('listedAll', { count: recipes.length }) },
            { value: 'toCheck', label: tImports('listedToCheck', { count: toCheck.length }) },
          ]}
          onChange={(value) => setShort(value === 'toCheck')}
        />
      )}
      <ul className={styles.list}>
        {shown.map((entry) => (
          <li key={entry.place} className={styles.entry}>
            <ReportedRecipe entry={entry} />
          </li>
        ))}
      </ul>
      <div className={styles.end}>
        {!hasRoom && <p role="alert">{tImports('noRoom', { room, count: fresh })}</p>}
        {written + more === 0 && <p>{tImports('nothing')}</p>}
        {isPending && parts.length > 1 && (
          <p role="status">{tImports('importingPart', { place: done + 1, count: parts.length })}</p>
        )}
        <DialogActions>
          <Button onClick={onBack}>{tImports('again')}</Button>
          <Button
            look="primary"
            busy={isPending}
            disabled={written + more === 0 || !hasRoom}
            onClick={() => mutate({ parts, existing, visibility }, { onSuccess: onDone })}
          >
            {tImports(more > 0 ? 'importAll' : 'import', { count: written + more })}
          </Button>
        </DialogActions>
      </div>
    </section>
  );
}

/** The form that was shown before may have been scrolled down. */
const toTop = (section: HTMLElement | null): void => section?.parentElement?.scrollTo?.(0, 0);

const tallyOf = (countOf: (change: Entry['change']) => number): string =>
  ownImportChanges
    .flatMap((change) => {
      const count = countOf(change);
      return count > 0 ? tImports(`tallies.${change}`, { count }) : [];
    })
    .join(', ');

const tones: Record<Entry['change'], Tone | undefined> = {
  new: 'green',
  changed: 'orange',
  same: undefined,
  refused: 'red',
};

function ReportedRecipe({ entry: { name, change, differs, notes } }: { entry: Entry }) {
  return (
    <>
      <p className={styles.head}>
        <strong>{name}</strong>
        <Chip tone={tones[change]}>{tImports(`changes.${change}`)}</Chip>
      </p>
      {differs.length > 0 && (
        <p className={styles.muted}>{tImports('differs', { fields: differs.map(fieldName).join(', ') })}</p>
      )}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {linesOf(notes).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}
