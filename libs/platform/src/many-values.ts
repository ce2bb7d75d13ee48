/** Max values in the input of a public route: the largest legitimate input has about a hundred. Reading takes time for each. */
export const maxValues = 5000;

/** More names than any declaration has. */
const maxNames = 200;
const [quote, comma, backslash, open, close, openList, closeList, colon] = [...'",\\{}[]:'].map((sign) =>
  sign.charCodeAt(0),
);

/** A body that is not read, because it holds more values than any route takes. */
export class UnreadBody {
  /**
   * @param names the first fields of its outermost object; none for a list
   * @param count how many fields that has
   */
  constructor(
    readonly names: readonly string[],
    readonly count: number,
  ) {}
}

/**
 * Whether JSON holds more values than allowed, at any depth. Counting its commas takes a fraction of what reading it
 * does. @returns undefined for what may be read
 */
export function unreadIfTooMany(text: string): UnreadBody | undefined {
  let commas = 0;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) === comma) commas += 1;
  // Those within texts count too, so that most bodies end here.
  return commas < maxValues ? undefined : counted(text);
}

function counted(text: string): UnreadBody | undefined {
  const names: string[] = [];
  let [values, depth, fields] = [1, 0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === quote) {
      const end = endOfText(text, at);
      if (depth === 1 && names.length < maxNames && isName(text, end)) names.push(textOf(text, at, end));
      at = end;
    } else if (sign === comma) values += 1;
    else if (sign === colon && depth === 1) fields += 1;
    else if (sign === open || sign === openList) depth += 1;
    else if (sign === close || sign === closeList) depth -= 1;
  }
  return values > maxValues ? new UnreadBody(names, fields) : undefined;
}

/** Where the text that begins here ends. */
function endOfText(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text.charCodeAt(first - 1) === backslash) first -= 1;
  return (at - first) % 2 === 1;
}

const isName = (text: string, end: number): boolean => /^"\s*:/.test(text.slice(end, end + 20));

function textOf(text: string, start: number, end: number): string {
  try {
    return JSON.parse(text.slice(start, end + 1)) as string;
  } catch {
    return '';
  }
}
