import { collectionRoutes } from '@barspoon/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pagedQuery } from '../../../lib/api/queries.ts';
import { SelectField } from '../../../ui/field.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { tWriting } from '../writing-texts.ts';

export interface ChosenCollection {
  id: string;
  name: string;
}

interface CollectionChoiceProps {
  collection: ChosenCollection | null;
  onChoose: (collection: ChosenCollection | null) => void;
}

/** One of the writer's own public collections, or the one the post has already. */
export function CollectionChoice({ collection, onChoose }: CollectionChoiceProps) {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(pagedQuery(collectionRoutes.mine, { query: { limit: 50 } }));
  if (error && !data)
    return <Trouble level={3} title={tWriting('dialog.collectionsFailed')} onRetry={refetch} />;
  const own = data?.pages.flatMap(({ items }) => items.filter(({ isPublic }) => isPublic)) ?? [];
  const choices: ChosenCollection[] = own.filter(({ id }) => id !== collection?.id);
  if (collection) choices.unshift(collection);
  const hasNone = !isPending && !hasNextPage && choices.length === 0;
  return (
    <>
      <SelectField
        label={tWriting('dialog.collection')}
        hint={tWriting(hasNone ? 'dialog.noCollections' : 'dialog.collectionHint')}
        disabled={isPending || hasNone}
        value={collection?.id ?? ''}
        options={[
          { value: '', label: tWriting('dialog.noCollection') },
          ...choices.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ target }) => {
          const chosen = choices.find(({ id }) => id === target.value);
          onChoose(chosen ? { id: chosen.id, name: chosen.name } : null);
        }}
      />
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
    </>
  );
}
