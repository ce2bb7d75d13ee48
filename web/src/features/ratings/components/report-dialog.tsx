import { type ReportReason, ratingRoutes } from '@barspoon/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { isProblem, sentenceOf } from '../../../lib/api/problem.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';
import styles from './ratings.module.css';

const reasons = ['spam', 'insult', 'off-topic', 'other'] as const satisfies readonly ReportReason[];

/** Tells the moderators what is wrong with a review. */
export function ReportDialog({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const [reason, setReason] = useState<ReportReason>('spam');
  const [note, setNote] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(ratingRoutes.report, { params: { id: reviewId }, body: { reason, note: note.trim() || null } }),
    onSuccess: () => {
      toasts.success(t('report.done'));
      onClose();
    },
    onError: (error) =>
      toasts.error(isProblem(error, 401) ? t('report.signIn') : sentenceOf(error, t('report.failed'))),
  });
  return (
    <Dialog title={t('report.title')} onClose={onClose} stays>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        <SelectField
          label={t('report.reason')}
          value={reason}
          options={reasons.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
          onChange={(event) => setReason(event.target.value as ReportReason)}
        />
        <TextField
          label={t('report.note')}
          value={note}
          maxLength={300}
          onChange={(event) => setNote(event.target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" look="primary" busy={isPending}>
            {t('report.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
