import type { BarItem, ledgerRoutes, OwnRecipeInput, SentInputOf, shoppingRoutes } from '@barspoon/contracts';
import { useSyncExternalStore } from 'react';
import { useSession } from '../session/use-session.ts';
import { DeviceStore } from './device-store.ts';

export type NewEntry = SentInputOf<typeof ledgerRoutes.write>['body'];
export type ShoppingChange = SentInputOf<typeof shoppingRoutes.change>['body'];

/** A recipe of the member's own as they wrote it; `before` is what they changed, null for a new one. */
export interface WrittenRecipe {
  before: { id: string; revision: number } | null;
  basedOn: string | null;
  input: OwnRecipeInput;
}

/** What a member does to a bar, to their favorites and to their own recipes. */
export type Asked =
  | { kind: 'favorite'; recipeId: string; isSaved: boolean }
  | ({ kind: 'recipe' } & WrittenRecipe)
  | { kind: 'entry'; body: NewEntry /** The day that the notes of the recipe get. */; madeOn?: string }
  | { kind: 'list'; body: ShoppingChange }
  | { kind: 'item'; itemId: string; isThere: boolean; item?: BarItem | undefined };

/** A change on its way to the server. */
export interface WaitingChange {
  /** The writer's own, so that it counts once however often it is sent. */
  id: string;
  memberId: string;
  /** Empty for what is about no bar. */
  barId: string;
  /** When it was done, by the clock of this device. */
  at: string;
  /** Those of a device are sent as they were done: a bottle is bought before it is counted. */
  order: number;
  asked: Asked;
  /** What it is about, in words. */
  name: string;
  /** Why the server refuses it; null while it only waits. */
  refusal: string | null;
}

export type NewChange = Pick<WaitingChange, 'id' | 'barId' | 'asked' | 'name'>;

/** Changes that the server has not heard of yet, in all tabs of this browser. Implements BEYOND-239, BEYOND-240. */
class WaitingChanges {
  readonly #store = new DeviceStore<WaitingChange>('waiting-changes');
  readonly #channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('waiting-changes');
  readonly #listeners = new Set<() => void>();
  #all: readonly WaitingChange[] = [];

  constructor() {
    if (this.#channel) this.#channel.onmessage = () => void this.load();
  }

  all = (): readonly WaitingChange[] => this.#all;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Reads what this browser keeps, in the order in which it was done. */
  async load(): Promise<readonly WaitingChange[]> {
    return this.#show(await this.#store.rows());
  }

  /** It waits at once: storing it takes a moment. */
  async put(change: WaitingChange): Promise<void> {
    this.#show([...this.#all.filter(({ id }) => id !== change.id), change]);
    await this.#store.put(change.id, change);
    await this.#tell();
  }

  async remove(id: string): Promise<void> {
    await this.#store.remove(id);
    await this.#tell();
  }

  /** Drops what others than this member have left. */
  async keepOnlyOf(memberId: string | null): Promise<void> {
    for (const change of await this.load()) if (change.memberId !== memberId) await this.remove(change.id);
  }

  #show(changes: WaitingChange[]): readonly WaitingChange[] {
    this.#all = changes.sort((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1));
    for (const listener of this.#listeners) listener();
    return this.#all;
  }

  async #tell(): Promise<void> {
    await this.load();
    this.#channel?.postMessage(null);
  }
}

export const waitingChanges = new WaitingChanges();

/** What waits of a member. */
export const waitingOf = (memberId: string | null): readonly WaitingChange[] =>
  waitingChanges.all().filter((change) => change.memberId === memberId);

const none: readonly WaitingChange[] = [];

/** What the member who is here has done and the server does not know yet. */
export function useWaitingChanges(): readonly WaitingChange[] {
  const { memberId } = useSession();
  const all = useSyncExternalStore(waitingChanges.subscribe, waitingChanges.all, () => none);
  return all.filter((change) => change.memberId === memberId);
}
