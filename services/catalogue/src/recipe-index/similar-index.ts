import { likeness, type Structure } from '@barspoon/mixology';

/** Less alike than this is not similar. */
const minLikeness = 0.35;

/** How every recipe is built, in memory, so that those built alike are found without reading any. */
export class SimilarIndex {
  readonly #structures = new Map<string, Structure>();
  readonly #bySpirit = new Map<string | null, Set<string>>();

  put(id: string, structure: Structure): void {
    this.remove(id);
    this.#structures.set(id, structure);
    const ids = this.#bySpirit.get(structure.spirit) ?? new Set();
    this.#bySpirit.set(structure.spirit, ids.add(id));
  }

  remove(id: string): void {
    const structure = this.#structures.get(id);
    if (!structure) return;
    this.#structures.delete(id);
    this.#bySpirit.get(structure.spirit)?.delete(id);
  }

  /** Ids of the recipes on the same spirit that are built most alike, the nearest first. */
  like(id: string, limit: number): string[] {
    const wanted = this.#structures.get(id);
    return wanted ? this.near(wanted, limit, { except: id }) : [];
  }

  /** The same for a drink that is not in here. */
  near(
    wanted: Structure,
    limit: number,
    { except, min = minLikeness }: { except?: string; min?: number } = {},
  ): string[] {
    const nearest: { id: string; likeness: number }[] = [];
    for (const other of this.#bySpirit.get(wanted.spirit) ?? []) {
      const structure = other === except ? undefined : this.#structures.get(other);
      const found = structure ? likeness(wanted, structure) : 0;
      const last = nearest[limit - 1];
      if (found < min || (last && found <= last.likeness)) continue;
      const at = nearest.findIndex((one) => one.likeness < found);
      nearest.splice(at < 0 ? nearest.length : at, 0, { id: other, likeness: found });
      nearest.length = Math.min(nearest.length, limit);
    }
    return nearest.map((one) => one.id);
  }
}
