import type { Match } from '@barspoon/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { useSwaps } from '../../../lib/use-swaps.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyGlass } from '../../../ui/drawings/empty-glass.tsx';
import { EmptyShelf } from '../../../ui/drawings/empty-shelf.tsx';
import { DrinkPicture } from '../../../ui/drink-picture.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { MatchBadge } from '../../../ui/match-badge.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useFailureToast } from '../../../ui/toasts/toasts.ts';
import { Trouble } from '../../../ui/trouble.tsx';
import { matchesQuery } from '../api/matches.ts';
import { t } from '../texts.ts';
import styles from './panels.module.css';

const ToMake = lazily(() => import('../../../ui/to-make.tsx'), 'ToMake');
const OwnMade = lazily(() => import('../../../ui/own-made.tsx'), 'OwnMade');
const SwapNotes = lazily(() => import('../../../ui/swap-notes.tsx'), 'SwapNotes');

/** Shown before "Show all". Implements MATCH-06. */
const FEW = 3;

/** Recipes by how far the bar meets them. Implements MATCH-01, MATCH-02, MATCH-05 to MATCH-08. */
export function MatchWidget() {
  const { status } = useSession();
  if (status === 'visitor')
    return (
      <EmptyState
        drawing={<EmptyShelf />}
        title={t('match.signIn')}
        action={
          <LinkButton to="/profile" look="primary">
            {t('match.signInAction')}
          </LinkButton>
        }
      />
    );
  return <Matches />;
}

function Matches() {
  const [all, setAll] = useState(false);
  const [countsSwaps, setCountsSwaps] = useSwaps();
  const query = useInfiniteQuery(matchesQuery(countsSwaps));
  const { data, error, isPending, isFetchingNextPage, refetch } = query;
  usePages(query, all ? Number.POSITIVE_INFINITY : 1);
  useFailureToast(error, t('match.failed'));

  if (isPending) return <Bone width="100%" height="340px" />;
  if (!data) return <Trouble title={t('match.failed')} onRetry={refetch} />;
  const matches = data.pages.flatMap(({ items }) => items);
  const shown = matches.slice(0, all ? undefined : FEW);
  const lacking = [...new Set(shown.flatMap(({ missing }) => missing))];
  if (matches.length === 0)
    return (
      <EmptyState
        drawing={<EmptyGlass />}
        title={t('match.none')}
        text={t('match.noneText')}
        action={
          <LinkButton to="/inventory" look="primary">
            {t('match.toBar')}
          </LinkButton>
        }
      />
    );
  return (
    <section>
      <h2 className="hidden-text">{t('match.heading')}</h2>
      <Switch label={t('match.countSwaps')} checked={countsSwaps} onChange={setCountsSwaps} />
      <ul className={styles.matches}>
        {shown.map((match) => (
          <MatchRow key={match.recipeId} match={match} lines={lacking} countsSwaps={countsSwaps} />
        ))}
      </ul>
      {matches.length > FEW && (
        <p className={styles.after}>
          <Button aria-expanded={all} busy={all && isFetchingNextPage} onClick={() => setAll(!all)}>
            {t(all ? 'match.showFewer' : 'match.showAll')}
          </Button>
        </p>
      )}
    </section>
  );
}

interface MatchRowProps {
  match: Match;
  /** What any of the shown ones is missing. */
  lines: readonly string[];
  countsSwaps: boolean;
}

function MatchRow({ match, lines, countsSwaps }: MatchRowProps) {
  const { name, slug, picture, percent, matched, total, missing, toMake, swaps } = match;
  const owned = matched - swaps.length;
  const counts = [
    t('match.have', { matched: owned, total }),
    swaps.length > 0 && t('match.swaps', { count: swaps.length }),
  ];
  const have = counts.filter(Boolean).join(' ');
  const lacks = missing.length > 0 ? t('match.missing', { names: missing.join(', ') }) : null;
  const swapped = t('match.swapped', { names: swaps.map(({ instead }) => instead).join(', ') });
  const tip = lacks ?? (swaps.length > 0 ? swapped : t('match.all'));
  return (
    <li className={styles.match}>
      <DrinkPicture picture={picture} image={null} alt="" size={84} className={styles.thumb} />
      <div>
        <h3>
          <Link to="/recipes/$id" params={{ id: slug }} search={countsSwaps ? { swaps: true } : {}}>
            {name}
          </Link>
        </h3>
        {owned < total && <p>{have}</p>}
        {(owned === total || lacks) && <p className={styles.muted}>{tip}</p>}
        {toMake.length > 0 && (
          <Suspense>
            <ToMake toMake={toMake} />
          </Suspense>
        )}
        <Suspense>
          {missing.map((line) => (
            <OwnMade key={line} line={line} lines={lines} />
          ))}
        </Suspense>
        {swaps.length > 0 && (
          <Suspense>
            <SwapNotes swaps={swaps} />
          </Suspense>
        )}
      </div>
      <MatchBadge percent={percent} tip={tip}>
        {t('match.percent', { percent })}
      </MatchBadge>
    </li>
  );
}
