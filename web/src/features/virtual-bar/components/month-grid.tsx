import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { dayText } from '../../../lib/dates.ts';
import { IconButton } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { addDays, addMonths, dayAfterKey, dayKey, weeksOf } from '../month.ts';
import { t } from '../texts.ts';
import styles from './calendar.module.css';

interface MonthGridProps {
  chosen: Date;
  onChoose: (day: Date) => void;
  countOf: (day: Date) => number;
}

const monthName = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' });
const sunday = new Date(2026, 2, 1);
const weekdays = Array.from({ length: 7 }, (_, at) => addDays(sunday, at));
const longName = new Intl.DateTimeFormat('en', { weekday: 'long' });
const shortName = new Intl.DateTimeFormat('en', { weekday: 'short' });

/** A calendar after the WAI-ARIA pattern: arrows, Home, End, Page Up and Page Down move and choose. */
export function MonthGrid({ chosen, onChoose, countOf }: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const today = dayKey(new Date());
  const move = (event: KeyboardEvent) => {
    const day = dayAfterKey(event.key, chosen);
    if (!day) return;
    event.preventDefault();
    onChoose(day);
    // The other month's days are there only after this rendering.
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
  };
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <IconButton label={t('previousMonth')} onClick={() => onChoose(addMonths(chosen, -1))}>
          <IconChevronLeft size={22} aria-hidden="true" />
        </IconButton>
        <h2 aria-live="polite">{monthName.format(chosen)}</h2>
        <IconButton label={t('nextMonth')} onClick={() => onChoose(addMonths(chosen, 1))}>
          <IconChevronRight size={22} aria-hidden="true" />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar is a grid of buttons */}
      <table ref={grid} role="grid" aria-label={t('calendar')} onKeyDown={move} className={styles.grid}>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day.getDay()} scope="col" abbr={longName.format(day)}>
                {shortName.format(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(chosen).map((week) => (
            <tr key={dayKey(week.find((day) => day !== null) ?? chosen)}>
              {week.map((day, at) =>
                day ? (
                  <td key={dayKey(day)}>
                    <DayButton
                      day={day}
                      count={countOf(day)}
                      isChosen={dayKey(day) === dayKey(chosen)}
                      isToday={dayKey(day) === today}
                      onChoose={() => onChoose(day)}
                    />
                  </td>
                ) : (
                  <td key={`none-${longName.format(weekdays[at])}`} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayButtonProps {
  day: Date;
  count: number;
  isChosen: boolean;
  isToday: boolean;
  onChoose: () => void;
}

function DayButton({ day, count, isChosen, isToday, onChoose }: DayButtonProps) {
  return (
    <button
      type="button"
      tabIndex={isChosen ? 0 : -1}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      aria-label={t('daySessions', { day: dayText(day.toISOString()), count })}
      className={classes(styles.dayButton, isChosen && styles.chosen, isToday && styles.today)}
      onClick={onChoose}
    >
      {day.getDate()}
      {count > 0 && <span className={styles.count}>{count}</span>}
    </button>
  );
}
