/** Garnish by where it is painted: in the drink, on its surface, inside the glass, and before everything. */
export interface Dressing {
  sunk: string;
  afloat: string;
  inside: string;
  before: string;
}
