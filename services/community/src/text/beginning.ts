/** The first words of a text that fit, on one line, with an ellipsis where there are more. */
export function beginningOf(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength - 1);
  const atWord = cut.lastIndexOf(' ');
  // A long word is cut where no letter or sign of two halves is torn apart.
  const kept = atWord > 0 ? cut.slice(0, atWord) : cut.replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.replace(/[\s.,;:]+$/, '')}…`;
}
