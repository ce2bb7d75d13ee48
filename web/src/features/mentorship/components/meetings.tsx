import { type Booking, calendarFile } from '@barspoon/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useId, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LinkedText } from '../../../ui/linked-text.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { bookingsQuery, useCancelMeeting } from '../api/bookings.ts';
import { clockOf, dayOf } from '../meeting-times.ts';
import { nameOf } from '../mentor-facts.ts';
import { t } from '../texts.ts';
import styles from './mentorship.module.css';
import { SlotsDialog } from './slots-dialog.tsx';

const MeetingDialog = lazily(() => import('./meeting-dialog.tsx'), 'MeetingDialog');

/** Meetings that are not over, or those that are; nothing where there are none. Implements BEYOND-172. */
export function Meetings({ list }: { list: 'ahead' | 'over' }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(bookingsQuery(list));
  const id = useId();
  const all = data?.pages.flatMap(({ items }) => items) ?? [];
  if (all.length === 0) return null;
  return (
    <section className={styles.find} aria-labelledby={id}>
      <h3 id={id}>{t(list === 'over' ? 'meetings.over' : 'meetings.heading')}</h3>
      <ul className={styles.rows}>
        {all.map((booking) => (
          <Meeting key={booking.id} booking={booking} isOver={list === 'over'} />
        ))}
      </ul>
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
    </section>
  );
}

function Meeting({ booking, isOver }: { booking: Booking; isOver: boolean }) {
  const { memberId } = useSession();
  const cancelling = useCancelMeeting(booking.id);
  const [open, setOpen] = useState<'details' | 'move' | 'cancel' | null>(null);
  const id = useId();
  const isMentor = booking.mentor.id === memberId;
  const name = nameOf(isMentor ? booking.mentee : booking.mentor);
  const day = dayOf(booking.startsAt);
  return (
    <li>
      <span id={id}>
        <strong>{day}</strong>, {clockOf(booking.startsAt)} – {clockOf(booking.endsAt)}
        <br />
        <span className={styles.muted}>{t('meetings.with', { name })}</span>
        <br />
        {booking.place ? (
          <LinkedText text={booking.place} />
        ) : (
          !isOver && <span className={styles.muted}>{t('meetings.noPlace')}</span>
        )}
        {[booking.agenda, booking.notes].map(
          (text, at) =>
            text && (
              <span key={at === 0 ? 'agenda' : 'notes'} className={styles.about}>
                {at === 1 && <strong>{t('meetings.notes')}: </strong>}
                <LinkedText text={text} />
              </span>
            ),
        )}
      </span>
      <span className={styles.actions}>
        <Button small aria-describedby={id} onClick={() => setOpen('details')}>
          {t('meetings.details')}
        </Button>
        {!isOver && (
          <>
            <Button small aria-describedby={id} onClick={() => saveCalendarFile(booking)}>
              {t('meetings.calendar')}
            </Button>
            {!isMentor && (
              <Button small aria-describedby={id} onClick={() => setOpen('move')}>
                {t('meetings.move')}
              </Button>
            )}
            <Button small aria-describedby={id} onClick={() => setOpen('cancel')}>
              {t('meetings.cancel')}
            </Button>
          </>
        )}
      </span>
      {open === 'details' && (
        <Suspense>
          <MeetingDialog booking={booking} name={name} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      {open === 'move' && (
        <SlotsDialog
          connectionId={booking.connectionId}
          name={name}
          moved={booking}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'cancel' && (
        <ConfirmDialog
          question={t('meetings.askCancel', { name, day })}
          confirmLabel={t('meetings.cancel')}
          busy={cancelling.isPending}
          onConfirm={() => cancelling.mutate(undefined, { onSettled: () => setOpen(null) })}
          onClose={() => setOpen(null)}
        />
      )}
    </li>
  );
}

function saveCalendarFile(booking: Booking): void {
  const title = t('meetings.calendarTitle', {
    mentor: nameOf(booking.mentor),
    mentee: nameOf(booking.mentee),
  });
  const url = `${location.origin}/mentorship?view=connections&list=connected`;
  saveFile(
    'meeting.ics',
    calendarFile(booking, { title, url, now: new Date().toISOString() }),
    'text/calendar',
  );
}
