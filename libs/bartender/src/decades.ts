/** Decades as people call them, and as drinks are tagged. */
export const decades: Readonly<Record<string, string>> = {
  twenties: '1920s',
  thirties: '1930s',
  forties: '1940s',
  fifties: '1950s',
  sixties: '1960s',
  seventies: '1970s',
  eighties: '1980s',
  nineties: '1990s',
};
/** "In my forties" is an age. */
const ofSomebody = '(?<!\\b(?:my|his|her|our|their|your|early|mid|late) (?:\\w+ )?)';
const called = new RegExp(`${ofSomebody}\\b(?:roaring )?(${Object.keys(decades).join('|')}|[2-9]0s)\\b`, 'g');

/** A plain question with its decades as drinks are tagged: "20s tiki" is 1920s tiki. */
export const inDecades = (plain: string): string =>
  plain.replace(called, (_, name: string) => decades[name] ?? `19${name}`);
