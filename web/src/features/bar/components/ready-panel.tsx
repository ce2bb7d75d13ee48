import type { Match } from '@barspoon/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useId, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { useSwaps } from '../../../lib/use-swaps.ts';
import { Button } from '../../../ui/button.tsx';
import { DrinkPicture } from '../../../ui/drink-picture.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useFailureToast } from '../../../ui/toasts/toasts.ts';
import { makeableQuery } from '../api/matches.ts';
import { t } from '../texts.ts';
import styles from './panels.module.css';
import { useAllBars } from './use-all-bars.ts';

const SwapNotes = lazily(() => import('../../../ui/swap-notes.tsx'), 'SwapNotes');

/** Names in the summary. Implements MATCH-09. */
const NAMED = 3;

/** What the bar makes right now, counted as bottles come and go. Implements MATCH-09, MATCH-10. */
export function ReadyPanel({ onStart }: { onStart: () => void }) {
  const [open, setOpen] = useState(false);
  const [countsSwaps, setCountsSwaps] = useSwaps();
  const { allBars, canChoose, choose } = useAllBars();
  const id = useId();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    makeableQuery(countsSwaps, allBars),
  );
  useFailureToast(error, t('ready.loadFailed'));
  const [first] = data?.pages ?? [];
  const drinks = data?.pages.flatMap(({ items }) => items) ?? [];

  return (
    <section className={`${styles.panel} ${styles.ready}`} aria-live="polite">
      <h2>{t('ready.heading')}</h2>
      {first ? (
        <Answer count={first.makeable} owned={first.owned} drinks={drinks} />
      ) : (
        error === null && <Bone width="100%" height="88px" />
      )}
      {canChoose && <Switch label={t('bars.all')} checked={allBars} onChange={choose} />}
      {first !== undefined && first.owned > 0 && (
        <Switch label={t('match.countSwaps')} checked={countsSwaps} onChange={setCountsSwaps} />
      )}
      {first?.owned === 0 && <Button onClick={onStart}>{t('shelf.startPopular')}</Button>}
      {drinks.length > 0 && (
        <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {t(open ? 'ready.hide' : 'ready.see')}
        </Button>
      )}
      {open && (
        <div id={id}>
          <ul className={styles.list}>
            {drinks.map((drink) => (
              <li key={drink.recipeId}>
                <Link
                  to="/recipes/$id"
                  params={{ id: drink.slug }}
                  search={countsSwaps ? { swaps: true } : {}}
                  className={styles.drink}
                >
                  <DrinkPicture
                    picture={drink.picture}
                    image={null}
                    alt=""
                    size={52}
                    className={styles.thumb}
                  />
                  {drink.name}
                </Link>
                {drink.swaps.length > 0 && (
                  <Suspense>
                    <SwapNotes swaps={drink.swaps} />
                  </Suspense>
                )}
              </li>
            ))}
          </ul>
          <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
        </div>
      )}
    </section>
  );
}

function Answer({ count, owned, drinks }: { count: number; owned: number; drinks: readonly Match[] }) {
  if (count === 0) return <p>{t(owned === 0 ? 'ready.empty' : 'ready.nothing')}</p>;
  const names = drinks
    .slice(0, NAMED)
    .map(({ name }) => name)
    .join(', ');
  const more = count - NAMED;
  return (
    <>
      <p className={styles.answer}>
        <span className={styles.number}>{count}</span>
        {t('ready.makeable', { count })}
      </p>
      <p>{more > 0 ? t('ready.namesMore', { names, count: more }) : names}</p>
    </>
  );
}
