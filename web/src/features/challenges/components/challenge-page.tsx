import { isProblem } from '@barspoon/browser';
import type { Challenge } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../lib/session/use-session.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { SpiltGlass } from '../../../ui/drawings/spilt-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { challengeQuery, ownStandingQuery } from '../api/challenges.ts';
import { difficultyTones } from '../challenge-facts.ts';
import { t } from '../texts.ts';
import { useDateText } from '../use-date-text.ts';
import { useIsKnown } from '../use-is-known.ts';
import { JoinButton, Places } from './challenge-card.tsx';
import { ChallengeEntries } from './challenge-entries.tsx';
import styles from './challenges.module.css';
import { EntryForm } from './entry-form.tsx';

/** One challenge: what it asks for, taking part, voting and who has won. */
export function ChallengePage({ id }: { id: string }) {
  const { status: session } = useSession();
  const { data: challenge, error, refetch } = useQuery(challengeQuery(id));
  const own = useQuery({ ...ownStandingQuery(id), enabled: session === 'member' });
  const isKnown = useIsKnown(own.isPending);
  useTitle(challenge?.title);
  if (isProblem(error, 404) || isProblem(error, 400))
    return (
      <div className="page">
        <EmptyState
          level={1}
          drawing={<SpiltGlass />}
          title={t('notFound')}
          text={t('notFoundText')}
          action={<LinkButton to="/challenges">{t('back')}</LinkButton>}
        />
      </div>
    );
  if (error && !challenge)
    return (
      <div className="page">
        <Trouble level={1} title={t('loadFailed')} onRetry={refetch} />
      </div>
    );
  if (!challenge)
    return (
      <div className={`page ${styles.page}`}>
        <Bone width="100%" height="420px" />
      </div>
    );
  const { status, winner, requiredIngredients, specialRules, sponsoredBy } = challenge;
  return (
    <article className={`page ${styles.page} ${styles.one}`}>
      <header className={styles.head}>
        <p className={styles.marks}>
          <Chip tone={status === 'active' ? 'green' : undefined}>{t(`status.${status}`)}</Chip>
          <Chip tone={difficultyTones[challenge.difficultyLevel]}>{challenge.difficultyLevel}</Chip>
        </p>
        <h1>{challenge.title}</h1>
        <p className={styles.muted}>
          <Dates challenge={challenge} />
          {sponsoredBy && ` · ${t('sponsor', { name: sponsoredBy })}`}
        </p>
        <p className={styles.text}>{challenge.description}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{t('theme')}</dt>
            <dd>{challenge.theme}</dd>
          </div>
          <div>
            <dt>{t('prize')}</dt>
            <dd>{challenge.prizeDescription}</dd>
          </div>
        </dl>
        <Places challenge={challenge} />
        {status === 'active' && (
          <JoinButton challenge={challenge} isJoined={isKnown ? (own.data?.joined ?? false) : undefined} />
        )}
      </header>
      {requiredIngredients.length > 0 && <Lines heading={t('ingredients')} lines={requiredIngredients} />}
      {specialRules.length > 0 && <Lines heading={t('rules')} lines={specialRules} />}
      {winner && (
        <section className={styles.card}>
          <h2>{t('winner')}</h2>
          <p>
            <strong>
              {t('winnerIs', { title: winner.title, name: winner.author?.username ?? t('unnamed') })}
            </strong>
          </p>
          <p className={styles.text}>{winner.description}</p>
          {winner.votes !== null && <p className={styles.muted}>{t('votes', { count: winner.votes })}</p>}
        </section>
      )}
      {status === 'active' && own.data?.joined && <EntryForm challengeId={id} />}
      {(status === 'voting' || status === 'completed') && (
        <ChallengeEntries
          challenge={challenge}
          ownEntryId={own.data?.entryId}
          votedFor={own.data?.votedFor}
        />
      )}
      <p>
        <LinkButton to="/challenges">{t('back')}</LinkButton>
      </p>
    </article>
  );
}

const Dates = ({ challenge }: { challenge: Challenge }) => useDateText(challenge);

function Lines({ heading, lines }: { heading: string; lines: readonly string[] }) {
  return (
    <section>
      <h2>{heading}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
