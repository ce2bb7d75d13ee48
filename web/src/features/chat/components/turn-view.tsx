import type { Answer, RecipeCard, Turn } from '@barspoon/contracts';
import {
  IconCopy,
  IconFlag,
  IconPlayerStop,
  IconThumbDown,
  IconThumbUp,
  IconVolume,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { IconButton, LinkButton } from '../../../ui/button.tsx';
import { DrinkPicture } from '../../../ui/drink-picture.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { answerText } from '../answer-text.ts';
import { useJudge } from '../api/conversations.ts';
import { t } from '../texts.ts';
import { useReadingAloud } from '../voice/use-reading-aloud.ts';
import styles from './chat-page.module.css';

const ReportAnswer = lazily(() => import('./report-answer.tsx'), 'ReportAnswer');

interface TurnViewProps {
  conversationId: string;
  turn: Turn;
  /** What has come of the answer, while it comes. */
  coming?: readonly string[] | null;
  actions: (recipe: RecipeCard, all: readonly string[]) => ReactNode;
}

/** A question and its answer, with what can be done with it. */
export function TurnView({ conversationId, turn, coming = null, actions }: TurnViewProps) {
  const { answer } = turn;
  const ids = answer.drinks.map(({ recipe }) => recipe.id);
  return (
    <article className={styles.turn}>
      <p className={styles.question}>
        <span className="hidden-text">{t('turn.question')} </span>
        {turn.question}
      </p>
      <div className={styles.answer}>
        <span className="hidden-text">{t('turn.answer')}</span>
        {coming ? <Coming text={coming} /> : answer.text.map((text) => <p key={text}>{text}</p>)}
        {answer.drinks.length > 0 && (
          <ul className={styles.drinks} aria-label={t('turn.drinks')}>
            {answer.drinks.map(({ recipe, why }) => (
              <li key={recipe.id} className={styles.drink}>
                <DrinkPicture
                  picture={recipe.picture}
                  image={recipe.image}
                  alt=""
                  size={160}
                  eager={false}
                  className={styles.picture}
                />
                <div className={styles.words}>
                  <h3 className={styles.name}>
                    <Link to="/recipes/$id" params={{ id: recipe.slug }}>
                      {recipe.name}
                    </Link>
                  </h3>
                  <p>{why}</p>
                </div>
                <div className={styles.acts}>{actions(recipe, ids)}</div>
              </li>
            ))}
          </ul>
        )}
        {!coming && <Lists lists={answer.lists} />}
        {!coming && answer.links.length > 0 && (
          <p className={styles.links}>
            {answer.links.map(({ label, to }) => (
              <LinkButton key={to + label} to={to} small>
                {label}
              </LinkButton>
            ))}
          </p>
        )}
        {!coming && <Origin turn={turn} />}
        {!coming && <TurnActions conversationId={conversationId} turn={turn} />}
      </div>
    </article>
  );
}

/** No live region: the whole answer is told once, when it is there. */
const Coming = ({ text }: { text: readonly string[] }) => (
  <p className={styles.coming}>
    {text.join(' ')} <span className={styles.dots} aria-hidden="true" />
  </p>
);

/** Who worded it, where a model is asked. */
function Origin({ turn: { by, fallback } }: Pick<TurnViewProps, 'turn'>) {
  if (by === 'engine' && !fallback) return null;
  return <p className={styles.origin}>{fallback ? t(`fallback.${fallback}`) : t('turn.byModel')}</p>;
}

const Lists = ({ lists }: Pick<Answer, 'lists'>) =>
  lists.map(({ title, lines, ordered }) => {
    const List = ordered ? 'ol' : 'ul';
    return (
      <section key={title} className={styles.listed}>
        <h3>{title}</h3>
        <List className={ordered ? styles.steps : styles.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </List>
      </section>
    );
  });

function TurnActions({ conversationId, turn }: Pick<TurnViewProps, 'conversationId' | 'turn'>) {
  const { mutate: judge } = useJudge(conversationId);
  const [isReporting, setReporting] = useState(false);
  const aloud = useReadingAloud(() => answerText(turn.answer));
  const copy = () =>
    navigator.clipboard.writeText(answerText(turn.answer)).then(
      () => toasts.success(t('turn.copied')),
      () => toasts.error(t('turn.copyFailed')),
    );
  const vote = (helpful: boolean) => judge({ turn, helpful: turn.helpful === helpful ? null : helpful });
  return (
    <div className={styles.actions}>
      <IconButton label={t('turn.copy')} onClick={() => void copy()}>
        <IconCopy size={19} aria-hidden="true" />
      </IconButton>
      {aloud.isPossible && (
        <IconButton
          label={t(aloud.isReading ? 'turn.stopReading' : 'turn.read')}
          aria-pressed={aloud.isReading}
          onClick={aloud.toggle}
        >
          {aloud.isReading ? (
            <IconPlayerStop size={19} aria-hidden="true" />
          ) : (
            <IconVolume size={19} aria-hidden="true" />
          )}
        </IconButton>
      )}
      <IconButton label={t('turn.helpful')} aria-pressed={turn.helpful === true} onClick={() => vote(true)}>
        <IconThumbUp size={19} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t('turn.unhelpful')}
        aria-pressed={turn.helpful === false}
        onClick={() => vote(false)}
      >
        <IconThumbDown size={19} aria-hidden="true" />
      </IconButton>
      {turn.reported ? (
        <p className={styles.reported}>{t('turn.reported')}</p>
      ) : (
        <IconButton label={t('turn.report')} onClick={() => setReporting(true)}>
          <IconFlag size={19} aria-hidden="true" />
        </IconButton>
      )}
      {isReporting && (
        <ReportAnswer conversationId={conversationId} turnId={turn.id} onClose={() => setReporting(false)} />
      )}
    </div>
  );
}
