import { chatMessageLimit } from '@barspoon/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useHiddenMembers } from '../../../lib/hidden-members.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { useSay } from '../api/room-acts.ts';
import { messagesQuery } from '../api/room-queries.ts';
import { t } from '../texts.ts';
import { ChatLine } from './chat-line.tsx';
import styles from './room.module.css';

/** So near its end a reader follows what comes. */
const nearPx = 80;

interface ChatProps {
  sessionId: string;
  /** The reader may delete what others write. */
  moderates: boolean;
  slowModeSeconds: number;
  /** The session is over: what was said is only read. */
  isOver?: boolean;
}

/** What is said in a room, the newest at the end. Implements BEYOND-84. */
export function Chat({ sessionId, moderates, slowModeSeconds, isOver = false }: ChatProps) {
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    messagesQuery(sessionId),
  );
  const hidden = useHiddenMembers();
  // Whoever moderates answers for all that is said.
  const messages =
    data?.pages
      .flatMap(({ items }) => items)
      .filter(({ authorId }) => moderates || !hidden.has(authorId))
      .toReversed() ?? [];
  const newest = messages.at(-1)?.id;
  const log = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is newest is what is scrolled to
  useEffect(() => {
    const element = log.current;
    if (element && follows.current) element.scrollTop = element.scrollHeight;
  }, [newest]);
  return (
    <section aria-label={t('chat')} className={styles.part}>
      <h2>{t('chat')}</h2>
      {isError && !data && <Trouble title={t('chatFailed')} level={3} onRetry={refetch} />}
      {!data && !isError && <Bone width="100%" height="320px" />}
      {data && (
        <div
          ref={log}
          role="log"
          aria-label={t('chat')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
          tabIndex={0}
          className={styles.log}
          onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
            follows.current = scrollHeight - scrollTop - clientHeight < nearPx;
          }}
        >
          {hasNextPage && (
            <Button small busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('earlier')}
            </Button>
          )}
          {messages.length === 0 && (
            <p className={styles.muted}>{t(isOver ? 'nothingSaid' : 'noMessages')}</p>
          )}
          {messages.map((message) => (
            <ChatLine key={message.id} {...{ sessionId, message, moderates, isOver }} />
          ))}
        </div>
      )}
      {slowModeSeconds > 0 && !isOver && (
        <p className={styles.muted}>{t('slowModeOn', { count: slowModeSeconds })}</p>
      )}
      {!isOver && <SayBox sessionId={sessionId} />}
    </section>
  );
}

function SayBox({ sessionId }: { sessionId: string }) {
  const [content, setContent] = useState('');
  const say = useSay(sessionId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const said = content.trim();
    if (!said || say.isPending) return;
    say.mutate(said, { onSuccess: () => setContent('') });
  };
  return (
    <form className={styles.box} onSubmit={submit}>
      <TextField
        label={t('message')}
        autoComplete="off"
        maxLength={chatMessageLimit}
        value={content}
        onChange={({ target }) => setContent(target.value)}
      />
      <Button type="submit" look="primary" busy={say.isPending}>
        {t('send')}
      </Button>
    </form>
  );
}
