import { ownFileMaxLength } from '@barspoon/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Field, TextAreaField } from '../../../ui/field.tsx';
import { useImportReport } from '../api/own-imports.ts';
import { fileText } from './file-text.ts';
import { ImportReport } from './import-report.tsx';
import styles from './imports.module.css';
import { PageSource } from './page-source.tsx';
import { RecentImports } from './recent-imports.tsx';
import { tImports } from './texts.ts';
import type { ArchiveProblem } from './unzip.ts';
import { whyOf } from './why-of.ts';

/** A page of the web, a file or a pasted text into one's own recipes: told first, then stored, undone for a day. Implements BEYOND-25. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const report = useImportReport();
  const [fileProblem, setFileProblem] = useState<string>();
  const isTooLong = text.length > ownFileMaxLength;
  const take = async (file: File | undefined) => {
    setFileProblem(undefined);
    setText('');
    if (!file) return;
    await fileText(file).then(setText, ({ why = 'fileUnreadable' }: Partial<ArchiveProblem>) =>
      setFileProblem(tImports(why)),
    );
  };
  const takePage = (found: string) => {
    setText(found);
    report.mutate(found);
  };
  return (
    <Dialog title={tImports('title')} onClose={onClose} stays>
      {report.data ? (
        <ImportReport report={report.data} text={text} onBack={report.reset} onDone={onClose} />
      ) : (
        <div className={styles.body}>
          <p className={styles.muted}>{tImports('hint')}</p>
          <PageSource onText={takePage} />
          <Field label={tImports('file')} error={fileProblem}>
            {(wiring) => (
              <input
                {...wiring}
                type="file"
                accept=".yaml,.yml,.json,.jsonld,.csv,.txt,.zip"
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
            onChange={({ target }) => setText(target.value)}
          />
          <DialogActions>
            <Button
              look="primary"
              busy={report.isPending}
              disabled={text.trim() === '' || isTooLong}
              onClick={() => report.mutate(text)}
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
