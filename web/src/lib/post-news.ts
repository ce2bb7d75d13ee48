import type { RealtimeData } from '@barspoon/contracts';

type Changes = RealtimeData<'posts.changed'>;

const listeners = new Set<() => void>();
interface PostNews {
  /** Published since the list was loaded. */
  arrived: readonly string[];
  /** The member's own, which this page put on top of the list. */
  added: ReadonlySet<string>;
  /** Removed since the page was opened. */
  gone: ReadonlySet<string>;
}
const none: PostNews = { arrived: [], added: new Set(), gone: new Set() };
let news = none;

function become(next: typeof news): void {
  news = next;
  for (const listener of listeners) listener();
}

export const postNews = {
  state: () => news,
  /** The initial state of a first view: what arrived before hydration is added after it. */
  atFirst: () => none,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** A message from the server. */
  announce({ published = [], revised = [], removed = [] }: Partial<Changes>): void {
    const arrived = [...news.arrived, ...published].filter((id) => !removed.includes(id));
    // One that was held for review or removed may come back.
    const gone = [...news.gone].filter((id) => !published.includes(id) && !revised.includes(id));
    become({ ...news, arrived: [...new Set(arrived)], gone: new Set([...gone, ...removed]) });
  },
  add(id: string): void {
    become({ ...news, added: new Set([...news.added, id]) });
  },
  /** The list was loaded again with these. */
  seen(ids: readonly string[]): void {
    if (news.arrived.some((id) => ids.includes(id)))
      become({ ...news, arrived: news.arrived.filter((id) => !ids.includes(id)) });
  },
};
