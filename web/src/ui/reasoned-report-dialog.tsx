import { isProblem, sentenceOf } from '@barspoon/browser';
import type { AnswerReportReason, ReportReason } from '@barspoon/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';
import { tDialog } from './dialog-texts.ts';
import { SelectField, TextField } from './field.tsx';
import styles from './report-dialog.module.css';
import { t } from './texts.ts';
import { toasts } from './toasts/toasts.ts';

export interface ReportDialogProps<R> {
  /** What is reported, as a heading. */
  title: string;
  /** What a report means here, where that is not plain. */
  text?: string;
  /** Said when the session has ended in the meantime. */
  signIn: string;
  /** Why, in the order they are offered; the first is chosen. */
  reasons: readonly R[];
  report: (report: { reason: R; note: string | null }) => Promise<unknown>;
  onClose: () => void;
}

/** Tells those who look after the site what is wrong with something. */
export function ReasonedReportDialog<R extends ReportReason | AnswerReportReason>({
  title,
  text,
  signIn,
  reasons,
  report,
  onClose,
}: ReportDialogProps<R>) {
  const [reason, setReason] = useState(reasons[0] as R);
  const [note, setNote] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: () => report({ reason, note: note.trim() || null }),
    onSuccess: () => {
      toasts.success(tDialog('report.done'));
      onClose();
    },
    onError: (error) =>
      toasts.error(isProblem(error, 401) ? signIn : sentenceOf(error, tDialog('report.failed'))),
  });
  return (
    <Dialog title={title} onClose={onClose} stays>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        {text && <p>{text}</p>}
        <SelectField
          label={tDialog('report.reason')}
          value={reason}
          options={reasons.map((value) => ({ value, label: tDialog(`report.reasons.${value}`) }))}
          onChange={(event) => setReason(event.target.value as R)}
        />
        <TextField
          label={tDialog('report.note')}
          value={note}
          maxLength={300}
          onChange={(event) => setNote(event.target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" look="primary" busy={isPending}>
            {tDialog('report.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
