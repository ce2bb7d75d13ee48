import { type ChatMessage, chatMessageLimit } from '@barspoon/contracts';
import { type FormEvent, Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { LinkedText } from '../../../ui/linked-text.tsx';
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
  /** The session is over: nothing is added any more. */
  isOver?: boolean;
}

/** One message, or what is left of it. */
export function ChatLine({ sessionId, message, moderates, isOver = false }: ChatLineProps) {
  const { author, authorId, content, createdAt, editedAt, removedBy } = message;
  const isOwn = useSession().memberId === authorId;
  const [edits, setEdits] = useState(false);
  const [isChosen, setChosen] = useState(false);
  const name = author?.fullName ?? t('someone');
  if (removedBy)
    return (
      <p className={styles.tombstone}>
        {t(removedBy === 'author' ? 'removedByAuthor' : 'removedByModerator', { name })}
      </p>
    );
  return (
    <div className={styles.line} data-chosen={isChosen}>
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
          // biome-ignore lint/a11y/useKeyWithClickEvents: fingers show what the keyboard reaches anyway
          <p className={styles.content} onClick={() => setChosen(!isChosen)}>
            <LinkedText text={content} />
          </p>
        )}
        <ChatReactions sessionId={sessionId} message={message} isOver={isOver}>
          {isOwn && !edits && !isOver && (
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
        </ChatReactions>
      </div>
    </div>
  );
}

function DeleteButton({
  sessionId,
  message,
  name,
}: Pick<ChatLineProps, 'sessionId' | 'message'> & { name: string }) {
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

function EditBox({
  sessionId,
  message,
  onDone,
}: Pick<ChatLineProps, 'sessionId' | 'message'> & { onDone: () => void }) {
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
