import { type Booking, maxMeeting } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Choices } from '../../../ui/choices.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { t as ui } from '../../../ui/texts.ts';
import { Trouble } from '../../../ui/trouble.tsx';
import { slotsQuery, useBook } from '../api/bookings.ts';
import { byDay, clockOf, ownZone } from '../meeting-times.ts';
import { t } from '../texts.ts';
import styles from './mentorship.module.css';

const daysAtOnce = 7;

interface SlotsDialogProps {
  connectionId: string;
  /** The mentor's. */
  name: string;
  /** The meeting to move; without it, a new one. */
  moved?: Booking;
  onClose: () => void;
}

/** Free times of a mentor by the reader's clock. */
export function SlotsDialog({ connectionId, name, moved, onClose }: SlotsDialogProps) {
  const { data, error, refetch } = useQuery({ ...slotsQuery(connectionId), staleTime: 0 });
  const booking = useBook(connectionId, moved);
  const [chosen, setChosen] = useState('');
  const [place, setPlace] = useState<string | null>(null);
  const [agenda, setAgenda] = useState('');
  const [shown, setShown] = useState(daysAtOnce);
  const days = byDay(data?.items ?? []);
  return (
    <Dialog title={t(moved ? 'meetings.moveTitle' : 'meetings.bookTitle', { name })} onClose={onClose} stays>
      {error && !data ? (
        <Trouble level={3} title={t('meetings.slotsFailed')} onRetry={refetch} />
      ) : !data ? (
        <Bone width="100%" height="240px" />
      ) : days.length === 0 ? (
        <p>{t('meetings.noSlots', { name })}</p>
      ) : (
        <div className={styles.form}>
          <p className={styles.muted}>
            {t('meetings.zones', { own: zoneText(ownZone()), name, theirs: zoneText(data.timeZone ?? '') })}
          </p>
          {days.slice(0, shown).map(([day, slots]) => (
            <section key={day}>
              <h3>{day}</h3>
              <Choices
                label={day}
                look="pills"
                value={chosen}
                options={slots.map(({ startsAt }) => ({ value: startsAt, label: clockOf(startsAt) }))}
                onChange={setChosen}
              />
            </section>
          ))}
          {days.length > shown && (
            <Button onClick={() => setShown(shown + daysAtOnce)}>{t('meetings.moreDays')}</Button>
          )}
          {!moved && (
            <>
              <TextField
                label={t('meetings.place')}
                hint={t('meetings.placeHint')}
                maxLength={maxMeeting.place}
                value={place ?? data.place ?? ''}
                onChange={({ target }) => setPlace(target.value)}
              />
              <TextAreaField
                label={t('meetings.agenda')}
                hint={t('meetings.agendaHint')}
                rows={3}
                maxLength={maxMeeting.agenda}
                value={agenda}
                onChange={({ target }) => setAgenda(target.value)}
              />
            </>
          )}
        </div>
      )}
      <DialogActions>
        <Button onClick={onClose}>{ui('cancel')}</Button>
        <Button
          look="primary"
          disabled={!data?.items.some(({ startsAt }) => startsAt === chosen)}
          busy={booking.isPending}
          onClick={() => booking.mutate({ startsAt: chosen, place, agenda }, { onSuccess: onClose })}
        >
          {t(moved ? 'meetings.move' : 'meetings.book')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const zoneText = (zone: string): string => zone.replaceAll('_', ' ');
