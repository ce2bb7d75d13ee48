import { isProblem, sentenceOf } from '@barspoon/browser';
import {
  costRoutes,
  favoriteRoutes,
  ledgerRoutes,
  ownBarRoutes,
  ownRecipeRoutes,
  type Recipe,
  recipeNoteRoutes,
  shoppingRoutes,
} from '@barspoon/contracts';
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { toasts } from '../../ui/toasts/toasts.ts';
import { call } from '../api/call.ts';
import { keyOf, routeQuery } from '../api/queries.ts';
import { session } from '../session/session.ts';
import { foreseen, isForeseen } from './foreseen.ts';
import { keptAnswers } from './kept-answers.ts';
import { changeText, tOffline } from './texts.ts';
import { type NewChange, type WaitingChange, waitingChanges, waitingOf } from './waiting-changes.ts';
import { waits } from './waits.ts';

/** Waits between two tries while the server cannot be reached, or asks for patience. */
const delaysMs = [2000, 5000, 15_000, 60_000];
/** No answer, or one that may be another in a moment. */
const mayPass = (error: unknown) => isProblem(error, 0, 408, 429, 502, 503, 504);

interface Caller {
  change: WaitingChange;
  done: (answer: unknown) => void;
  refused: (error: unknown) => void;
}
/** Pages of this tab that wait for an answer: they say themselves what was refused. */
const callers = new Map<string, Caller>();

let turns: Promise<void> = Promise.resolve();
let failures = 0;
let retry: ReturnType<typeof setTimeout> | undefined;

/** One tab sends at a time; the server counts a change once all the same. */
const alone = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('waiting-changes', work) : work();

/**
 * Changes something: kept on this device and shown at once, and sent as soon as that is possible. Implements BEYOND-239.
 * @returns what the server answers, or `waits`
 * @throws ApiProblem when the server refuses it
 */
export async function makeChange(
  queryClient: QueryClient,
  { id, barId, asked, name }: NewChange,
): Promise<unknown> {
  const { memberId } = session.state();
  const at = new Date().toISOString();
  const order = Math.max(Date.now(), (waitingChanges.all().at(-1)?.order ?? 0) + 1);
  const made: WaitingChange = { id, memberId: memberId ?? '', barId, at, order, asked, name, refusal: null };
  if (memberId === null) return deliver(queryClient, made);
  const stored = waitingChanges.put(made);
  const isOnline = onlineManager.isOnline();
  // What is written stands elsewhere once the server has read it: it would jump.
  if (!isOnline || !isWritten(made)) foresee(queryClient, made);
  await stored;
  if (!isOnline) return waits;
  return new Promise((done, refused) => {
    callers.set(id, { change: made, done, refused });
    void sendWaiting(queryClient);
  });
}

/** Sends what waits, the first made first, until nothing is left or the server cannot be reached. */
export function sendWaiting(queryClient: QueryClient): Promise<void> {
  turns = turns.then(() => alone(() => sendAll(queryClient))).catch((error) => console.error(error));
  return turns;
}

async function sendAll(queryClient: QueryClient): Promise<void> {
  if (!onlineManager.isOnline() || !session.token) return letWait(queryClient);
  for (let next = await nextToSend(); next; next = await nextToSend())
    if (!(await isSettled(queryClient, next))) return;
  await answerThoseSentElsewhere(queryClient);
}

/** @returns whether the next one can be sent: this one is done, or refused */
async function isSettled(queryClient: QueryClient, next: WaitingChange): Promise<boolean> {
  const caller = callers.get(next.id);
  try {
    const answer = await deliver(queryClient, next, caller === undefined);
    failures = 0;
    await keptAnswers.learn(next);
    await waitingChanges.remove(next.id);
    await carryRevision(next, answer);
    settle(next.id)?.done(answer);
    if (!caller) refresh(queryClient);
  } catch (error) {
    if (mayPass(error) || (isProblem(error, 401) && !caller)) {
      tryLater(queryClient, error);
      return false;
    }
    if (caller) await waitingChanges.remove(next.id);
    else await refuse(queryClient, next, reasonOf(error));
    settle(next.id)?.refused(error);
  }
  return true;
}

/** What was changed twice without a connection is changed the second time on top of the first. */
async function carryRevision({ asked: done }: WaitingChange, answer: unknown): Promise<void> {
  if (done.kind !== 'recipe' || !done.before) return;
  const before = { id: done.before.id, revision: (answer as Recipe).revision };
  for (const waiting of waitingOf(session.state().memberId)) {
    const { asked } = waiting;
    if (asked.kind === 'recipe' && asked.before?.id === before.id)
      await waitingChanges.put({ ...waiting, asked: { ...asked, before } });
  }
}

/** Whoever has left a bar, or was sent away, since they changed it there reads more than that it is not found. */
const reasonOf = (error: unknown): string =>
  isProblem(error, 404) && error.code === 'inventory.bar_not_found'
    ? tOffline('notAtBar')
    : sentenceOf(error, tOffline('refusedUnknown'));

async function nextToSend(): Promise<WaitingChange | undefined> {
  await waitingChanges.load();
  return waitingOf(session.state().memberId).find(({ refusal }) => refusal === null);
}

/** Another tab has sent it meanwhile: the same id again is answered by what is true now. */
async function answerThoseSentElsewhere(queryClient: QueryClient): Promise<void> {
  for (const { change: sent, done, refused } of callers.values()) {
    callers.delete(sent.id);
    await deliver(queryClient, sent).then(done, refused);
  }
}

function settle(id: string): Caller | undefined {
  const caller = callers.get(id);
  callers.delete(id);
  return caller;
}

function letWait(queryClient: QueryClient): void {
  for (const { change: made, done } of callers.values()) {
    if (isWritten(made)) foresee(queryClient, made);
    done(waits);
  }
  callers.clear();
}

function tryLater(queryClient: QueryClient, error: unknown): void {
  letWait(queryClient);
  // Whoever signs in again begins anew.
  if (isProblem(error, 401)) return;
  const delay = delaysMs[Math.min(failures, delaysMs.length - 1)] ?? 0;
  const asked = isProblem(error, 429, 503) ? (error.retryAfter ?? 0) * 1000 : 0;
  failures += 1;
  clearTimeout(retry);
  retry = setTimeout(() => void sendWaiting(queryClient), Math.max(delay, asked));
}

async function refuse(queryClient: QueryClient, refused: WaitingChange, refusal: string): Promise<void> {
  await waitingChanges.put({ ...refused, refusal });
  toasts.error({
    title: tOffline('refused', { what: changeText(refused) }),
    description: refusal,
    stays: true,
  });
  await takeBack(queryClient);
}

/** Tries once more what was refused; a recipe on top of what came between, which stays one of its versions. */
export async function tryAgain(queryClient: QueryClient, refused: WaitingChange): Promise<void> {
  const asked = await onTop(refused.asked);
  await waitingChanges.put({ ...refused, asked, refusal: null });
  foresee(queryClient, refused);
  await sendWaiting(queryClient);
}

async function onTop(asked: WaitingChange['asked']): Promise<WaitingChange['asked']> {
  if (asked.kind !== 'recipe' || !asked.before) return asked;
  const { id } = asked.before;
  const now = await call(ownRecipeRoutes.get, { params: { id } }).catch(() => asked.before);
  return { ...asked, before: now && { id, revision: now.revision } };
}

/** Gives up a change. */
export async function discard(queryClient: QueryClient, id: string): Promise<void> {
  await waitingChanges.remove(id);
  await takeBack(queryClient);
}

const foreseenQueries = (queryClient: QueryClient) =>
  queryClient.getQueryCache().findAll({ predicate: ({ queryKey }) => isForeseen(queryKey) });

/** Shows a change on every page before the server knows it. */
function foresee(queryClient: QueryClient, made: WaitingChange): void {
  for (const query of foreseenQueries(queryClient)) {
    const { data, dataUpdatedAt: updatedAt } = query.state;
    if (data === undefined) continue;
    const shown = foreseen(data, query.queryKey, [{ ...made, refusal: null }]);
    if (shown !== data) query.setData(shown, { updatedAt, manual: true });
  }
}

/** The pages show again what the server said last, with what waits still. */
async function takeBack(queryClient: QueryClient): Promise<void> {
  await Promise.all(foreseenQueries(queryClient).map((query) => keptAnswers.show(queryClient, query)));
  refresh(queryClient);
}

const isWritten = ({ asked }: WaitingChange): boolean =>
  asked.kind === 'list' && asked.body.kind === 'written';

/** What was asked for and happened another way is done. */
const isDone = (error: unknown, { asked }: WaitingChange): boolean =>
  asked.kind === 'entry' &&
  ((asked.body.kind === 'undone' && isProblem(error, 409) && error.code === 'inventory.already_undone') ||
    (asked.body.kind === 'removed' && isProblem(error, 404) && error.code === 'inventory.bottle_not_found'));

async function deliver(queryClient: QueryClient, sent: WaitingChange, isLate = false): Promise<unknown> {
  try {
    return await requestOf(queryClient, sent);
  } catch (error) {
    if (isLate && isDone(error, sent)) return undefined;
    throw error;
  }
}

async function requestOf(
  queryClient: QueryClient,
  { id, barId, at, asked }: WaitingChange,
): Promise<unknown> {
  const told = { at, sentAt: new Date().toISOString() };
  switch (asked.kind) {
    case 'entry': {
      const { body, madeOn } = asked;
      if (body.kind === 'made' && madeOn !== undefined) {
        const params = { id: body.recipeId, day: madeOn };
        const note = await call(recipeNoteRoutes.made, { params });
        queryClient.setQueryData(
          routeQuery(recipeNoteRoutes.mine, { params: { id: body.recipeId } }).queryKey,
          note,
        );
      }
      const params = { id: barId, entryId: id };
      return call(ledgerRoutes.write, { params, body: body.at === undefined ? { ...body, ...told } : body });
    }
    case 'list': {
      const body = asked.body.kind === 'ticked' ? { ...asked.body, ...told } : asked.body;
      return call(shoppingRoutes.change, { params: { id: barId, changeId: id }, body });
    }
    case 'item': {
      const params = { id: barId, itemId: asked.itemId };
      return call(asked.isThere ? ownBarRoutes.addItem : ownBarRoutes.removeItem, { params });
    }
    case 'favorite': {
      const params = { id: asked.recipeId };
      return call(asked.isSaved ? favoriteRoutes.add : favoriteRoutes.remove, { params });
    }
    case 'recipe': {
      const { before, basedOn, input } = asked;
      if (!before)
        return call(
          ownRecipeRoutes.create,
          { body: { ...input, basedOn } },
          { headers: { 'idempotency-key': id } },
        );
      const body = { revision: before.revision, recipe: input };
      return call(ownRecipeRoutes.revise, { params: { id: before.id }, body });
    }
  }
}

/** What may have changed by it is read again. */
function refresh(queryClient: QueryClient): void {
  for (const { key } of [
    ledgerRoutes,
    costRoutes,
    favoriteRoutes,
    ownRecipeRoutes,
    { list: shoppingRoutes.list },
  ].flatMap((routes) => Object.values(routes)))
    void queryClient.invalidateQueries({ queryKey: keyOf({ key }) });
}
