import { canonical } from './canonical.ts';
import { exchangeRecipeSchema } from './exchange.ts';
import { recipeFormat } from './format.ts';
import { indentedJson, isRecord, parseJson } from './json.ts';
import { ownFormat } from './own.ts';

/** What a file of ours begins with; the number is that of its shape. */
export const ownJsonOpening = '{\n  "barspoon": 1,\n  "recipes": [';

/**
 * Our own JSON: every field, exactly as it is. A member's whole export is such a file with what else is theirs behind
 * the recipes. Reads a bare list of recipes too.
 */
export const ownJsonFormat = recipeFormat({
  frame: {
    open: `${ownJsonOpening}\n`,
    between: ',\n',
    close: '\n  ]\n}\n',
    empty: `${ownJsonOpening}]\n}\n`,
  },
  writeOne: (recipe) => indentedJson(canonical(exchangeRecipeSchema, recipe), 4),
  lost: () => [],
  split(text) {
    const json = parseJson(text);
    const list = isRecord(json) ? (json.recipes ?? [json]) : json;
    if (!Array.isArray(list)) throw new Error('is not a list of recipes');
    return list.filter((one) => isRecord(one) && 'spec' in one);
  },
  readOne: (value, place, vocabulary) => ownFormat.readOne({ value }, place, vocabulary),
});
