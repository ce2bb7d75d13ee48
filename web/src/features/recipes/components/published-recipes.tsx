import { ownRecipeRoutes } from '@barspoon/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pagedQuery } from '../../../lib/api/queries.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { PagePart } from '../../../ui/page-part.tsx';
import { RecipeGrid } from './recipe-grid.tsx';

/** The public recipes of a member; nothing where there are none. Implements BEYOND-165. */
export function PublishedRecipes({ memberId, title }: { memberId: string; title: string }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    pagedQuery(ownRecipeRoutes.published, { params: { id: memberId }, query: {} }),
  );
  if (!data?.pages[0]?.items.length) return null;
  return (
    <PagePart title={title}>
      <RecipeGrid pages={data.pages} />
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
    </PagePart>
  );
}
