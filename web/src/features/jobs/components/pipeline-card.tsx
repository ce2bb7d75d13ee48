import { applicationNoteLimit, applicationStatuses, type ReceivedApplication } from '@barspoon/contracts';
import { Link } from '@tanstack/react-router';
import { type DragEvent, useState } from 'react';
import { dayText } from '../../../lib/dates.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { SelectField, TextAreaField } from '../../../ui/field.tsx';
import { MessageLink } from '../../../ui/message-link.tsx';
import { useMove, useNote } from '../api/acts.ts';
import { t } from '../texts.ts';
import styles from './pipeline.module.css';

interface PipelineCardProps {
  application: ReceivedApplication;
  onDragStart: (event: DragEvent) => void;
}

/** One application: who, what they wrote, what is noted of them, and where it goes next. */
export function PipelineCard({ application, onDragStart }: PipelineCardProps) {
  const { id, applicant, applicantUserId, hasPortfolio, status, coverLetter, additionalNotes } = application;
  const name = applicant?.fullName ?? t('received.unnamed');
  const { mutate, isPending } = useMove();
  return (
    <li className={styles.card} draggable onDragStart={onDragStart}>
      <p className={styles.who}>
        <Avatar name={name} url={applicant?.avatarUrl ?? null} size={32} />
        {applicant ? (
          <Link to="/members/$username" params={{ username: applicant.username }}>
            {name}
          </Link>
        ) : (
          name
        )}
      </p>
      <p className={styles.lead}>{t('own.applied', { day: dayText(application.createdAt) })}</p>
      <details>
        <summary>{t('coverLetter')}</summary>
        <p className={styles.text}>{coverLetter}</p>
        {additionalNotes && (
          <>
            <h4 className={styles.small}>{t('received.notes')}</h4>
            <p className={styles.text}>{additionalNotes}</p>
          </>
        )}
      </details>
      <Note application={application} name={name} />
      <SelectField
        label={t('received.move', { name })}
        value={status}
        disabled={isPending}
        options={applicationStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        onChange={({ target }) => {
          const next = applicationStatuses.find((one) => one === target.value);
          if (next) mutate({ id, status: next });
        }}
      />
      {application.mayMessage && <MessageLink small id={applicantUserId} name={name} />}
      {hasPortfolio && (
        <LinkButton
          small
          to="/portfolios/$id"
          params={{ id: applicantUserId }}
          aria-label={`${t('received.portfolio')}: ${name}`}
        >
          {t('received.portfolio')}
        </LinkButton>
      )}
    </li>
  );
}

/** What only those who manage the posting read. */
function Note({ application: { id, note }, name }: { application: ReceivedApplication; name: string }) {
  const [typed, setTyped] = useState<string>();
  const { mutate, isPending } = useNote();
  if (typed === undefined)
    return (
      <div className={styles.note}>
        {note && <p className={styles.text}>{note}</p>}
        <Button
          small
          look="quiet"
          aria-label={`${t(note ? 'received.changeNote' : 'received.addNote')}: ${name}`}
          onClick={() => setTyped(note)}
        >
          {t(note ? 'received.changeNote' : 'received.addNote')}
        </Button>
      </div>
    );
  return (
    <form
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ id, note: typed.trim() }, { onSuccess: () => setTyped(undefined) });
      }}
    >
      <TextAreaField
        label={t('received.note', { name })}
        hint={t('received.noteHint')}
        rows={3}
        maxLength={applicationNoteLimit}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p className={styles.who}>
        <Button small type="submit" look="primary" busy={isPending}>
          {t('received.saveNote')}
        </Button>
        <Button small onClick={() => setTyped(undefined)}>
          {t('cancel')}
        </Button>
      </p>
    </form>
  );
}
