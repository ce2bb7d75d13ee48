import { additionalNotesLimit, coverLetterLimit, type Posting } from '@barspoon/contracts';
import { type FormEvent, useState } from 'react';
import { type FieldErrors, fieldErrorsIn } from '../../../lib/forms.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { useApply } from '../api/acts.ts';
import { t } from '../texts.ts';
import styles from './jobs.module.css';

/** Implements JOB-10, BEYOND-73. */
export function ApplyDialog({ posting, onClose }: { posting: Posting; onClose: () => void }) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const { mutate, isPending } = useApply(posting);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const coverLetter = String(values.get('coverLetter')).trim();
    if (!coverLetter) return setErrors({ coverLetter: t('fillIn') });
    setErrors({});
    mutate(
      { coverLetter, additionalNotes: String(values.get('additionalNotes')).trim() || null },
      { onSuccess: onClose, onError: (error) => setErrors(fieldErrorsIn(error)) },
    );
  };
  return (
    <Dialog title={t('applyTitle', { title: posting.jobTitle })} onClose={onClose} stays>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p className={styles.muted}>{posting.companyName}</p>
        {posting.applicationInstructions && <p className={styles.text}>{posting.applicationInstructions}</p>}
        <TextAreaField
          label={t('coverLetter')}
          name="coverLetter"
          required
          rows={8}
          maxLength={coverLetterLimit}
          hint={t('letterHint')}
          error={errors.coverLetter}
        />
        <TextAreaField
          label={t('notes')}
          name="additionalNotes"
          rows={3}
          maxLength={additionalNotesLimit}
          error={errors.additionalNotes}
        />
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" look="primary" busy={isPending}>
            {t('submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
