import { type Booking, type MeetingDetails, maxMeeting } from '@barspoon/contracts';
import { useForm } from '@mantine/form';
import { checkWith, fieldErrorsIn } from '../../../lib/forms.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { t as ui } from '../../../ui/texts.ts';
import { useDescribeMeeting } from '../api/bookings.ts';
import { t } from '../texts.ts';
import styles from './mentorship.module.css';

const schema = () => import('../schemas.ts').then(({ meetingDetailsInput }) => meetingDetailsInput);

interface MeetingDialogProps {
  booking: Booking;
  /** The other's. */
  name: string;
  onClose: () => void;
}

/** Where a meeting is, what it is about and what was noted of it: both of the two write it. Implements BEYOND-172. */
export function MeetingDialog({ booking, name, onClose }: MeetingDialogProps) {
  const describing = useDescribeMeeting(booking.id);
  const { place, agenda, notes, revision } = booking;
  const form = useForm({
    initialValues: { place: place ?? '', agenda: agenda ?? '', notes: notes ?? '' },
    validate: (values) => checkWith(schema, { ...values, revision }),
  });
  const submit = (values: Omit<MeetingDetails, 'revision'>) =>
    // As it was when the dialog opened, whatever the list has learned since.
    describing.mutate(
      { ...values, revision },
      { onSuccess: onClose, onError: (error) => form.setErrors(fieldErrorsIn(error)) },
    );
  return (
    <Dialog title={t('meetings.detailsTitle', { name })} onClose={onClose} stays>
      <form noValidate onSubmit={form.onSubmit(submit)}>
        <div className={styles.form}>
          <TextField
            label={t('meetings.place')}
            hint={t('meetings.placeHint')}
            maxLength={maxMeeting.place}
            {...form.getInputProps('place')}
          />
          <TextAreaField
            label={t('meetings.agenda')}
            hint={t('meetings.agendaHint')}
            rows={3}
            maxLength={maxMeeting.agenda}
            {...form.getInputProps('agenda')}
          />
          <TextAreaField
            label={t('meetings.notes')}
            hint={t('meetings.notesHint')}
            rows={5}
            maxLength={maxMeeting.notes}
            {...form.getInputProps('notes')}
          />
        </div>
        <DialogActions>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button type="submit" look="primary" busy={describing.isPending}>
            {t('meetings.saveDetails')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
