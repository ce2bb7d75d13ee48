import type { OutputOf, recipeRoutes } from '@barspoon/contracts';
import {
  type DefaultError,
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { useFailureToast } from '../../../ui/toasts/toasts.ts';
import { Trouble } from '../../../ui/trouble.tsx';
import { recipeAddress } from '../addresses.ts';
import { noteFailedSearch } from '../api/failed-searches.ts';
import { t } from '../texts.ts';
import { FoundIngredient } from './found-ingredient.tsx';
import { RecipeGrid, RecipeGridSkeleton } from './recipe-grid.tsx';
import styles from './recipe-results.module.css';
import { UnderstoodParts } from './understood-parts.tsx';

const OfflineRecipes = lazily(() => import('../offline/offline-recipes.tsx'), 'OfflineRecipes');

type Page = OutputOf<typeof recipeRoutes.list>;

interface RecipeResultsProps<P extends Page> {
  query: UseInfiniteQueryOptions<P, DefaultError, InfiniteData<P>, QueryKey, string | null>;
  /** The number of pages in the address. */
  pages: number;
  /** What was searched for. */
  q: string | undefined;
  onPages: (pages: number) => void;
  /** Searches for something else. */
  onQuery: (q: string | undefined) => void;
  /** Shown when nothing is found. */
  empty: ReactNode;
}

/** The results of a list of recipes: the exact count, the cards, and suggested names if there are few. */
export function RecipeResults<P extends Page>({
  query,
  pages,
  q,
  onPages,
  onQuery,
  empty,
}: RecipeResultsProps<P>) {
  const result = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  const { data, error, isPending, isPaused, isPlaceholderData, hasNextPage, isFetchingNextPage, refetch } =
    result;
  usePages(result, pages);
  useFailureToast(error, t('loadFailed'));
  const hasFailed = !isPlaceholderData && data?.pages[0]?.total === 0;
  useEffect(() => (hasFailed && q ? noteFailedSearch(q) : undefined), [hasFailed, q]);

  if (isPending && !isPaused) return <RecipeGridSkeleton />;
  if (!data && !navigator.onLine)
    return (
      <Suspense fallback={<RecipeGridSkeleton />}>
        <OfflineRecipes />
      </Suspense>
    );
  if (!data) return <Trouble title={t('loadFailed')} onRetry={refetch} />;

  const [first] = data.pages;
  const more = () => {
    onPages(data.pages.length + 1);
  };
  return (
    <div className={styles.results}>
      <p className={styles.count} role="status">
        {t('count', { count: first?.total ?? 0 })}
      </p>
      {first && q && <Corrected correctedTo={first.correctedTo} q={q} />}
      {first && q && <UnderstoodParts parts={first.understood ?? []} q={q} onQuery={onQuery} />}
      {first?.ingredient && <FoundIngredient ingredient={first.ingredient} />}
      {first && first.suggestions.length > 0 && <Meant suggestions={first.suggestions} />}
      {first?.total === 0 ? (
        empty
      ) : (
        <div className={isPlaceholderData ? styles.stale : undefined}>
          <h2 className="hidden-text">{t('listTitle')}</h2>
          <RecipeGrid pages={data.pages} />
        </div>
      )}
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={more} />
    </div>
  );
}

/** What a search that was written wrong was taken for. */
function Corrected({ correctedTo, q }: Pick<Page, 'correctedTo'> & { q: string }) {
  return correctedTo ? <p role="status">{t('corrected', { q, corrected: correctedTo })}</p> : null;
}

function Meant({ suggestions }: Pick<Page, 'suggestions'>) {
  return (
    <p className={styles.meant}>
      {t('meant')}
      {suggestions.map((recipe) => (
        <Link key={recipe.id} to={recipeAddress(recipe)}>
          {recipe.name}
        </Link>
      ))}
    </p>
  );
}
