const wordCharacter = /[\p{L}\p{N}\p{M}\p{Cs}]/u;
const unknown = 0;
const separator = 1;
const word = 2;
/** What stands between most words. */
export const betweenWords = ' ';

const classes = new Uint8Array(65_536).fill(unknown);

/** Whether a UTF-16 unit belongs to a word: letters, digits, marks, and halves of astral characters. */
export function isWordUnit(unit: number): boolean {
  if (classes[unit] === unknown) {
    classes[unit] = wordCharacter.test(String.fromCharCode(unit)) ? word : separator;
  }
  return classes[unit] === word;
}

/**
 * Cuts a text into its runs, words and what stands between them in turn: "gin & tonic" is `gin`, ` & `, `tonic`.
 * Joined they are the text again. A unit's class does not depend on its neighbors, so a substring has the runs of
 * the text around it, the first and the last perhaps cut short.
 */
export function runsOf(text: string): string[] {
  const runs: string[] = [];
  let start = 0;
  let inWord = text.length > 0 && isWordUnit(text.charCodeAt(0));
  for (let at = 1; at < text.length; at += 1) {
    const isWord = isWordUnit(text.charCodeAt(at));
    if (isWord === inWord) continue;
    runs.push(text.slice(start, at));
    start = at;
    inWord = isWord;
  }
  if (text.length > 0) runs.push(text.slice(start));
  return runs;
}
