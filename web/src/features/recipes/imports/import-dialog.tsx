import { ownFileMaxLength } from '@barspoon/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Field, TextAreaField } from '../../../ui/field.tsx';
import { useImportReport } from '../api/own-imports.ts';
import { type ChosenFile, chosenFile } from './file-text.ts';
import { ImportReport } from './import-report.tsx';
import { ImportRoom } from './import-room.tsx';
import styles from './imports.module.css';
import { PageSource } from './page-source.tsx';
import { partsOf } from './parts.ts';
import { RecentImports } from './recent-imports.tsx';
import { tImports } from './texts.ts';
import type { ArchiveProblem } from './unzip.ts';
import { whyOf } from './why-of.ts';

/** A page of the web, a file or a pasted text into one's own recipes: told first, then stored, undone for a day. Implements BEYOND-25. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [done, setDone] = useState(0);
  const report = useImportReport(setDone);
  const [fileProblem, setFileProblem] = useState<string>();
  /** A file that is sent in several parts; it does not stand in the field for texts. */
  const [pack, setPack] = useState<ChosenFile>();
  const parts = pack?.parts ?? partsOf(text);
  const isTooLong = parts.some((part) => part.length > ownFileMaxLength);
  const takeText = (said: string) => {
    setPack(undefined);
    setText(said);
  };
  const take = async (file: File | undefined) => {
    setFileProblem(undefined);
    takeText('');
    if (!file) return;
    await chosenFile(file).then(
      (chosen) => {
        const [only, ...more] = chosen.parts;
        if (only !== undefined && more.length === 0 && chosen.unread.length === 0) setText(only);
        else setPack(chosen);
      },
      ({ why = 'fileUnreadable' }: Partial<ArchiveProblem>) => setFileProblem(tImports(why)),
    );
  };
  const takePage = (found: string) => {
    takeText(found);
    report.mutate([found]);
  };
  return (
    <Dialog title={tImports('title')} onClose={onClose} stays>
      {report.data ? (
        <ImportReport
          parts={report.data}
          unread={pack?.unread ?? []}
          onBack={report.reset}
          onDone={onClose}
        />
      ) : (
        <div className={styles.body}>
          <p className={styles.muted}>{tImports('hint')}</p>
          <ImportRoom />
          <PageSource onText={takePage} />
          <Field label={tImports('file')} error={fileProblem}>
            {(wiring) => (
              <input
                {...wiring}
                type="file"
                accept=".yaml,.yml,.json,.jsonld,.csv,.txt,.cook,.zip"
                onChange={({ target }) => void take(target.files?.[0])}
              />
            )}
          </Field>
          <TextAreaField
            label={tImports('text')}
            rows={5}
            value={text}
            error={
              isTooLong
                ? tImports('tooLong')
                : report.error
                  ? whyOf(report.error, tImports('checkFailed'))
                  : undefined
            }
            onChange={({ target }) => takeText(target.value)}
          />
          {parts.length > 1 && (
            <p role="status">
              {tImports(report.isPending ? 'checkingPart' : 'inParts', {
                place: done + 1,
                count: parts.length,
              })}
            </p>
          )}
          <DialogActions>
            <Button
              look="primary"
              busy={report.isPending}
              disabled={(text.trim() === '' && !pack) || isTooLong}
              onClick={() => report.mutate(parts)}
            >
              {tImports('check')}
            </Button>
          </DialogActions>
          <RecentImports />
        </div>
      )}
    </Dialog>
  );
}
