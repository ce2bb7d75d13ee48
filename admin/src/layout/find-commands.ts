import { useEffect, useState } from 'react';
import {
  type RaRecord,
  useCreatePath,
  useDataProvider,
  useGetResourceLabel,
  useResourceDefinitions,
} from 'react-admin';

/** Where one can go. */
export interface Command {
  group: string;
  label: string;
  /** The address in the console. */
  to: string;
}

const newest = { field: 'createdAt', order: 'DESC' } as const;
const best = { field: 'best', order: 'DESC' } as const;

/** Lists that are searched, with where a record of theirs opens and what it goes by. */
const searched = [
  {
    resource: 'users',
    type: 'show',
    nameOf: ({ fullName, username }: RaRecord) => `${fullName} @${username}`,
    sort: newest,
  },
  { resource: 'recipes', type: 'edit', nameOf: ({ name }: RaRecord) => name, sort: best },
  {
    resource: 'inventory',
    type: 'edit',
    nameOf: ({ name, brand }: RaRecord) => [name, brand].filter(Boolean).join(', '),
    sort: newest,
  },
] as const;
const foundAtOnce = 5;
const minLetters = 2;
const pauseMs = 250;

/** The lists of the console that are open to who is at it, and what can be made new in them. */
export function usePages(): Command[] {
  const definitions = useResourceDefinitions();
  const labelOf = useGetResourceLabel();
  const pathOf = useCreatePath();
  const all = Object.values(definitions);
  return [
    ...all
      .filter(({ hasList }) => hasList)
      .map(({ name }) => ({
        group: 'Go to',
        label: labelOf(name, 2),
        to: pathOf({ resource: name, type: 'list' }),
      })),
    ...all
      .filter(({ hasCreate }) => hasCreate)
      .map(({ name }) => ({
        group: 'Create',
        label: `New ${labelOf(name, 1).toLowerCase()}`,
        to: pathOf({ resource: name, type: 'create' }),
      })),
  ];
}

/** Records whose name holds what is typed, once nothing more is typed for a moment. */
export function useRecordsFound(typed: string): { found: Command[]; isSearching: boolean } {
  const definitions = useResourceDefinitions();
  const labelOf = useGetResourceLabel();
  const pathOf = useCreatePath();
  const dataProvider = useDataProvider();
  const [answer, setAnswer] = useState<{ q: string; found: Command[] }>({ q: '', found: [] });
  const q = typed.trim();
  const isWanted = q.length >= minLetters;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed asks again
  useEffect(() => {
    if (!isWanted) return;
    let isLatest = true;
    const search = async () => {
      const lists = await Promise.all(
        searched
          .filter(({ resource }) => definitions[resource]?.hasList)
          .map(async ({ resource, type, nameOf, sort }) => {
            const list = { filter: { q }, pagination: { page: 1, perPage: foundAtOnce }, sort };
            // A list that cannot be read leaves the others.
            const { data } = await dataProvider.getList(resource, list).catch(() => ({ data: [] }));
            return data.map((record: RaRecord) => ({
              group: labelOf(resource, 2),
              label: nameOf(record),
              to: pathOf({ resource, type, id: record.id }),
            }));
          }),
      );
      if (isLatest) setAnswer({ q, found: lists.flat() });
    };
    const timer = setTimeout(() => void search(), pauseMs);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [q]);

  return { found: isWanted ? answer.found : [], isSearching: isWanted && answer.q !== q };
}
