import {
  barItemRoutes,
  favoriteRoutes,
  ledgerRoutes,
  matchRoutes,
  ownBarRoutes,
  ownRecipeRoutes,
  type Parts,
  profileRoutes,
  recipeNoteRoutes,
  shoppingRoutes,
} from '@barspoon/contracts';
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import { session } from '../session/session.ts';
import { DeviceStore } from './device-store.ts';
import { foreseen } from './foreseen.ts';
import { type WaitingChange, waitingOf } from './waiting-changes.ts';

/** What the server said last, without what waits. */
interface KeptAnswer {
  memberId: string;
  queryHash: string;
  queryKey: readonly unknown[];
  data: unknown;
  updatedAt: number;
}

/** More than the pages of a bar, its history and its list ask for. */
const maxAnswers = 100;
const maxAgeMs = 90 * 24 * 60 * 60_000;

const kept: ReadonlySet<unknown> = new Set(
  [
    profileRoutes.me,
    ownBarRoutes.list,
    barItemRoutes.list,
    ledgerRoutes.bottles,
    ledgerRoutes.list,
    shoppingRoutes.list,
    matchRoutes.list,
    recipeNoteRoutes.mine,
    ownRecipeRoutes.list,
    ownRecipeRoutes.get,
    favoriteRoutes.list,
    favoriteRoutes.marks,
  ].map(({ key }) => key),
);
/** What is searched for is not read again. */
const isKept = ({ queryKey }: Pick<Query, 'queryKey'>): boolean =>
  kept.has(queryKey[0]) && !(queryKey.at(-1) as Parts | null)?.query?.q;

const keyOf = (memberId: string, queryHash: string) => `${memberId} ${queryHash}`;

/** Of a list that is read page by page the first page. */
const firstPage = (data: unknown): unknown => {
  const { pages, pageParams } = (data ?? {}) as Partial<InfiniteData<unknown>>;
  return pages && pageParams ? { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) } : data;
};

/** What the member has read last, on this device. Implements BEYOND-238. */
class KeptAnswers {
  readonly #store = new DeviceStore<KeptAnswer>('kept-answers');

  isKept = isKept;

  /** Keeps what the server has just said. */
  async keep({ queryHash, queryKey, state }: Query): Promise<void> {
    const { memberId } = session.state();
    if (memberId === null || !session.token) return;
    const answer = {
      memberId,
      queryHash,
      queryKey,
      data: firstPage(state.data),
      updatedAt: state.dataUpdatedAt,
    };
    await this.#store.put(keyOf(memberId, queryHash), answer);
  }

  /** Shows what is kept of a query, with what waits. */
  async show(queryClient: QueryClient, { queryHash }: Query): Promise<void> {
    const { memberId } = session.state();
    const answer = memberId === null ? undefined : await this.#store.find(keyOf(memberId, queryHash));
    if (answer && answer.memberId === session.state().memberId) fill(queryClient, answer);
  }

  /** Shows everything that is kept of a member. @returns whether who they are is among it */
  async showAll(queryClient: QueryClient, memberId: string): Promise<boolean> {
    const answers = (await this.#store.rows()).filter((answer) => answer.memberId === memberId);
    for (const answer of answers) fill(queryClient, answer);
    return answers.some(({ queryKey }) => queryKey[0] === profileRoutes.me.key);
  }

  /** The server knows this change now: what is kept has it as well. */
  async learn(change: WaitingChange): Promise<void> {
    for (const answer of await this.#store.rows()) {
      if (answer.memberId !== change.memberId) continue;
      const data = foreseen(answer.data, answer.queryKey, [{ ...change, refusal: null }]);
      if (data !== answer.data)
        await this.#store.put(keyOf(answer.memberId, answer.queryHash), { ...answer, data });
    }
  }

  /** Drops what others than this member have read, and what is too much or too old. */
  async keepOnlyOf(memberId: string | null): Promise<void> {
    const rows = (await this.#store.rows()).sort((one, other) => other.updatedAt - one.updatedAt);
    for (const [index, row] of rows.entries())
      if (row.memberId !== memberId || index >= maxAnswers || Date.now() - row.updatedAt > maxAgeMs)
        await this.#store.remove(keyOf(row.memberId, row.queryHash));
  }
}

export const keptAnswers = new KeptAnswers();

function fill(
  queryClient: QueryClient,
  { memberId, queryHash, queryKey, data, updatedAt }: KeptAnswer,
): void {
  // As the app's own queries have it, so that it goes with the member.
  const meta = { personal: true, membersOnly: true };
  const query = queryClient.getQueryCache().build(queryClient, { queryHash, queryKey, meta });
  if (query.state.dataUpdatedAt > updatedAt) return;
  query.setData(foreseen(data, queryKey, waitingOf(memberId)), { updatedAt, manual: true });
}
