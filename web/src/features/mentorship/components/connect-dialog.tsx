import {
  becomesMentor,
  type ConnectionInput,
  type ListedMentor,
  meetingFrequencies,
  mentorshipTextLimit,
  type OwnMentorProfile,
} from '@barspoon/contracts';
import { useForm } from '@mantine/form';
import { checkWith, fieldErrorsIn } from '../../../lib/forms.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { SelectField, TextAreaField } from '../../../ui/field.tsx';
import { t as ui } from '../../../ui/texts.ts';
import { useRequestConnection } from '../api/acts.ts';
import { nameOf } from '../mentor-facts.ts';
import { t } from '../texts.ts';
import styles from './mentorship.module.css';

const schema = () => import('../schemas.ts').then(({ connectionInput }) => connectionInput);

interface ConnectDialogProps {
  mentor: ListedMentor;
  own: OwnMentorProfile;
  onClose: () => void;
}

/** Implements MENT-07, MENT-14, MENT-15, BEYOND-76, BEYOND-77. */
export function ConnectDialog({ mentor, own, onClose }: ConnectDialogProps) {
  const requesting = useRequestConnection(mentor.member.id);
  const form = useForm<ConnectionInput>({
    initialValues: { requestMessage: '', goals: '', meetingFrequency: 'monthly' },
    validate: (values) => checkWith(schema, values),
  });
  const name = nameOf(mentor.member);
  const isTheirs = becomesMentor(mentor.mentorType, own.mentorType) === 'target';
  const submit = (values: ConnectionInput) =>
    requesting.mutate(values, {
      onSuccess: onClose,
      onError: (error) => form.setErrors(fieldErrorsIn(error)),
    });
  return (
    <Dialog title={t('connect.title', { name })} onClose={onClose} stays>
      <form noValidate onSubmit={form.onSubmit(submit)}>
        <div className={styles.form}>
          <p>{t(isTheirs ? 'connect.roleMentee' : 'connect.roleMentor', { name })}</p>
          <TextAreaField
            label={t('connect.message')}
            hint={t('connect.messageHint', { count: form.values.requestMessage.length })}
            required
            maxLength={mentorshipTextLimit}
            {...form.getInputProps('requestMessage')}
          />
          <TextAreaField
            label={t('connect.goals')}
            hint={t('connect.goalsHint')}
            maxLength={mentorshipTextLimit}
            rows={3}
            {...form.getInputProps('goals')}
          />
          <SelectField
            label={t('connect.frequency')}
            options={meetingFrequencies.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
            {...form.getInputProps('meetingFrequency')}
          />
        </div>
        <DialogActions>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button type="submit" look="primary" busy={requesting.isPending}>
            {t(requesting.isPending ? 'connect.sending' : 'connect.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
