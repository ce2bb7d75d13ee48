import { type Availability, maxMeeting, maxWeeklyTimes, meetingMinutes } from '@barspoon/contracts';
import { useForm } from '@mantine/form';
import { useMemo } from 'react';
import { checkWith, fieldErrorsIn } from '../../../lib/forms.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { t as ui } from '../../../ui/texts.ts';
import { useSetAvailability } from '../api/bookings.ts';
import { ownZone } from '../meeting-times.ts';
import { t } from '../texts.ts';
import styles from './mentorship.module.css';

const schema = () => import('../schemas.ts').then(({ availabilitySchema }) => availabilitySchema);
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const firstTime = { weekday: 1, from: '18:00', to: '20:00' };

interface AvailabilityDialogProps {
  availability: Availability | null;
  onClose: () => void;
}

/** When a mentor has time, every week, by their own clock. */
export function AvailabilityDialog({ availability, onClose }: AvailabilityDialogProps) {
  const saving = useSetAvailability();
  const form = useForm<Availability>({
    initialValues: availability ?? { timeZone: ownZone(), minutes: 60, weekly: [firstTime], place: null },
    validate: (values) => checkWith(schema, values),
  });
  const { timeZone, minutes, weekly } = form.values;
  const zones = useMemo(() => {
    const known = [...new Set([timeZone, ...Intl.supportedValuesOf('timeZone')])].sort();
    return known.map((value) => ({ value, label: value.replaceAll('_', ' ') }));
  }, [timeZone]);
  const submit = (values: Availability) =>
    saving.mutate(values, {
      onSuccess: onClose,
      onError: (error) => form.setErrors(fieldErrorsIn(error)),
    });
  return (
    <Dialog title={t('times.title')} onClose={onClose} stays>
      <form noValidate onSubmit={form.onSubmit(submit)}>
        <div className={styles.form}>
          <p className={styles.muted}>{t('times.lead')}</p>
          <div className={styles.pair}>
            <SelectField label={t('times.zone')} options={zones} {...form.getInputProps('timeZone')} />
            <SelectField
              label={t('times.length')}
              value={minutes}
              options={meetingMinutes.map((value) => ({
                value: String(value),
                label: t('times.minutes', { count: value }),
              }))}
              onChange={({ target }) =>
                form.setFieldValue(
                  'minutes',
                  meetingMinutes.find((one) => String(one) === target.value) ?? 60,
                )
              }
            />
          </div>
          <TextField
            label={t('times.place')}
            hint={t('times.placeHint')}
            maxLength={maxMeeting.place}
            {...form.getInputProps('place')}
            value={form.values.place ?? ''}
          />
          {weekly.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a time has nothing else to be known by
            <fieldset key={at} className={styles.time} aria-label={t('times.one', { number: at + 1 })}>
              <SelectField
                label={t('times.day')}
                value={weekly[at]?.weekday}
                options={weekdays.map((day) => ({ value: String(day), label: t(`times.days.${day}`) }))}
                onChange={({ target }) => form.setFieldValue(`weekly.${at}.weekday`, Number(target.value))}
              />
              <TextField label={t('times.from')} type="time" {...form.getInputProps(`weekly.${at}.from`)} />
              <TextField label={t('times.to')} type="time" {...form.getInputProps(`weekly.${at}.to`)} />
              <Button onClick={() => form.removeListItem('weekly', at)}>{t('times.remove')}</Button>
            </fieldset>
          ))}
          {weekly.length === 0 && <p>{t('times.none')}</p>}
          {weekly.length < maxWeeklyTimes && (
            <div>
              <Button onClick={() => form.insertListItem('weekly', weekly.at(-1) ?? firstTime)}>
                {t('times.add')}
              </Button>
            </div>
          )}
        </div>
        <DialogActions>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button type="submit" look="primary" busy={saving.isPending}>
            {t(saving.isPending ? 'profile.saving' : 'times.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
