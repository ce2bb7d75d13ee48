/** What is wrong with how a command was called, and the word that was probably meant. */
export const wrongly = (sentence, meant) =>
  `${sentence.replace(/\.?$/, '.')}${meant ? ` Did you mean ${meant}?` : ''}`;

/** The known word that a misspelt one is nearest to, if it is near: a third of its letters may be wrong. */
export function nearestWord(word, known) {
  const [nearest] = known
    .map((one) => ({ one, distance: distance(word, one) }))
    .filter((found) => found.distance <= Math.max(1, Math.ceil(word.replace(/^-+/, '').length / 3)))
    .sort((a, b) => a.distance - b.distance);
  return nearest?.one;
}

/** How many letters have to be added, left out or replaced (Levenshtein). */
function distance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length];
}
