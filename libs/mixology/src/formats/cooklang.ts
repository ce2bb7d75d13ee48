import { assemble } from './assemble.ts';
import { Notebook } from './exchange.ts';
import { recipeReader } from './format.ts';
import { readGarnish } from './garnish-field.ts';
import { readIngredients } from './ingredient-texts.ts';
import { parseJson, recordsIn, textOf } from './json.ts';
import { plainText } from './plain-text.ts';
import { minutesIn, servesIn } from './schema-org-values.ts';
import { glassNamed } from './words.ts';

/** An ingredient, tool or time within a step: "@lime juice{25%ml}(fresh)", "#shaker{}", "~{10%seconds}". */
const mark =
  /(?<sign>[@#~])(?<modifiers>[&?+-]*)(?:(?<long>[^\s@#~{}][^@#~{}\n]*)?\{(?<quantity>[^{}\n]*)\}|(?<short>[\p{L}\p{N}][\p{L}\p{N}_-]*))(?:\((?<note>[^()\n]*)\))?/gu;
const frontMatter = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;
/** Where one recipe ends and the next begins with its front matter. */
const nextRecipe = /\n(?=---[ \t]*\n(?:[\p{L}][^\n:]*:[^\n]*\n(?:[ \t]*-[^\n]*\n)*)+---[ \t]*(?:\n|$))/u;

/** Whether a text marks ingredients as Cooklang does. */
export const isCooklang = (text: string): boolean =>
  /@[&?+-]*\p{L}[^@#~{}\n]*\{[^{}\n]*\}/u.test(text) && !/^[ \t]*- (?:slug|name):/m.test(text);

/**
 * Recipes in Cooklang (https://cooklang.org/docs/spec/), in one text or as `{ title, cooklang }` in JSON, since a file of Cooklang
 * is called what its recipe is called.
 */
export const cooklangReader = recipeReader({
  split(text) {
    if (/^\uFEFF?\s*[[{]/.test(text))
      return recordsIn(parseJson(text), ({ cooklang }) => typeof cooklang === 'string');
    const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    return plain.split(nextRecipe).flatMap((cooklang) => (isCooklang(cooklang) ? [{ cooklang }] : []));
  },
  readOne(found, _, vocabulary) {
    const { cooklang, title } = found as { cooklang: string; title?: unknown };
    const { about, body } = parted(cooklang.replace(/\r\n?/g, '\n'));
    const said = (...keys: string[]) => keys.map((key) => about.get(key)).find(Boolean);
    const name = plainText(said('title', 'name') ?? textOf(title) ?? '');
    const notes = new Notebook(name || 'unnamed recipe');
    const { lines, tools, steps } = marked(body);
    const ingredients = readIngredients(lines, notes, vocabulary);
    const garnish = readGarnish(said('garnish') ?? '', notes, vocabulary);
    const tags = listOf(said('tags', 'tag'));
    return assemble(
      {
        name,
        description: said('description', 'introduction'),
        categoryLabels: [...listOf(said('category', 'course')), ...tags],
        tags: tags.length > 0 ? tags : undefined,
        serves: servesIn(said('servings', 'serves', 'yield')),
        prepMinutes: minutesIn(said('time required', 'time', 'duration', 'prep time')),
        glass: [said('glass') ?? '', ...tools].map(glassNamed).find(Boolean),
        spec: ingredients.spec,
        garnish: [...garnish.garnish, ...ingredients.garnish],
        rim: garnish.rim ?? ingredients.rim,
        instructions: [...steps, ...garnish.steps, ...ingredients.steps],
        source: said('source', 'source.url', 'url', 'author'),
      },
      notes,
      vocabulary,
    );
  },
});

/** What is said about a recipe, in front matter or behind ">>", and its steps without comments. */
function parted(text: string): { about: ReadonlyMap<string, string>; body: string } {
  const about = new Map<string, string>();
  let key = '';
  for (const line of (frontMatter.exec(text)?.[1] ?? '').split('\n')) {
    const [, name, value = ''] = /^([\p{L}][^:]*):\s*(.*)$/u.exec(line) ?? [];
    const item = /^\s*-\s+(.*)$/.exec(line)?.[1];
    if (name !== undefined) key = name.trim().toLowerCase();
    const more = unquoted(name === undefined ? (item ?? '') : value);
    if (more) about.set(key, [about.get(key), more].filter(Boolean).join(', '));
  }
  const body = text
    .replace(frontMatter, '')
    .replace(/\[-(?:(?!\[-)[\s\S])*?-\]/g, ' ')
    .replace(/(^|\s)--.*$/gm, '$1')
    .replace(/^>>\s*([^:\n]+):\s*(.*)$/gm, (_, name: string, value: string) => {
      about.set(name.trim().toLowerCase(), value.trim());
      return '';
    });
  return { about, body };
}

const unquoted = (value: string): string => value.trim().replace(/^(["'])(.*)\1$/, '$2');
const listOf = (text = ''): string[] =>
  text
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map(unquoted)
    .filter(Boolean);

/** The ingredients and tools that are marked in the steps, and the steps as they are read. */
function marked(body: string): { lines: string[]; tools: string[]; steps: string[] } {
  const lines: string[] = [];
  const tools: string[] = [];
  const read = body.replace(mark, (_, ...groups) => {
    const { sign, modifiers, long, short, quantity = '', note } = groups.at(-1) as Record<string, string>;
    const [name = '', alias] = (long ?? short ?? '').split('|').map((part) => part.trim());
    const [amount = '', unit = ''] = quantity.replace(/^\s*=/, '').split('%');
    const measure = `${amount.trim()} ${unit.trim()}`.trim();
    if (sign === '#') tools.push(name);
    // An ingredient that is referred to once more is not poured twice.
    if (sign === '@' && !(modifiers?.includes('&') && measure === ''))
      lines.push(
        [measure, name, note && `(${note})`, modifiers?.includes('?') && '(optional)']
          .filter(Boolean)
          .join(' '),
      );
    return sign === '~' ? measure || name : (alias ?? name);
  });
  return {
    lines: lines.filter((line, at) => lines.indexOf(line) === at || /^\d/.test(line)),
    tools,
    steps: stepsIn(read),
  };
}

/** Steps are divided by empty lines; where there are none, every line is one. Sections and notes keep their words. */
function stepsIn(text: string): string[] {
  const paragraphs = text.trim().split(/\n[ \t]*\n+/);
  return (paragraphs.length > 1 ? paragraphs : text.split('\n'))
    .flatMap((step) => step.split(/^[ \t]*=+.*$/m))
    .map((step) => plainText(step.replace(/^[ \t]*> ?/gm, '').replace(/\\?\n/g, ' ')))
    .filter(Boolean);
}
