import { ownBelongings, ownFileMaxLength, ownFileMaxRecipes } from '@barspoon/contracts';

/** The names under which files of JSON keep their recipes. */
const lists = ['recipes', 'drinks', '@graph'];

/**
 * A text in pieces that one request takes: as many recipes as fit, each whole. A text that fits is one piece; of one that cannot be
 * divided so, a piece stays too long.
 */
export function partsOf(text: string): string[] {
  if (/^\uFEFF?\s*[[{]/.test(text)) return partsOfJson(text);
  if (text.length <= ownFileMaxLength) return [text];
  return /^(?:\uFEFF|#.*\n|---\n|\s*\n)*- /.test(text) ? partsOfYaml(text) : partsOfTable(text);
}

function partsOfJson(text: string): string[] {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return [text];
  }
  if (Array.isArray(json))
    return fits(text, json.length)
      ? [text]
      : packed(
          json.map((one) => JSON.stringify(one)),
          ',',
        ).map((part) => `[${part}]`);
  const record = json as Record<string, unknown>;
  const name = lists.find((list) => Array.isArray(record[list]));
  if (name === undefined) return [text];
  const { [name]: recipes, ...rest } = record as Record<string, unknown[]>;
  if (fits(text, recipes?.length ?? 0)) return [text];
  const parts = packed(
    (recipes ?? []).map((one) => JSON.stringify(one)),
    ',',
  ).map((part) => `{${JSON.stringify(name)}:[${part}]}`);
  // What else our own file holds refers to its recipes: it comes last.
  return name === 'recipes' && ownBelongings.some((kind) => [rest[kind]].flat().length > 0 && rest[kind])
    ? [...parts, JSON.stringify({ ...rest, recipes: [] })]
    : parts;
}

const fits = (text: string, recipes: number): boolean =>
  text.length <= ownFileMaxLength && recipes <= ownFileMaxRecipes;

const partsOfYaml = (text: string): string[] => packed(text.split(/\n(?=- )/), '\n');

/** Its head above each piece; the rows of a recipe that has several stay in one. */
function partsOfTable(text: string): string[] {
  const [head = '', ...rows] = rowsOf(text);
  const recipes: string[] = [];
  let last: string | undefined;
  for (const row of rows) {
    const first = /^(?:"(?:[^"]|"")*"|[^,;\t]*)/.exec(row)?.[0].trim() ?? '';
    const before = recipes.length - 1;
    if (before >= 0 && (first === '' || first === last)) recipes[before] = `${recipes[before]}\n${row}`;
    else recipes.push(row);
    last = first || last;
  }
  return packed(recipes, '\n', head.length + 1).map((part) => `${head}\n${part}`);
}

/** Line ends within quotes end no row. */
const rowsOf = (text: string): string[] => text.match(/(?:"(?:[^"]|"")*"|[^"\r\n])+/g) ?? [];

/** Pieces in a row, as many to a part as fit. */
function packed(pieces: readonly string[], between: string, beside = 20): string[] {
  const parts: string[][] = [];
  let room = 0;
  for (const piece of pieces) {
    const size = piece.length + between.length;
    const last = parts.at(-1);
    if (last && size <= room && last.length < ownFileMaxRecipes) last.push(piece);
    else {
      parts.push([piece]);
      room = ownFileMaxLength - beside;
    }
    room -= size;
  }
  return parts.map((part) => part.join(between));
}
