import { ownFileMaxLength } from '@barspoon/contracts';
import { useState } from 'react';
import { ApiProblem, sentenceOf } from '../../../lib/api/problem.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Field, TextAreaField } from '../../../ui/field.tsx';
import { useImportReport } from '../api/own-imports.ts';
import { ImportReport } from './import-report.tsx';
import styles from './imports.module.css';
import { RecentImports } from './recent-imports.tsx';
import { tImports } from './texts.ts';

/** A file or a pasted text into one's own recipes: told first, then stored, undone for a day. Implements BEYOND-25. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const report = useImportReport();
  const isTooLong = text.length > ownFileMaxLength;
  return (
    <Dialog title={tImports('title')} onClose={onClose} stays>
      {report.data ? (
        <ImportReport report={report.data} text={text} onBack={report.reset} onDone={onClose} />
      ) : (
        <div className={styles.body}>
          <p className={styles.muted}>{tImports('hint')}</p>
          <Field label={tImports('file')}>
            {(wiring) => (
              <input
                {...wiring}
                type="file"
                accept=".yaml,.yml,.json,.jsonld,.txt"
                onChange={async ({ target }) => setText((await target.files?.[0]?.text()) ?? '')}
              />
            )}
          </Field>
          <TextAreaField
            label={tImports('text')}
            rows={8}
            value={text}
            error={isTooLong ? tImports('tooLong') : report.error ? whyOf(report.error) : undefined}
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

const whyOf = (error: unknown) =>
  (error instanceof ApiProblem && error.errors[0]?.message) || sentenceOf(error, tImports('checkFailed'));
