import { useInfiniteQuery } from '@tanstack/react-query';
import { PagePart } from '../../../ui/page-part.tsx';
import { itemsQuery } from '../api/items.ts';
import { Shelf } from './shelf.tsx';

const SHOWN = 24;

/** What is sold of an ingredient, to be put on one's bar; nothing where nobody sells it. Implements BEYOND-217. */
export function BottlesOf({ ingredient, title }: { ingredient: string; title: string }) {
  const { data } = useInfiniteQuery(itemsQuery({ ingredient, limit: SHOWN }));
  const items = data?.pages[0]?.items ?? [];
  if (items.length === 0) return null;
  return (
    <PagePart title={title}>
      <Shelf items={items} view="grid" short />
    </PagePart>
  );
}
