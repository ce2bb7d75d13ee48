interface Options {
  /** From the first change until it is sent. */
  afterMs: number;
  /** The rest is sent as long after it. */
  atOnce?: number;
}

/** Collects changes, so that many are sent as one message. The latest value of a key counts. */
export class Collected<K, V> {
  private readonly values = new Map<K, V>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly options: Options,
    private readonly send: (changes: readonly (readonly [K, V])[]) => void,
  ) {}

  get(key: K): V | undefined {
    return this.values.get(key);
  }

  add(key: K, value: V): void {
    this.values.set(key, value);
    this.wait();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private wait(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      const changes = [...this.values].slice(0, this.options.atOnce);
      for (const [key] of changes) this.values.delete(key);
      this.send(changes);
      if (this.values.size > 0) this.wait();
    }, this.options.afterMs).unref();
  }
}
