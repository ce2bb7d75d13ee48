import type { ConnectionStep, MentorConnection } from '@barspoon/contracts';
import { useId, useState } from 'react';
import { dayText } from '../../../lib/dates.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip, type Tone } from '../../../ui/chip.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { MessageLink } from '../../../ui/message-link.tsx';
import { useStep } from '../api/acts.ts';
import { nameOf, stepsOf } from '../mentor-facts.ts';
import { t } from '../texts.ts';
import styles from './mentorship.module.css';
import { SlotsDialog } from './slots-dialog.tsx';

const tones: Partial<Record<MentorConnection['status'], Tone>> = { pending: 'blue', accepted: 'green' };
/** What cannot be taken back is asked about first. */
const asked: readonly ConnectionStep[] = ['declined', 'ended'];

interface ConnectionCardProps {
  connection: MentorConnection;
  onView: (memberId: string) => void;
}

/** One request or connection, with what the member may do about it. Implements BEYOND-75. */
export function ConnectionCard({ connection, onView }: ConnectionCardProps) {
  const { memberId } = useSession();
  const { mutate, isPending } = useStep(connection.id);
  const [question, setQuestion] = useState<ConnectionStep | null>(null);
  const [books, setBooks] = useState(false);
  const id = useId();
  const isMentor = connection.mentor.id === memberId;
  const other = isMentor ? connection.mentee : connection.mentor;
  const name = nameOf(other);
  const take = (step: ConnectionStep) => (asked.includes(step) ? setQuestion(step) : mutate(step));
  return (
    <li className={styles.card}>
      <div className={styles.who}>
        <Avatar name={name} url={other.avatarUrl} size={52} />
        <div>
          <h3 id={id}>{name}</h3>
          <p className={styles.muted}>{t(isMentor ? 'connections.yourMentee' : 'connections.yourMentor')}</p>
        </div>
      </div>
      <p className={styles.marks}>
        <Chip tone={tones[connection.status]}>{t(`connections.status.${connection.status}`)}</Chip>
        <span>{t(`frequencies.${connection.meetingFrequency}`)}</span>
        <span className={styles.muted}>{dayText(connection.changedAt)}</span>
      </p>
      <p className={styles.text}>{connection.requestMessage}</p>
      {connection.goals && (
        <p className={styles.text}>
          <strong>{t('connections.goals')}</strong> {connection.goals}
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={() => onView(other.id)} aria-describedby={id}>
          {t('list.view')}
        </Button>
        {connection.status === 'accepted' && <MessageLink id={other.id} name={name} />}
        {connection.status === 'accepted' && !isMentor && (
          <Button look="primary" onClick={() => setBooks(true)} aria-describedby={id}>
            {t('meetings.open')}
          </Button>
        )}
        {stepsOf(connection, memberId).map((step) => (
          <Button
            key={step}
            look={step === 'accepted' ? 'primary' : 'plain'}
            busy={isPending}
            aria-describedby={id}
            onClick={() => take(step)}
          >
            {t(`connections.steps.${step}.action`)}
          </Button>
        ))}
      </div>
      {books && <SlotsDialog connectionId={connection.id} name={name} onClose={() => setBooks(false)} />}
      {question && (
        <ConfirmDialog
          question={t(question === 'ended' ? 'connections.askEnd' : 'connections.askDecline', { name })}
          confirmLabel={t(`connections.steps.${question}.action`)}
          busy={isPending}
          onConfirm={() => mutate(question, { onSettled: () => setQuestion(null) })}
          onClose={() => setQuestion(null)}
        />
      )}
    </li>
  );
}
