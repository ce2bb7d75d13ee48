const sigma = /[σςΣ]/;

/** Only `İ` gets longer when lower-cased; it is left unchanged, so that lengths never change. */
function foldCharacter(character: string): string {
  if (character === 'ς') return 'σ';
  const lower = character.toLowerCase();
  return lower.length === character.length ? lower : character;
}

/**
 * The definition of "case-insensitive" in search: every character is lower-cased individually. Nothing else is folded
 * (accents count: "creme" does not find "Crème"), and no position moves, so what is found in folded text is found at
 * the same place in the original. Implements REC-03, DISC-11.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Only the sigma is lower-cased by its neighbors, and only `İ` changes the length.
  return lower.length === text.length && !sigma.test(lower)
    ? lower
    : Array.from(text, foldCharacter).join('');
}
