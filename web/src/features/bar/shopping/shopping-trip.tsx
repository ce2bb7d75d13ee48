import { localTime } from '@barspoon/browser/clock-change';
import { calendarFile, dayMs } from '@barspoon/contracts';
import { IconCalendarPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { tShopping } from '../../../ui/shopping-texts.ts';
import styles from './shopping.module.css';

const lastsMs = 30 * 60_000;

/** Tomorrow at five in the afternoon, where the reader is. */
const tomorrow = (): string => localTime(new Date(new Date().setHours(17, 0, 0, 0) + dayMs));

/** Puts what is to be bought into the reader's calendar, which reminds them. Implements BEYOND-226. */
export function ShoppingTrip({ title, text }: { title: string; text: string }) {
  const [when, setWhen] = useState(tomorrow);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const begins = new Date(when);
    if (Number.isNaN(begins.getTime())) return;
    const startsAt = begins.toISOString();
    const trip = {
      id: `shopping-${begins.getTime()}`,
      startsAt,
      endsAt: new Date(begins.getTime() + lastsMs).toISOString(),
    };
    const about = { title, description: text, url: window.location.href, now: new Date().toISOString() };
    saveFile('shopping.ics', calendarFile(trip, { ...about, alarmMinutes: 0 }), 'text/calendar');
  };
  return (
    <details>
      <summary>{tShopping('trip')}</summary>
      <form className={styles.write} onSubmit={save}>
        <TextField
          label={tShopping('tripWhen')}
          type="datetime-local"
          required
          value={when}
          onChange={(event) => setWhen(event.target.value)}
        />
        <Button type="submit">
          <IconCalendarPlus size={20} aria-hidden="true" />
          {tShopping('tripSave')}
        </Button>
      </form>
    </details>
  );
}
