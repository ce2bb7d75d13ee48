import { assemble, writtenLine } from './assemble.ts';
import { Notebook } from './exchange.ts';
import { recipeReader } from './format.ts';
import { isRecord, parseJson, textOf, textsOf } from './json.ts';
import { plainTexts, shortened } from './plain-text.ts';
import { stepsOf } from './words.ts';

/** A drink of Open Drinks (https://github.com/alfg/opendrinks), or a list of them. */
export const openDrinksReader = recipeReader({
  split(text) {
    const list = [parseJson(text)].flat();
    return list.filter((one) => isRecord(one) && 'directions' in one);
  },
  readOne(found, _, vocabulary) {
    const given = plainTexts(found) as Record<string, unknown>;
    const name = textOf(given.name) ?? '';
    const notes = new Notebook(name || 'unnamed drink');
    if (textOf(given.image)) notes.refused('image', 'pictures are not fetched');
    const description = textOf(given.description);
    const tags = textsOf(given.keywords).map((tag) => tag.slice(0, 30));
    return assemble(
      {
        name,
        description: description && shortened(description, 400),
        tags: tags.length > 0 ? tags.slice(0, 12) : undefined,
        categoryLabels: tags,
        spec: [given.ingredients]
          .flat()
          .flatMap((line, at) => writtenLine(textOfLine(line), `spec ${at + 1}`, notes, vocabulary)),
        instructions: [given.directions].flat().flatMap((step) => stepsOf(textOf(step) ?? '')),
        source: (textOf(given.source) ?? 'Open Drinks').slice(0, 80),
      },
      notes,
      vocabulary,
    );
  },
});

/** A line is a text, or in the pieces of one. */
const textOfLine = (line: unknown): string =>
  isRecord(line)
    ? [line.quantity, line.measure, line.ingredient].flatMap((part) => textOf(part) ?? []).join(' ')
    : (textOf(line) ?? '');
