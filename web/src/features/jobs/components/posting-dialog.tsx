import {
  applicationInstructionsLimit,
  jobDescriptionLimit,
  jobExperienceLevels,
  jobTypes,
  type Posting,
  type PostingInput,
  salaryCurrencies,
  workLocations,
} from '@barspoon/contracts';
import { type FormEvent, useState } from 'react';
import { checkWith, type FieldErrors, fieldErrorsIn } from '../../../lib/forms.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { useWritePosting } from '../api/acts.ts';
import { draftOf, inputOf, type PostingDraft } from '../posting-draft.ts';
import { t } from '../texts.ts';
import styles from './jobs.module.css';
import { SkillsField } from './skills-field.tsx';

const schema = () => import('../schemas.ts').then(({ postingInput }) => postingInput);
const shortLimit = 120;

interface PostingDialogProps {
  /** The posting to change; without it a new one is written. */
  posting?: Posting;
  onClose: () => void;
}

/** Implements JOB-15, JOB-16, JOB-20, BEYOND-71, BEYOND-72. */
export function PostingDialog({ posting, onClose }: PostingDialogProps) {
  const [draft, setDraft] = useState(() => draftOf(posting));
  const [errors, setErrors] = useState<FieldErrors>({});
  const { mutate, isPending } = useWritePosting(posting);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = inputOf(draft);
    const wrong = await checkWith(schema, input);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    mutate(input as PostingInput, {
      onSuccess: onClose,
      onError: (error) => setErrors(fieldErrorsIn(error)),
    });
  };
  const field = (name: keyof PostingDraft) => ({
    name,
    value: draft[name],
    error: errorOf(errors, name),
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  });
  return (
    <Dialog title={t(posting ? 'form.edit' : 'form.new')} onClose={onClose} stays>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField label={t('form.title')} required maxLength={shortLimit} {...field('jobTitle')} />
        <TextField label={t('form.company')} required maxLength={shortLimit} {...field('companyName')} />
        <TextAreaField
          label={t('form.description')}
          required
          rows={7}
          maxLength={jobDescriptionLimit}
          {...field('jobDescription')}
        />
        <div className={styles.triple}>
          <SelectField
            label={t('jobType')}
            options={jobTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
            {...field('jobType')}
          />
          <SelectField
            label={t('location')}
            options={workLocations.map((value) => ({ value, label: t(`workLocation.${value}`) }))}
            {...field('workLocation')}
          />
          <SelectField
            label={t('level')}
            options={jobExperienceLevels.map((value) => ({ value, label: t(`levels.${value}`) }))}
            {...field('experienceLevel')}
          />
        </div>
        <div className={styles.triple}>
          <TextField label={t('form.salaryMin')} inputMode="numeric" {...field('salaryMin')} />
          <TextField label={t('form.salaryMax')} inputMode="numeric" {...field('salaryMax')} />
          <SelectField
            label={t('form.currency')}
            options={salaryCurrencies.map((value) => ({ value, label: value }))}
            {...field('currency')}
          />
        </div>
        <p className={styles.muted}>{t('form.salaryHint')}</p>
        <div className={styles.triple}>
          <TextField label={t('form.city')} maxLength={80} {...field('locationCity')} />
          <TextField label={t('form.state')} maxLength={80} {...field('locationState')} />
          <TextField label={t('form.country')} maxLength={80} {...field('locationCountry')} />
        </div>
        <SkillsField label={t('form.required')} {...field('requiredSkills')} />
        <SkillsField label={t('form.preferred')} {...field('preferredSkills')} />
        <TextField
          label={t('form.closesOn')}
          hint={t('form.closesHint')}
          type="date"
          {...field('closesOn')}
        />
        <TextField label={t('form.email')} type="email" maxLength={254} {...field('applicationEmail')} />
        <TextAreaField
          label={t('form.instructions')}
          rows={3}
          maxLength={applicationInstructionsLimit}
          {...field('applicationInstructions')}
        />
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" look="primary" busy={isPending}>
            {t(posting ? 'form.save' : 'form.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** A wrong entry of a list is an error of its field. */
const errorOf = (errors: FieldErrors, name: string): string | undefined =>
  errors[name] ?? Object.entries(errors).find(([path]) => path.startsWith(`${name}.`))?.[1];
