import { Refusal } from './refusal.ts';

interface Kept {
  id: string;
  name: string;
}
type Query = {
  q?: string;
  category?: string;
  cursor?: string;
  limit?: number;
  sort?: string;
  order?: string;
};

const cursorOf = (id: string | undefined): string => btoa(JSON.stringify([id]));

/** A list kept in memory and paged by cursor, which holds the id of the last item of the page before. */
export function listOf<T extends Kept>(initial: readonly T[]) {
  let kept = [...initial];
  const [model] = initial;

  const get = (id: string | undefined): T => {
    const found = kept.find((item) => item.id === id);
    if (!found) throw new Refusal({ status: 404, code: 'fake.not_found' });
    return found;
  };

  return {
    all: () => kept,
    get,
    page({ q, cursor, limit = 25, sort, order }: Query) {
      const found = kept.filter(({ name }) => !q || name.toLowerCase().includes(q.toLowerCase()));
      if (sort === 'name') found.sort((a, b) => a.name.localeCompare(b.name) * (order === 'desc' ? -1 : 1));
      const start = cursor ? found.findIndex(({ id }) => cursorOf(id) === cursor) + 1 : 0;
      const items = found.slice(start, start + limit);
      const isLast = start + limit >= found.length;
      return {
        items,
        nextCursor: isLast || items.length === 0 ? null : cursorOf(items.at(-1)?.id),
        total: found.length,
      };
    },
    add(item: Partial<T>): T {
      const added = { ...(model as T), ...item, id: crypto.randomUUID() };
      kept = [added, ...kept];
      return added;
    },
    change(id: string | undefined, change: object): T {
      const changed = { ...get(id), ...change };
      kept = kept.map((item) => (item.id === id ? changed : item));
      return changed;
    },
    remove(id: string | undefined) {
      get(id);
      kept = kept.filter((item) => item.id !== id);
      return { done: true };
    },
  };
}
