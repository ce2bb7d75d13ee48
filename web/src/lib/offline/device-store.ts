import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';

/** Rows that a browser keeps in IndexedDB; where it keeps nothing, they last as long as the page. */
export class DeviceStore<T> {
  readonly #name: string;
  readonly #memory = new Map<string, T>();
  #store: UseStore | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  find(key: string): Promise<T | undefined> {
    return this.#with(
      (store) => get<T>(key, store),
      () => this.#memory.get(key),
    );
  }

  async rows(): Promise<T[]> {
    const rows = await this.#with(
      (store) => entries<string, T>(store),
      () => [...this.#memory],
    );
    return rows.map(([, row]) => row);
  }

  async put(key: string, row: T): Promise<void> {
    await this.#with(
      (store) => set(key, row, store),
      () => void this.#memory.set(key, row),
    );
  }

  async remove(key: string): Promise<void> {
    await this.#with(
      (store) => del(key, store),
      () => void this.#memory.delete(key),
    );
  }

  /** Private windows and full disks refuse: the app then works as one that keeps nothing. */
  async #with<R>(use: (store: UseStore) => Promise<R>, inMemory: () => R): Promise<R> {
    if (!('indexedDB' in globalThis)) return inMemory();
    try {
      this.#store ??= createStore(this.#name, 'rows');
      return await use(this.#store);
    } catch (error) {
      console.info('This browser keeps nothing for offline', error);
      return inMemory();
    }
  }
}
