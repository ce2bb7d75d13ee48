import type { QueueItem } from '@barspoon/contracts';
import { Alert, Box, Button, CircularProgress, Typography } from '@mui/material';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { OneOf } from '../../ui/OneOf.tsx';
import { QueueLine } from './QueueLine.tsx';
import { keyOf } from './queue-words.ts';
import { type Filter, filters, useQueue } from './useQueue.ts';
import { useQueueKeys } from './useQueueKeys.ts';

const RemoveDialog = lazy(() => import('./RemoveDialog.tsx'));
const RulesDialog = lazy(() => import('../rules/RulesDialog.tsx'));

const filterNames: Record<Filter, string> = {
  all: 'All',
  held: 'Held',
  reported: 'Reported',
  appealed: 'Appeals',
  newest: 'Newest',
};
/** What is new is there already; there is nothing to keep. */
const waits = ({ state }: QueueItem): boolean => state !== null;
/** A phone has no keys. */
const keysHint = { '@media (hover: none)': { display: 'none' } };
const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, my: 1 };

/**
 * Everything that waits for a moderator and what is new, in one list that is worked by keys or mouse. Implements
 * BEYOND-97, BEYOND-100.
 */
export function Queue() {
  const [filter, setFilter] = useState<Filter>('all');
  const { items, failed, busy, hasMore, load, more, decide } = useQueue(filter);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [at, setAt] = useState(0);
  const [opened, setOpened] = useState<string | null>(null);
  const [removing, setRemoving] = useState<readonly QueueItem[] | null>(null);
  const [showsRules, setShowsRules] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  const shown = items ?? [];
  const here = shown[Math.min(at, shown.length - 1)];
  const marked = shown.filter((item) => chosen.has(keyOf(item)));
  const meant = marked.length > 0 ? marked : here ? [here] : [];
  const toggle = (item: QueueItem) => {
    const key = keyOf(item);
    setChosen(
      (before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]),
    );
  };
  const keep = async (which: readonly QueueItem[]) => {
    const waiting = which.filter(waits);
    if (await decide(waiting, { verdict: 'keep', reason: null, note: null })) setChosen(new Set());
  };
  const step = (by: number) =>
    setAt(Math.max(0, Math.min(shown.length - 1, Math.min(at, shown.length - 1) + by)));
  const contextOf = (item: QueueItem) => setOpened(opened === keyOf(item) ? null : keyOf(item));
  useQueueKeys({
    next: () => step(1),
    previous: () => step(-1),
    choose: () => here && toggle(here),
    keep: () => void keep(meant),
    remove: () => meant.length > 0 && setRemoving(meant),
    context: () => here && contextOf(here),
  });
  // The line the keys are at is where the reader looks, too.
  useEffect(() => {
    if (at > 0 || list.current?.contains(document.activeElement))
      list.current?.children[at]?.querySelector<HTMLElement>('input')?.focus();
  }, [at]);

  return (
    <section aria-label="Queue">
      <Box sx={bar}>
        <Typography variant="h6" component="h2" sx={{ flex: 1 }}>
          Queue
        </Typography>
        <Button size="small" onClick={() => setShowsRules(true)}>
          Rules and test bench
        </Button>
      </Box>
      <Box sx={bar}>
        <OneOf
          name="Show"
          choices={filters.map((name) => [name, filterNames[name]])}
          value={filter}
          onChange={(value) => {
            setFilter(value);
            setChosen(new Set());
            setAt(0);
          }}
        />
        {marked.length > 0 && (
          <>
            <Typography variant="body2">{marked.length} selected</Typography>
            {marked.some(waits) && (
              <Button size="small" disabled={busy} onClick={() => void keep(marked)}>
                Keep selected
              </Button>
            )}
            <Button size="small" color="warning" disabled={busy} onClick={() => setRemoving(marked)}>
              Remove selected
            </Button>
          </>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={keysHint}>
        Keys: J and K move, X selects, A keeps, R removes, C shows who wrote it.
      </Typography>
      {failed ? (
        <LoadFailed message="Failed to load moderation data" onRetry={load} />
      ) : !items ? (
        <CircularProgress sx={{ m: 2 }} />
      ) : items.length === 0 ? (
        <Alert severity="success" sx={{ my: 2 }}>
          Nothing waits for you.
        </Alert>
      ) : (
        <Box component="ul" ref={list} sx={{ listStyle: 'none', p: 0, my: 1, display: 'grid', gap: 1 }}>
          {items.map((item, index) => (
            <QueueLine
              key={keyOf(item)}
              item={item}
              isHere={item === here}
              isChosen={chosen.has(keyOf(item))}
              showsContext={opened === keyOf(item)}
              busy={busy}
              onHere={() => setAt(index)}
              onChoose={() => toggle(item)}
              onKeep={() => void keep([item])}
              onRemove={() => setRemoving([item])}
              onRemovePhoto={() => setRemoving([{ ...item, kind: 'recipe-photo' }])}
              onContext={() => contextOf(item)}
            />
          ))}
        </Box>
      )}
      {hasMore && <Button onClick={() => void more()}>Show more</Button>}
      {removing && (
        <Suspense>
          <RemoveDialog
            items={removing}
            busy={busy}
            onClose={() => setRemoving(null)}
            onRemove={async (reason, note) => {
              if (await decide(removing, { verdict: 'remove', reason, note })) setChosen(new Set());
              setRemoving(null);
            }}
          />
        </Suspense>
      )}
      {showsRules && (
        <Suspense>
          <RulesDialog onClose={() => setShowsRules(false)} />
        </Suspense>
      )}
    </section>
  );
}
