import { nameKey } from '@barspoon/collections';
import type { ImportedBarItem, LibraryIngredient } from '@barspoon/contracts';
import type { Vocabulary } from '@barspoon/mixology';
import type { BarItemRow } from '../items/item.schema.ts';
import { bottlesOf } from '../matches/bottles-of.ts';

type Named = Pick<ImportedBarItem, 'name' | 'brand' | 'isOwnItem' | 'ingredient'>;

const keyOf = ({ name, brand }: Pick<BarItemRow, 'name' | 'brand'>) => `${nameKey(name)}\n${nameKey(brand)}`;

/** The items that a file may mean: the member's own and the catalogue's. */
export class KnownItems {
  readonly #own: Map<string, BarItemRow>;
  readonly #shelf: Map<string, BarItemRow>;
  readonly #byName: Map<string, BarItemRow>;

  constructor(
    own: readonly BarItemRow[],
    private readonly items: readonly BarItemRow[],
    private readonly vocabulary: Vocabulary<LibraryIngredient>,
  ) {
    this.#own = new Map(own.map((row) => [keyOf(row), row]));
    this.#shelf = new Map(items.map((row) => [keyOf(row), row]));
    this.#byName = new Map([...items, ...own].toReversed().map((row) => [row.nameKey, row]));
  }

  add(row: BarItemRow): void {
    this.#own.set(keyOf(row), row);
    this.#byName.set(row.nameKey, row);
  }

  /**
   * By name and brand: the member's own or the catalogue's, as the file says, else the other. A file that knows other items
   * than ours means one of the same name, and by the name of an ingredient the item of it that most bars have.
   */
  find(item: Named): BarItemRow | undefined {
    const [own, shelf] = [this.#own.get(keyOf(item)), this.#shelf.get(keyOf(item))];
    const known = item.isOwnItem ? (own ?? shelf) : (shelf ?? own);
    return known ?? (item.ingredient === undefined ? undefined : this.#meant(item.name, item.ingredient));
  }

  #meant(name: string, ingredient: string): BarItemRow | undefined {
    const isIngredient = this.vocabulary.resolve(name)?.slug === ingredient;
    return (
      this.#byName.get(nameKey(name)) ??
      (isIngredient ? bottlesOf([ingredient], this.items, this.vocabulary).get(ingredient) : undefined)
    );
  }
}
