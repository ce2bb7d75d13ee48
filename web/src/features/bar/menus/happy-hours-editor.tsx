import { type HappyHours, happyHourPercentMax, happyHoursMax } from '@barspoon/contracts';
import { useMemo } from 'react';
import type { FieldErrors } from '../../../lib/forms.ts';
import { Button } from '../../../ui/button.tsx';
import { Checks } from '../../../ui/checks.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import styles from './menus.module.css';
import { t } from './texts.ts';

type Hours = HappyHours['windows'][number];
const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;
const firstHours: Hours = { weekdays: [1, 2, 3, 4, 5], from: '17:00', to: '19:00', percent: 20 };

interface HappyHoursEditorProps {
  value: HappyHours | null;
  /** Of the menu, by their fields. */
  errors: FieldErrors;
  onChange: (value: HappyHours | null) => void;
}

/** When everything on a menu costs less. Implements BEYOND-255. */
export function HappyHoursEditor({ value, errors, onChange }: HappyHoursEditorProps) {
  const { timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone, windows = [] } = value ?? {};
  const change = (next: Hours[]) => onChange(next.length === 0 ? null : { timeZone, windows: next });
  return (
    <section className={styles.part} aria-label={t('happy.title')}>
      <h3>{t('happy.title')}</h3>
      <p className={styles.facts}>{t('happy.text')}</p>
      {windows.map((hours, at) => (
        <HoursEditor
          // biome-ignore lint/suspicious/noArrayIndexKey: a happy hour has nothing else to be known by
          key={at}
          number={at + 1}
          hours={hours}
          errorOf={(field) => errors[`happyHours.windows.${at}.${field}`]}
          onChange={(next) => change(windows.with(at, next))}
          onRemove={() => change(windows.toSpliced(at, 1))}
        />
      ))}
      {value && <Zone timeZone={timeZone} onChange={(zone) => onChange({ ...value, timeZone: zone })} />}
      {windows.length < happyHoursMax && (
        <Button onClick={() => change([...windows, windows.at(-1) ?? firstHours])}>{t('happy.add')}</Button>
      )}
    </section>
  );
}

interface HoursEditorProps {
  number: number;
  hours: Hours;
  errorOf: (field: keyof Hours) => string | undefined;
  onChange: (hours: Hours) => void;
  onRemove: () => void;
}

function HoursEditor({ number, hours, errorOf, onChange, onRemove }: HoursEditorProps) {
  const { from, to, percent } = hours;
  return (
    <fieldset className={styles.section} aria-label={t('happy.one', { number })}>
      <Checks
        label={t('happy.days')}
        values={weekdays.filter((day) => hours.weekdays.includes(Number(day)))}
        options={weekdays.map((value) => ({ value, label: t(`happy.day.${value}`) }))}
        onChange={(days) => onChange({ ...hours, weekdays: days.map(Number).sort() })}
      />
      {errorOf('weekdays') && <p role="alert">{errorOf('weekdays')}</p>}
      <div className={styles.pair}>
        <TextField
          label={t('happy.from')}
          type="time"
          value={from}
          error={errorOf('from')}
          onChange={(event) => onChange({ ...hours, from: event.target.value })}
        />
        <TextField
          label={t('happy.to')}
          hint={to < from ? t('happy.nextDay') : undefined}
          type="time"
          value={to}
          error={errorOf('to')}
          onChange={(event) => onChange({ ...hours, to: event.target.value })}
        />
        <TextField
          label={t('happy.percent')}
          type="number"
          min={1}
          max={happyHourPercentMax}
          value={percent || ''}
          error={errorOf('percent')}
          onChange={(event) => onChange({ ...hours, percent: Number(event.target.value) })}
        />
      </div>
      <Button small onClick={onRemove}>
        {t('happy.remove', { number })}
      </Button>
    </fieldset>
  );
}

function Zone({ timeZone, onChange }: { timeZone: string; onChange: (timeZone: string) => void }) {
  const zones = useMemo(() => {
    const known = [...new Set([timeZone, ...Intl.supportedValuesOf('timeZone')])].sort();
    return known.map((value) => ({ value, label: value.replaceAll('_', ' ') }));
  }, [timeZone]);
  return (
    <SelectField
      label={t('happy.zone')}
      options={zones}
      value={timeZone}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
