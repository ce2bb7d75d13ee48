import type { RecipeCard } from '@barspoon/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '../../../lib/session/use-session.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { PagePart } from '../../../ui/page-part.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { drinksQuery } from '../api/ingredients.ts';
import { t } from '../texts.ts';
import styles from './ingredients.module.css';

interface IngredientDrinksProps {
  id: string;
  name: string;
  grid: (pages: readonly { items: readonly RecipeCard[] }[]) => ReactNode;
}

/** The drinks with it, page by page; a member sees on each what their bar lacks. */
export function IngredientDrinks({ id, name, grid }: IngredientDrinksProps) {
  const { status } = useSession();
  const result = useInfiniteQuery(drinksQuery(id));
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = result;
  const total = data?.pages[0]?.total;
  return (
    <PagePart title={t('drinks')}>
      {error && !data && <Trouble title={t('drinksFailed')} onRetry={refetch} />}
      {!error && !data && <Bone width="100%" height="320px" />}
      {total !== undefined && (
        <p className={styles.muted}>
          {total === 0 ? t('noDrinks') : t('drinksCount', { count: total })}
          {total > 0 && status === 'member' && (
            <>
              {' · '}
              <a href={`/search?q=${encodeURIComponent(name)}&makeable=true`}>{t('withYourBar')}</a>
            </>
          )}
        </p>
      )}
      {data && total !== 0 && grid(data.pages)}
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
    </PagePart>
  );
}
