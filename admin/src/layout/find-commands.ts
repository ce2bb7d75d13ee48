import { useEffect, useState } from 'react';
import {
  type RaRecord,
  useCreatePath,
  useDataProvider,
  useGetResourceLabel,
  useResourceDefinitions,
} from 'react-admin';
import { settingNames } from '../settings/setting-names.ts';
import { anchorOf, sections } from './sections.ts';

/** Where one can go. */
export interface Command {
  group: string;
  label: string;
  /** The address in the console. */
  to: string;
}

const newest = { field: 'createdAt', order: 'DESC' } as const;
const best = { field: 'best', order: 'DESC' } as const;

/** The words of a text, in lower case. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** How well a name answers what was typed, from 0, the name itself, to 4, a name that lacks one of the words. */
export function rankOf(label: string, typed: string): number {
  const [name, q] = [label.toLowerCase(), typed.trim().toLowerCase()];
  if (name === q) return 0;
  const words = wordsOf(label);
  const asked = wordsOf(typed);
  if (asked.every((word) => words.includes(word))) return name.startsWith(q) ? 1 : 2;
  return asked.every((word) => words.some((one) => one.startsWith(word))) ? 3 : 4;
}

/** The best answers first; where names answer, what was found by something else is left out. */
export function bestOf(found: readonly Command[], typed: string, limit: number): Command[] {
  const ranked = found
    .map((command) => ({ command, rank: rankOf(command.label, typed) }))
    .toSorted((a, b) => a.rank - b.rank);
  const named = ranked.filter(({ rank }) => rank < 4);
  return (named.length > 0 ? named : ranked).slice(0, limit).map(({ command }) => command);
}

/** Settings and sections of pages, which are offered once something is typed. */
export function usePlaces(): Command[] {
  const definitions = useResourceDefinitions();
  const labelOf = useGetResourceLabel();
  const pathOf = useCreatePath();
  const listOf = (resource: string) => pathOf({ resource, type: 'list' });
  return [
    ...Object.entries(settingNames).map(([name, label]) => ({
      resource: 'settings',
      group: 'Settings',
      label,
      to: `${listOf('settings')}#${name}`,
    })),
    ...Object.entries(sections).flatMap(([resource, names]) =>
      names.map((name) => ({
        resource,
        group: 'On a page',
        label: `${name}, ${labelOf(resource, 2)}`,
        to: `${listOf(resource)}#${anchorOf(name)}`,
      })),
    ),
  ].filter(({ resource }) => definitions[resource]?.hasList);
}

/** Lists that are searched, with where a record of theirs opens and what it goes by. */
const searched = [
  {
    resource: 'users',
    open: 'users',
    type: 'show',
    nameOf: ({ fullName, username }: RaRecord) => `${fullName} @${username}`,
    sort: newest,
  },
  { resource: 'recipes', open: 'recipes', type: 'edit', nameOf: ({ name }: RaRecord) => name, sort: best },
  {
    resource: 'ingredients',
    open: 'vocabulary',
    type: 'edit',
    nameOf: ({ name }: RaRecord) => name,
    sort: best,
  },
  {
    resource: 'inventory',
    open: 'inventory',
    type: 'edit',
    nameOf: ({ name, brand }: RaRecord) => [name, brand].filter(Boolean).join(', '),
    sort: newest,
  },
] as const;
/** Asked for, and shown of them: the best by their names. */
const askedAtOnce = 25;
const shownAtOnce = 5;
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
          .filter(({ open }) => definitions[open]?.hasList)
          .map(async ({ resource, open, type, nameOf, sort }) => {
            const list = { filter: { q }, pagination: { page: 1, perPage: askedAtOnce }, sort };
            // A list that cannot be read leaves the others.
            const { data } = await dataProvider.getList(resource, list).catch(() => ({ data: [] }));
            const found = data.map((record: RaRecord) => ({
              group: labelOf(open, 2),
              label: nameOf(record),
              to: pathOf({ resource: open, type, id: record.id }),
            }));
            return bestOf(found, q, shownAtOnce);
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
