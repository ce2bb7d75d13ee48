import { isProblem } from '@barspoon/browser';
import type { Answer, RecipeCard } from '@barspoon/contracts';
import { IconAdjustments, IconMessages, IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { useComingAnswer } from '../api/answer-stream.ts';
import { turnsQuery, useAsk, useStop } from '../api/conversations.ts';
import type { ChatSearch } from '../chat-search.ts';
import { t } from '../texts.ts';
import styles from './chat-page.module.css';
import { Composer } from './composer.tsx';
import { ConversationList } from './conversation-list.tsx';
import { Suggestions } from './suggestions.tsx';
import { TurnView } from './turn-view.tsx';

const TasteDialog = lazily(() => import('./taste-dialog.tsx'), 'TasteDialog');

interface ChatPageProps {
  search: ChatSearch;
  onSearch: (search: ChatSearch) => void;
  /** What the member likes, where they can change it. */
  taste: ReactNode;
  /** What can be done with a drink of an answer. */
  actions: (recipe: RecipeCard, all: readonly string[]) => ReactNode;
}

const starters = (['mood', 'bar', 'like', 'without', 'have', 'help'] as const).map((key) =>
  t(`starters.${key}`),
);

/** Implements CHAT-01, NAV-02, BEYOND-45. */
export function ChatPage({ search: { conversation: id }, onSearch, taste, actions }: ChatPageProps) {
  useTitle(t('title'));
  const [listOpen, setListOpen] = useState(false);
  const [tasteOpen, setTasteOpen] = useState(false);
  const [news, setNews] = useState('');
  const stop = useRef<AbortController | null>(null);
  const [question, setQuestion] = useState('');
  const ask = useAsk(({ conversation, turn }) => {
    setQuestion('');
    if (turn.state === 'done') setNews(newsOf(turn.answer));
    if (conversation.id !== id) onSearch({ conversation: conversation.id });
  });
  useEffect(() => () => stop.current?.abort(), []);

  const send = (text: string) => {
    if (ask.isPending || !text.trim()) return;
    stop.current = new AbortController();
    setQuestion(text);
    setNews('');
    ask.mutate({ ...(id && { conversationId: id }), question: text.trim(), signal: stop.current.signal });
  };
  const open = (conversation: string | undefined) => {
    stop.current?.abort();
    ask.reset();
    setListOpen(false);
    setNews('');
    onSearch({ conversation });
  };
  const latest = useLatestTurn(id);
  const coming = useComingAnswer(id ?? '', latest, (turn) => setNews(newsOf(turn.answer)));
  const stopComing = useStop();
  const stopAnswer = () => {
    stop.current?.abort();
    if (id && latest?.state === 'answering') stopComing.mutate({ id, turnId: latest.id });
  };
  const isBusy = ask.isPending || coming !== null;
  const pending = ask.isPending ? ask.variables.question : null;

  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        <div className={styles.tools}>
          <Button className={styles.onPhone} onClick={() => setListOpen(true)}>
            <IconMessages size={20} aria-hidden="true" />
            {t('conversations.open')}
          </Button>
          <Button onClick={() => setTasteOpen(true)}>
            <IconAdjustments size={20} aria-hidden="true" />
            {t('taste.button')}
          </Button>
          <Button onClick={() => open(undefined)}>
            <IconPlus size={20} aria-hidden="true" />
            {t('conversations.new')}
          </Button>
        </div>
      </header>
      <aside className={styles.side} aria-label={t('conversations.title')}>
        <ConversationList open={id} onOpen={open} />
      </aside>
      {listOpen && (
        <Dialog title={t('conversations.title')} onClose={() => setListOpen(false)}>
          <ConversationList open={id} onOpen={open} />
        </Dialog>
      )}
      {tasteOpen && (
        <Suspense>
          <TasteDialog onClose={() => setTasteOpen(false)}>{taste}</TasteDialog>
        </Suspense>
      )}
      <section className={styles.main} aria-label={t('title')}>
        {id ? (
          <Turns key={id} id={id} pending={pending} coming={coming} actions={actions} onAsk={send} />
        ) : (
          <Beginning pending={pending} onAsk={send} />
        )}
        <p role="status" className="hidden-text">
          {isBusy ? t('ask.pending') : news}
        </p>
        <Composer
          text={question}
          busy={isBusy}
          onChange={setQuestion}
          onSend={() => {
            if (!isBusy) send(question);
          }}
          onStop={stopAnswer}
        />
      </section>
    </div>
  );
}

/** The turn asked last, as far as it is known here. */
function useLatestTurn(id: string | undefined) {
  const { data } = useInfiniteQuery({ ...turnsQuery(id ?? ''), enabled: id !== undefined });
  return id ? data?.pages[0]?.items[0] : undefined;
}

/** What a screen reader is told of an answer, once: what is said first and how many drinks follow. */
const newsOf = ({ text, drinks }: Answer) =>
  drinks.length > 0 ? t('turn.news', { text: text[0] ?? '', count: drinks.length }) : text.join(' ');

function Beginning({ pending, onAsk }: { pending: string | null; onAsk: (text: string) => void }) {
  if (pending) return <Pending question={pending} />;
  return (
    <div className={styles.beginning}>
      <h2>{t('empty.title')}</h2>
      <p className={styles.lead}>{t('empty.text')}</p>
      <Suggestions texts={starters} onAsk={onAsk} />
    </div>
  );
}

interface TurnsProps {
  id: string;
  pending: string | null;
  coming: readonly string[] | null;
  actions: ChatPageProps['actions'];
  onAsk: (text: string) => void;
}

function Turns({ id, pending, coming, actions, onAsk }: TurnsProps) {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(turnsQuery(id));
  const last = useRef<HTMLLIElement>(null);
  const latest = data?.pages[0]?.items[0];
  const seen = latest?.id;
  useEffect(() => {
    if (seen) last.current?.scrollIntoView?.({ block: 'start' });
  }, [seen]);

  if (isPending) return <Bone width="100%" height="220px" />;
  if (!data)
    return (
      <Trouble
        title={t(isProblem(error, 404) ? 'failed.gone' : 'failed.title')}
        onRetry={() => void refetch()}
      />
    );
  const turns = data.pages.flatMap(({ items }) => items).toReversed();
  return (
    <>
      <h2 className="hidden-text">{data.pages[0]?.conversation.title}</h2>
      {hasNextPage && (
        <Button small busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('turn.older')}
        </Button>
      )}
      <ol className={styles.turns}>
        {turns.map((turn) => (
          <li key={turn.id} ref={turn.id === latest?.id ? last : undefined}>
            <TurnView
              conversationId={id}
              turn={turn}
              coming={turn.id === latest?.id ? coming : null}
              actions={actions}
            />
          </li>
        ))}
      </ol>
      {pending ? (
        <Pending question={pending} />
      ) : (
        latest && !coming && <Suggestions texts={latest.answer.suggestions} onAsk={onAsk} />
      )}
    </>
  );
}

function Pending({ question }: { question: string }) {
  return (
    <div className={styles.turns}>
      <p className={styles.question}>{question}</p>
      <p className={styles.thinking} aria-hidden="true">
        {t('ask.pending')}
        <span className={styles.dots} />
      </p>
    </div>
  );
}
