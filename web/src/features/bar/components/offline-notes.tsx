import { useInfiniteQuery } from '@tanstack/react-query';
import { OfflineLine } from '../../../ui/offline-line.tsx';
import { WaitingList } from '../../../ui/waiting-list.tsx';
import { ownedQuery } from '../api/items.ts';

/** How old the bar in sight is, and what was done to it meanwhile. */
export function OfflineNotes() {
  const { dataUpdatedAt } = useInfiniteQuery(ownedQuery());
  return (
    <>
      <OfflineLine since={dataUpdatedAt} />
      <WaitingList />
    </>
  );
}
