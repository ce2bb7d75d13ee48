import type { DrinkFamily, ingredientPageRoutes, OutputOf, RecipeCard } from '@barspoon/contracts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../../lib/session/use-session.ts';
import { Choices } from '../../../ui/choices.tsx';
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

/** The drinks with it, of all families or one, page by page; a member sees on each what their bar lacks. */
export function IngredientDrinks({ id, name, grid }: IngredientDrinksProps) {
  const { status } = useSession();
  const [family, setFamily] = useState<DrinkFamily>();
  const result = useInfiniteQuery({ ...drinksQuery(id, family), placeholderData: keepPreviousData });
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
      {data && <Families of={data.pages[0]?.families ?? []} chosen={family} onChoose={setFamily} />}
      {data && total !== 0 && grid(data.pages)}
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
    </PagePart>
  );
}

interface FamiliesProps {
  of: OutputOf<typeof ingredientPageRoutes.recipes>['families'];
  chosen: DrinkFamily | undefined;
  onChoose: (family: DrinkFamily | undefined) => void;
}

/** How many drinks are of each family, and which are shown; nothing where all are of one. Implements BEYOND-278. */
function Families({ of, chosen, onChoose }: FamiliesProps) {
  if (of.length < 2) return null;
  const all = of.reduce((sum, { drinks }) => sum + drinks, 0);
  const option = (value: DrinkFamily | 'all', drinks: number) => ({
    value,
    label: (
      <>
        {t(`family.${value}`)} <small>{drinks}</small>
      </>
    ),
  });
  return (
    <Choices
      label={t('families')}
      look="pills"
      value={chosen ?? 'all'}
      options={[option('all', all), ...of.map(({ family, drinks }) => option(family, drinks))]}
      onChange={(value) => onChoose(value === 'all' ? undefined : value)}
    />
  );
}
