import { type ChatMessage, chatMessageLimit } from '@barspoon/contracts';
import { type FormEvent, Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { reportMessage, useReviseMessage, useUnsay } from '../api/room-acts.ts';
import { t } from '../texts.ts';
import { ChatReactions } from './chat-reactions.tsx';
import styles from './room.module.css';

const ReportDialog = lazily(() => import('../../../ui/report-dialog.tsx'), 'ReportDialog');
const hourText = new Intl.DateTimeFormat('en', { timeStyle: 'short' });

interface ChatLineProps {
  sessionId: string;
  message: ChatMessage;
  /** The reader may delete what others write. */
  moderates: boolean;
}

/** One message, or what is left of it. */
export function ChatLine({ sessionId, message, moderates }: ChatLineProps) {
  const { author, authorId, content, createdAt, editedAt, removedBy } = message;
  const isOwn = useSession().memberId === authorId;
  const [edits, setEdits] = useState(false);
  const name = author?.fullName ?? t('someone');
  if (removedBy)
    return (
      <p className={styles.tombstone}>
        {t(removedBy === 'author' ? 'removedByAuthor' : 'removedByModerator', { name })}
      </p>
    );
  return (
    <div className={styles.line}>
      <Avatar name={name} url={author?.avatarUrl ?? null} size={28} />
      <div className={styles.said}>
        <p className={styles.by}>
          <strong>{name}</strong>{' '}
          <time dateTime={createdAt} className={styles.muted}>
            {hourText.format(new Date(createdAt))}
          </time>
          {editedAt && <span className={styles.muted}> · {t('edited')}</span>}
        </p>
        {edits ? (
          <EditBox sessionId={sessionId} message={message} onDone={() => setEdits(false)} />
        ) : (
          <p className={styles.content}>{content}</p>
        )}
        <div className={styles.answers}>
          <ChatReactions sessionId={sessionId} message={message} />
          {isOwn && !edits && (
            <Button
              look="quiet"
              small
              aria-label={t('editNamed', { text: content })}
              onClick={() => setEdits(true)}
            >
              {t('editMessage')}
            </Button>
          )}
          {(isOwn || moderates) && <DeleteButton sessionId={sessionId} message={message} name={name} />}
          {!isOwn && <ReportButton id={message.id} name={name} />}
        </div>
      </div>
    </div>
  );
}

function DeleteButton({ sessionId, message, name }: Omit<ChatLineProps, 'moderates'> & { name: string }) {
  const unsay = useUnsay(sessionId, message);
  return (
    <Button
      look="quiet"
      small
      busy={unsay.isPending}
      aria-label={t('deleteNamed', { name })}
      onClick={() => unsay.mutate(undefined)}
    >
      {t('delete')}
    </Button>
  );
}

function ReportButton({ id, name }: { id: string; name: string }) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button look="quiet" small aria-label={t('reportNamed', { name })} onClick={() => setAsks(true)}>
        {t('report')}
      </Button>
      {asks && (
        <Suspense>
          <ReportDialog
            title={t('reportTitle')}
            signIn={t('reportSignIn')}
            report={(report) => reportMessage(id, report)}
            onClose={() => setAsks(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function EditBox({ sessionId, message, onDone }: Omit<ChatLineProps, 'moderates'> & { onDone: () => void }) {
  const [content, setContent] = useState(message.content);
  const revise = useReviseMessage(sessionId, message);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const said = content.trim();
    if (said && !revise.isPending) revise.mutate(said, { onSuccess: onDone });
  };
  return (
    <form className={styles.box} onSubmit={save}>
      <TextField
        label={t('editLabel')}
        autoComplete="off"
        autoFocus
        maxLength={chatMessageLimit}
        value={content}
        onChange={({ target }) => setContent(target.value)}
      />
      <div className={styles.answers}>
        <Button type="submit" look="primary" small busy={revise.isPending}>
          {t('saveMessage')}
        </Button>
        <Button small onClick={onDone}>
          {t('keepMessage')}
        </Button>
      </div>
    </form>
  );
}
