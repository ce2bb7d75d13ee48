import type { MailTimes } from '@barspoon/contracts';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { checkWith, fieldErrorsIn } from '../../../lib/forms.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { proposedTimes, timesQuery, useSetTimes } from '../api/times.ts';
import { t } from '../texts.ts';
import styles from './choices-card.module.css';

const schema = () => import('../schemas.ts').then(({ mailTimesSchema }) => mailTimesSchema);
const firstQuiet = { from: '22:00', to: '07:00' };
const hourText = new Intl.DateTimeFormat('en-US', { hour: 'numeric', timeZone: 'UTC' });
const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: hourText.format(Date.UTC(2026, 0, 1, hour)),
}));

/** When a member is mailed: quiet hours and the daily summary, by their own clock. Implements BEYOND-102. */
export default function TimesForm() {
  const { data, isPending, refetch } = useQuery(timesQuery());
  if (isPending) return <Bone height="160px" />;
  if (!data) return <Trouble level={3} title={t('times.failed')} onRetry={refetch} />;
  return <Form times={data.times ?? proposedTimes()} />;
}

function Form({ times }: { times: MailTimes }) {
  const saving = useSetTimes();
  const form = useForm<MailTimes>({
    initialValues: times,
    validate: (values) => checkWith(schema, values),
  });
  const { timeZone, quiet, digestHour } = form.values;
  const zones = useMemo(() => {
    const known = [...new Set([timeZone, ...Intl.supportedValuesOf('timeZone')])].sort();
    return known.map((value) => ({ value, label: value.replaceAll('_', ' ') }));
  }, [timeZone]);
  const submit = (values: MailTimes) =>
    saving.mutate(values, { onError: (error) => form.setErrors(fieldErrorsIn(error)) });
  return (
    <form
      className={styles.times}
      noValidate
      onSubmit={form.onSubmit(submit)}
      aria-label={t('times.heading')}
    >
      <h3 className={styles.topic}>{t('times.heading')}</h3>
      <div className={styles.pair}>
        <SelectField label={t('times.zone')} options={zones} {...form.getInputProps('timeZone')} />
        <SelectField
          label={t('times.digestHour')}
          value={digestHour}
          options={hours}
          error={form.errors.digestHour}
          onChange={({ target }) => form.setFieldValue('digestHour', Number(target.value))}
        />
      </div>
      <Switch
        label={t('times.quiet')}
        checked={quiet !== null}
        onChange={(wanted) => form.setFieldValue('quiet', wanted ? firstQuiet : null)}
      />
      {quiet && (
        <>
          <p className={styles.note}>{t('times.quietLead')}</p>
          <div className={styles.pair}>
            <TextField label={t('times.from')} type="time" {...form.getInputProps('quiet.from')} />
            <TextField label={t('times.to')} type="time" {...form.getInputProps('quiet.to')} />
          </div>
        </>
      )}
      <div>
        <Button type="submit" busy={saving.isPending}>
          {t(saving.isPending ? 'times.saving' : 'times.save')}
        </Button>
      </div>
    </form>
  );
}
