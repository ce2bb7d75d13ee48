/** From this many letters on a name may be written wrong in one place, and from the second on in two. */
const oneErrorFrom = 4;
const twoErrorsFrom = 7;
/** From this many sounds on one of them may be wrong. */
const nearSoundFrom = 6;

/**
 * The number of letters to insert, delete, replace or swap with their neighbor to get from one word to the other; `max + 1`
 * when it is more than `max`.
 */
export function errorsBetween(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      let errors = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        errors = Math.min(errors, (before[j - 2] ?? 0) + 1);
      next.push(errors);
    }
    if (Math.min(...next) > max) return max + 1;
    before = row;
    row = next;
  }
  return row[other.length] ?? max + 1;
}

/**
 * Names to be found as they are heard: without gaps, so that "darknstormy" and "old fasioned" are near their name, without the
 * "and" of "gintonic", and by their sound, so that "mytai" is a Mai Tai.
 */
export class NearNames<T> {
  readonly #byLength = new Map<number, Map<string, T>>();
  readonly #bySound = new Map<string, Map<string, T>>();
  /** Keys of names that are not the first of their value. */
  readonly #others = new Set<string>();

  /** @param isOther it is not the first name of its value: of two that are as near, the first name is meant */
  put(name: string, value: T, isOther = false): void {
    for (const key of keysOf(name)) {
      const names = this.#byLength.get(key.length) ?? new Map<string, T>();
      this.#byLength.set(key.length, names);
      if (!names.has(key)) {
        names.set(key, value);
        if (isOther) this.#others.add(key);
        else this.#others.delete(key);
      }
      const sound = soundOf(key);
      const alike = this.#bySound.get(sound) ?? new Map<string, T>();
      this.#bySound.set(sound, alike);
      if (!alike.has(key)) alike.set(key, value);
    }
  }

  /** Takes a name away from a value; `next` is another that has it. */
  remove(name: string, value: T, next: T | undefined): void {
    for (const key of keysOf(name))
      for (const names of [this.#byLength.get(key.length), this.#bySound.get(soundOf(key))]) {
        if (names?.get(key) !== value) continue;
        if (next === undefined) names.delete(key);
        else names.set(key, next);
      }
  }

  /** The value of the name that is nearest; undefined when none is near enough, or two different ones are as near. */
  find(text: string): T | undefined {
    const key = compact(text);
    return this.#nearest(key) ?? this.#sounding(key);
  }

  /** The value of the only name whose sound differs in one place: "dakiri" is a Daiquiri. */
  findByNearSound(text: string): T | undefined {
    const sound = soundOf(compact(text));
    if (sound.length < nearSoundFrom) return undefined;
    const near = new Set<T>();
    for (const [other, values] of this.#bySound)
      if (other[0] === sound[0] && errorsBetween(sound, other, 1) <= 1)
        for (const value of values.values()) near.add(value);
    const [value] = near;
    return near.size === 1 ? value : undefined;
  }

  #sounding(key: string): T | undefined {
    if (key.length < oneErrorFrom) return undefined;
    const alike = new Set(this.#bySound.get(soundOf(key))?.values());
    const [value] = alike;
    return alike.size === 1 ? value : undefined;
  }

  #nearest(key: string): T | undefined {
    const max = key.length >= twoErrorsFrom ? 2 : key.length >= oneErrorFrom ? 1 : 0;
    let nearest: { value: T; errors: number; isOther: boolean } | undefined;
    let isTied = false;
    for (let length = key.length - max; length <= key.length + max; length++)
      for (const [name, value] of this.#byLength.get(length) ?? []) {
        // A first letter is hardly ever wrong.
        if (name[0] !== key[0]) continue;
        const errors = errorsBetween(key, name, Math.min(max, nearest?.errors ?? max));
        if (errors > max || (nearest && errors > nearest.errors)) continue;
        const isOther = this.#others.has(name);
        const isAsNear = nearest?.errors === errors && nearest.value !== value;
        if (isAsNear && isOther && !nearest?.isOther) continue;
        isTied = isAsNear && isOther === nearest?.isOther;
        nearest = { value, errors, isOther };
      }
    return isTied ? undefined : nearest?.value;
  }
}

const compact = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** A name without gaps, and without its small words too. */
const keysOf = (name: string): ReadonlySet<string> =>
  new Set([compact(name), compact(name.replace(/(?<= )(?:and|n|the|of|a|on)(?= )/g, ''))]);

/** Letters that sound the same, as one. */
const soundOf = (key: string): string =>
  key
    .replace(/ph/g, 'f')
    .replace(/ch|ck|qu|[cq]/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/wh/g, 'w')
    .replace(/gh/g, 'g')
    .replace(/z/g, 's')
    .replace(/ai|ay|ie|ei|ey|ee|ea|y/g, 'i')
    .replace(/ou|oo|ew|ow/g, 'u')
    .replace(/(.)\1/g, '$1');
