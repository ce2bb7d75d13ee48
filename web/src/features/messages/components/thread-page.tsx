import { isProblem } from '@barspoon/browser';
import { directMessageLimit, type Thread } from '@barspoon/contracts';
import { IconArrowLeft } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { dayText } from '../../../lib/dates.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { SpiltGlass } from '../../../ui/drawings/spilt-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { historyQuery, threadQuery, useReading, useWrite } from '../api/messages.ts';
import { t } from '../texts.ts';
import { MessageLine } from './message-line.tsx';
import styles from './messages.module.css';
import { ThreadList } from './thread-list.tsx';

/** So near its end a reader follows what comes. */
const nearPx = 80;

type Member = NonNullable<Thread['member']>;

interface ThreadPageProps {
  id: string;
  /** How the reader keeps the member at a distance. */
  distance: (member: Member) => ReactNode;
}

/** The conversation of the reader with another member; next to it, the list of all conversations. */
export function ThreadPage({ id, distance }: ThreadPageProps) {
  const { data, error, refetch } = useQuery(threadQuery(id));
  useTitle(data ? `${data.member?.fullName ?? t('unnamed')} · ${t('title')}` : t('title'));
  if (isProblem(error, 404) || isProblem(error, 400))
    return (
      <div className="page">
        <EmptyState
          level={1}
          drawing={<SpiltGlass />}
          title={t('notFound')}
          text={t('notFoundText')}
          action={<LinkButton to="/messages">{t('back')}</LinkButton>}
        />
      </div>
    );
  return (
    <div className={`page ${styles.split}`}>
      <section className={styles.aside} aria-labelledby="conversations">
        <h2 id="conversations">{t('list')}</h2>
        <ThreadList />
      </section>
      {data ? (
        <Conversation thread={data} distance={distance} />
      ) : error ? (
        <Trouble level={1} title={t('failed')} onRetry={refetch} />
      ) : (
        <Bone width="100%" height="480px" />
      )}
    </div>
  );
}

function Conversation({ thread, distance }: { thread: Thread } & Pick<ThreadPageProps, 'distance'>) {
  const { memberId, member, mayWrite } = thread;
  const name = member?.fullName ?? t('unnamed');
  return (
    <div className={styles.conversation}>
      <LinkButton look="quiet" small to="/messages" className={styles.back}>
        <IconArrowLeft size={18} aria-hidden="true" /> {t('back')}
      </LinkButton>
      <header className={styles.head}>
        <Avatar name={name} url={member?.avatarUrl ?? null} size={44} />
        <h1 className={styles.name}>
          {member ? (
            <Link to="/members/$username" params={{ username: member.username }}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h1>
        {member && <div className={styles.distance}>{distance(member)}</div>}
      </header>
      <Log thread={thread} name={name} />
      {mayWrite ? <WriteBox id={memberId} name={name} /> : <p className={styles.closed}>{t('closed')}</p>}
    </div>
  );
}

function Log({ thread: { memberId, unread }, name }: { thread: Thread; name: string }) {
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    historyQuery(memberId),
  );
  const messages = data?.pages.flatMap(({ items }) => items).toReversed() ?? [];
  const newest = messages.at(-1);
  const lastOwn = messages.findLast(({ isOwn }) => isOwn)?.id;
  useReading(memberId, newest?.seq, unread);
  const log = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is newest is what is scrolled to
  useEffect(() => {
    const element = log.current;
    if (element && (follows.current || newest?.isOwn)) element.scrollTop = element.scrollHeight;
  }, [newest?.id]);
  if (isError && !data) return <Trouble title={t('failed')} onRetry={refetch} />;
  if (!data) return <Bone width="100%" height="320px" />;
  return (
    <div
      ref={log}
      role="log"
      aria-label={t('log', { name })}
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
      {messages.length === 0 && <p className={styles.none}>{t('none')}</p>}
      {messages.map((message, at) => {
        const day = dayText(message.createdAt);
        const before = messages[at - 1];
        return (
          <div key={message.id} className={styles.entry}>
            {(!before || dayText(before.createdAt) !== day) && <p className={styles.day}>{day}</p>}
            <MessageLine message={message} showsRead={message.id === lastOwn} />
          </div>
        );
      })}
    </div>
  );
}

function WriteBox({ id, name }: { id: string; name: string }) {
  const [content, setContent] = useState('');
  const write = useWrite(id);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const written = content.trim();
    if (written && !write.isPending) write.mutate(written, { onSuccess: () => setContent('') });
  };
  return (
    <form className={styles.box} onSubmit={submit}>
      <TextAreaField
        label={t('label', { name })}
        hint={t('hint')}
        rows={2}
        maxLength={directMessageLimit}
        value={content}
        onChange={({ target }) => setContent(target.value)}
        onKeyDown={(event) => {
          // An Enter that ends the composition of a letter is not the reader's.
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
        }}
      />
      <Button type="submit" look="primary" busy={write.isPending}>
        {t('send')}
      </Button>
    </form>
  );
}
