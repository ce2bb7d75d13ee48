import { compareNamePlaces, type NamePlace } from '@barspoon/collections';

/** Keeps recipe numbers in the order of their names. Changes are gathered and sorted in when the order is asked for. */
export class RecipesByName {
  readonly #places: (NamePlace | undefined)[] = [];
  readonly #changed = new Set<number>();
  #order = new Int32Array(0);

  placeOf(number: number): NamePlace {
    return this.#places[number]!;
  }

  add(number: number, place: NamePlace): void {
    this.#places[number] = place;
    this.#changed.add(number);
  }

  remove(number: number): void {
    this.#places[number] = undefined;
    this.#changed.add(number);
  }

  order(): Int32Array {
    if (this.#changed.size > 0) this.#sortIn();
    return this.#order;
  }

  #sortIn(): void {
    const added = [...this.#changed]
      .filter((number) => this.#places[number])
      .sort((a, b) => compareNamePlaces(this.placeOf(a), this.placeOf(b)));
    const kept = this.#order.filter((number) => !this.#changed.has(number));
    const merged = new Int32Array(kept.length + added.length);
    let fromKept = 0;
    let fromAdded = 0;
    for (let at = 0; at < merged.length; at += 1) {
      const [one, other] = [kept[fromKept], added[fromAdded]];
      const takesKept =
        other === undefined ||
        (one !== undefined && compareNamePlaces(this.placeOf(one), this.placeOf(other)) < 0);
      merged[at] = takesKept ? kept[fromKept++]! : added[fromAdded++]!;
    }
    this.#order = merged;
    this.#changed.clear();
  }
}
