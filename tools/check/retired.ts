/** The retired words of the glossary: what stands in backticks in the column "Not", in lower case. */
export function retiredWords(glossary: string): ReadonlySet<string> {
  const table = glossary.split('| Term | Meaning | Not |')[1]?.split('\n\n')[0] ?? '';
  const cells = table.split('\n').map((line) => line.split(' | ')[2] ?? '');
  return new Set(
    cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word.toLowerCase())),
  );
}

/** `maxFailures` is `max` and `failures`. */
export const partsOf = (name: string): string[] =>
  name
    .split(/[_$#]+|(?<=[a-z0-9])(?=[A-Z])/)
    .filter(Boolean)
    .map((part) => part.toLowerCase());

/** The first retired word in a name; also as the beginning of a word: `colours`. "At most" and "at least" are English. */
export const retiredIn = (parts: readonly string[], words: ReadonlySet<string>): string | undefined =>
  parts.find((part, at) => {
    const word = part.replace(/s$|d$/, '');
    return (words.has(part) || words.has(word)) && parts[at - 1] !== 'at';
  });
