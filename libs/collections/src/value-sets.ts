import { type Bits, GrowingBits } from './bits.ts';

/** For each value, the set of the numbers that have it. */
export class ValueSets<V> {
  readonly sets = new Map<V, GrowingBits>();

  set(value: V, number: number): void {
    let set = this.sets.get(value);
    if (!set) {
      set = new GrowingBits();
      this.sets.set(value, set);
    }
    set.set(number);
  }

  clear(value: V, number: number): void {
    this.sets.get(value)?.clear(number);
  }

  /** Takes the number away from every value. */
  clearAll(number: number): void {
    for (const set of this.sets.values()) set.clear(number);
  }

  get(value: V): Bits {
    return this.sets.get(value)?.words ?? new Uint32Array(0);
  }
}
