import { adminModerationRoutes, type DecisionInput, type QueueItem } from '@barspoon/contracts';
import { useCallback, useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { call } from '../../api/call.ts';
import { failure } from '../../data/failures.ts';
import { keyOf } from './queue-words.ts';

export const filters = ['all', 'held', 'reported', 'appealed', 'newest'] as const;
export type Filter = (typeof filters)[number];

/** Cases in their order, and behind the last of them the newest contents. */
async function read(filter: Filter, cursor: string | null) {
  const only = filter === 'all' || filter === 'newest' ? undefined : filter;
  const query = { ...(only && { only }), ...(cursor && { cursor }) };
  const page =
    filter === 'newest'
      ? { items: [], nextCursor: null }
      : await call(adminModerationRoutes.queue, { query });
  const withNewest = filter === 'newest' || (filter === 'all' && page.nextCursor === null);
  const newest = withNewest ? (await call(adminModerationRoutes.newest, {})).items : [];
  return { items: [...page.items, ...newest], nextCursor: page.nextCursor };
}

/** A recipe whose photo was removed stays where it is, without it. */
const withoutRemoved = (done: ReadonlySet<string>) => (item: QueueItem) =>
  item.kind === 'recipe' && done.has(keyOf({ ...item, kind: 'recipe-photo' }))
    ? { ...item, imageUrl: null }
    : item;

/** The moderators' queue and what is decided about it. Implements BEYOND-97. */
export function useQueue(filter: Filter) {
  const notify = useNotify();
  const [items, setItems] = useState<readonly QueueItem[] | null>(null);
  const [cursor, setCursor] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);

  const load = useCallback(() => {
    let isCurrent = true;
    setFailed(false);
    setItems(null);
    read(filter, null).then(
      (page) => {
        if (!isCurrent) return;
        setItems(page.items);
        setCursor(page.nextCursor);
      },
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [filter]);
  useEffect(load, [load]);

  const more = () =>
    read(filter, cursor).then(
      (page) => {
        setItems((before) => [...(before ?? []), ...page.items]);
        setCursor(page.nextCursor);
      },
      (problem) => notify(failure('Failed to load moderation data', problem).message, { type: 'error' }),
    );

  /** @returns whether everything was decided */
  async function decide(
    chosen: readonly QueueItem[],
    decision: Pick<DecisionInput, 'verdict' | 'reason' | 'note'>,
  ): Promise<boolean> {
    if (busy || chosen.length === 0) return false;
    setBusy(true);
    const contents = chosen.map(({ kind, contentId: id, imageUrl }) => ({
      kind,
      id,
      ...(kind === 'recipe-photo' && imageUrl && { imageUrl }),
    }));
    try {
      const { decided, refused } = await call(adminModerationRoutes.decide, {
        body: { contents, ...decision },
      });
      const done = new Set(decided.map(({ id: contentId, ...ref }) => keyOf({ ...ref, contentId })));
      setItems((before) => (before ?? []).filter((item) => !done.has(keyOf(item))).map(withoutRemoved(done)));
      if (decided.length > 0)
        notify(decided.length === 1 ? '1 decision saved' : `${decided.length} decisions saved`, {
          type: 'success',
        });
      if (refused[0]) notify(refused[0].detail, { type: 'error' });
      return refused.length === 0;
    } catch (problem) {
      notify(failure('Failed to save the decision', problem).message, { type: 'error' });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { items, failed, busy, hasMore: cursor !== null, load, more, decide };
}
