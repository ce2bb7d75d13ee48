import type { Match } from '@barspoon/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../../lib/session/use-session.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyGlass, EmptyShelf } from '../../../ui/drawings.tsx';
import { DrinkPicture } from '../../../ui/drink-picture.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { MatchBadge } from '../../../ui/match-badge.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { useFailureToast } from '../../../ui/use-failure-toast.ts';
import { matchesQuery } from '../api/matches.ts';
import { t } from '../texts.ts';
import styles from './panels.module.css';

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
  const query = useInfiniteQuery(matchesQuery());
  const { data, error, isPending, isFetchingNextPage, refetch } = query;
  usePages(query, all ? Number.POSITIVE_INFINITY : 1);
  useFailureToast(error, t('match.failed'));

  if (isPending) return <Bone width="100%" height="340px" />;
  if (!data) return <Trouble title={t('match.failed')} onRetry={refetch} />;
  const matches = data.pages.flatMap(({ items }) => items);
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
      <ul className={styles.matches}>
        {matches.slice(0, all ? undefined : FEW).map((match) => (
          <MatchRow key={match.recipeId} match={match} />
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

function MatchRow({ match: { name, slug, picture, percent, matched, total, missing } }: { match: Match }) {
  const lacks = missing.length > 0 ? t('match.missing', { names: missing.join(', ') }) : t('match.all');
  return (
    <li className={styles.match}>
      <DrinkPicture picture={picture} image={null} alt="" size={84} className={styles.thumb} />
      <div>
        <h3>
          <Link to="/recipes/$id" params={{ id: slug }}>
            {name}
          </Link>
        </h3>
        {missing.length > 0 && <p>{t('match.have', { matched, total })}</p>}
        <p className={styles.muted}>{lacks}</p>
      </div>
      <MatchBadge percent={percent} tip={lacks}>
        {t('match.percent', { percent })}
      </MatchBadge>
    </li>
  );
}
