/** Numbered sequences of numbers, stored next to each other in one block of memory. */
export class Sequences {
  #pool = new Int32Array(4096);
  #used = 0;
  #starts = new Int32Array(256);
  #lengths = new Int32Array(256);
  /** Places of removed sequences by their length. */
  readonly #free = new Map<number, number[]>();

  /** The number has none yet. */
  set(number: number, values: readonly number[]): void {
    if (number >= this.#starts.length) this.#growNumbers(number + 1);
    const start = this.#free.get(values.length)?.pop() ?? this.#newPlace(values.length);
    this.#pool.set(values, start);
    this.#starts[number] = start;
    this.#lengths[number] = values.length;
  }

  /** All of them; each spans from its `start` to its `end`. A change may replace the array. */
  get pool(): Int32Array {
    return this.#pool;
  }

  start(number: number): number {
    return this.#starts[number] ?? 0;
  }

  end(number: number): number {
    return this.start(number) + (this.#lengths[number] ?? 0);
  }

  get(number: number): number[] {
    return Array.from(this.#pool.subarray(this.start(number), this.end(number)));
  }

  remove(number: number): void {
    const start = this.#starts[number]!;
    const length = this.#lengths[number]!;
    const places = this.#free.get(length);
    if (places) places.push(start);
    else this.#free.set(length, [start]);
    this.#lengths[number] = 0;
  }

  #newPlace(length: number): number {
    const start = this.#used;
    this.#used += length;
    if (this.#used > this.#pool.length) {
      const grown = new Int32Array(Math.max(this.#used, Math.ceil(this.#pool.length * 1.5)));
      grown.set(this.#pool);
      this.#pool = grown;
    }
    return start;
  }

  #growNumbers(min: number): void {
    const length = Math.max(min, this.#starts.length * 2);
    const starts = new Int32Array(length);
    const lengths = new Int32Array(length);
    starts.set(this.#starts);
    lengths.set(this.#lengths);
    this.#starts = starts;
    this.#lengths = lengths;
  }
}
