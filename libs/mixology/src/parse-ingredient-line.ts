import { countBehind } from './counted-thing.ts';
import type { Measured, WrittenLine } from './line-shapes.ts';
import { measureAlone } from './measure-alone.ts';
import { measured } from './measured-line.ts';
import { other, withoutOther } from './named-choices.ts';
import { cleanLine } from './written-lines.ts';

export type { WrittenLine } from './line-shapes.ts';

/** The amount is left to the hand, unless one is written. */
const trailingJudged =
  /[\s,]+(?:(?:or )?(to taste|as needed|as desired|if desired|nach (?:geschmack|belieben)|au goût|à volonté|al gusto|a piacere|q\.?b\.?)|(?:to|for) (?:top(?:ping)?|fill)(?: up| off)?|(?:up )?to the (?:top|brim|rim)|zum auffüllen|pour compléter|para completar|per colmare)\.?$|\s*(?::|\s[-–—]|\.{2,})\s*(?:to )?(?:top|fill)(?: up)?$|(?<!\b(?:on|the|to|tip))\s+top$/i;
/** "Whipped cream - float", "angostura to finish": where it goes. */
const placed = /(?:\s*(?::|\s[-–—])\s*|\s+(?:to|as an?) )(?<place>float|finish)$/i;
/** "Salt for the rim". */
const usedFor =
  /(?<=\p{L})\s+(?=(?:for|to) (?:the )?(?:rim(?:ming)?|garnish(?:ing)?|decorat\w+|dusting|muddling|rins(?:e|ing))\b)/iu;
/** How fruit is cut, in other languages. */
const foreignCut =
  /(?<=\p{L})\s+(?=(?:pressée?s?|spremut[oaie]|exprimid[oa]s?|(?:frisch )?(?:gepresst|geschnitten|gewürfelt|gehackt)|in (?:scheiben|stücken?|würfeln?|spalten)|coupée?s? en|en (?:dés|quartiers|rondelles|morceaux|tranches|rodajas|trozos|gajos|cubos)|cortad[ao]s? en|tagliat[aoie] (?:a|in)|a (?:pezzi|pezzetti|fette|cubetti|spicchi))(?=\s|$))/iu;
/** "Lime (juice of 1)", "mint leaves (8)". */
const countInBrackets = /^(\p{L}[\p{L}'’ -]*?)\s*\((?:(juice|zest|peel) of )?(\d{1,2}|½|half|one|two)\)$/iu;
/** "Honey syrup 1:1": said of the syrup. */
const withRatio = /^(?<before>.*\p{L})\s+(?<ratio>\d(?:[.,]\d)?\s?:\s?\d)$/u;
/** "Mit Soda auffüllen", "q.b. soda": said around the name, or before it. */
const germanTop = /^(?:mit|danach mit|zuletzt mit)\s+(?<name>.+?)\s+(?:auffüllen|aufgießen|toppen)$/i;
const leadingJudged = /^(?:q\.?b\.?|quanto basta)(?:\s+di)?\s+(?<name>\p{L}.*)$/iu;
const judgedNote = /^(?:to|for) (?:top(?:ping)?|fill)(?: up| off)?$|^(?:top|top up|zum auffüllen)$/i;
/** A piece of a list: everything up to a separator that stands for itself. */
const piece = /(?:\([^()]*\)|(?<=\d),(?=\d)|,(?=\s*(?:(?:or )?to taste|(?:to|for) (?:top|fill)))|[^,;\n])+/gi;

/**
 * Reads one line of a spec: "60 ml gin", ".75 oz lime juice", "2–3 dashes of orange bitters", "1 (6 oz) can pineapple juice",
 * "Gin - 60 ml", "8 mint leaves", "top with soda water", "salt to taste (optional)". What is in brackets or behind a comma becomes
 * the note; so do the other end of a range and a second unit. Nothing typed is lost: what cannot be understood as amount or unit
 * stays in the name. A bare name is taken to taste, a bare number counts pieces. Reads what `lineText` writes.
 * @returns null when there is nothing to read
 */
export function parseIngredientLine(text: string): WrittenLine | null {
  const { rest, notes, optional } = withoutBrackets(
    cleanLine(text)
      // A row of a table.
      .replace(/^\|\s*|\s*\|$/g, '')
      .replace(/\s+\|\s+/g, ' ')
      .replace(
        /(?<=\p{L})(?<!\b(?:freshly|well|very|lightly))\s+(?=(?:cut|sliced|chopped|broken|torn) (?:in|into|up)\b|(?:squeezed|juiced|packed|chilled|divided|strained|hulled|peeled|pitted|halved|quartered)$)/iu,
        ', ',
      )
      .replace(
        /(?<=\p{L})\s+(?=(?:soaked|dipped|doused|drenched|coated|rolled) (?:in|with)\b|on an? (?:pick|skewer|toothpick)\b)/iu,
        ', ',
      )
      .replace(countInBrackets, (_, name: string, part: string | undefined, count: string) =>
        part ? `${part} of ${count} ${name}` : `${count} ${name}`,
      )
      .replace(usedFor, ', ')
      .replace(foreignCut, ', ')
      .replace(/\beggs?\s*[,(]\s*(white|yolk)s?(?: only)?\s*\)?$/i, 'egg $1')
      .replace(/^optional(?:ly)?\s*(?:[:–—-]\s*|(?=[\d¼-¾⅓-⅞]))/i, '(optional) ')
      .replace(/,\s*optional(?:ly)?(?=\s*(?:,|$))/i, ' (optional)')
      // "50 ml - vodka": the dash stands between the measure and the name.
      .replace(/^([\d.¼-¾⅓-⅞][^\p{L}]*\p{L}+\.?)\s[–—-]\s(?=\p{L})/u, (whole, before: string) =>
        measureAlone(before, false) ? `${before} ` : whole,
      )
      // "1 oz lemon juice – fresh only": what stands behind a dash is a note.
      .replace(/^([\d.¼-¾⅓-⅞].*\p{L})\s[–—-]\s(?=\p{L})/u, '$1, ')
      .replace(germanTop, 'top with $<name>')
      .replace(leadingJudged, '$<name> q.b.')
      .replace(placed, ' ($<place>)'),
  );
  const judged = trailingJudged.exec(rest);
  const isToTaste = judged?.[1] !== undefined;
  const [head = '', ...behind] = rest.slice(0, judged?.index).split(/\s*,(?!(?<=\d,)\d)\s*/);
  if (head === '') return null;
  const isTop = (judged && !isToTaste) || notes.some((note) => judgedNote.test(note));
  const kept = notes.filter((note) => !judgedNote.test(note));
  const read =
    judged || isTop ? judgedMeasure(head, isToTaste, behind, kept) : measuredAnywhere(head, behind, kept);
  const { notes: own = [], ...measure } = read;
  const ratio = withRatio.exec(measure.name)?.groups;
  const note = [...own, ratio?.ratio ?? '', ...behind, ...kept].filter(Boolean).join('; ');
  // "1 egg white." ends a sentence.
  const name = (ratio?.before ?? measure.name).replace(/(?<=\p{Ll}{3})\.$/u, '');
  return { ...measure, name, note: note || null, optional };
}

/**
 * Reads a list of lines separated by commas, semicolons or line ends; empty ones are dropped. A comma inside brackets
 * or between two digits ("1,5 cl") separates nothing. Implements ADM-REC-02.
 */
export function parseIngredientList(text: string): WrittenLine[] {
  return (text.match(piece) ?? []).map(parseIngredientLine).filter((line) => line !== null);
}

function withoutBrackets(text: string) {
  let optional = false;
  const notes: string[] = [];
  let rest = text;
  // Brackets within brackets: the inner ones first.
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(/[([]([^()[\]]*)[)\]]/g, (_, inside: string) => {
      const words = inside.trim();
      if (/^optional(?:ly)?$/i.test(words)) optional = true;
      else if (words) notes.push(words);
      return ' ';
    });
  }
  return { rest: rest.replace(/\s+/g, ' ').trim(), notes, optional };
}

/** "soda water, to top" has no amount; "100 ml soda water, to top" says about how much, "½ cup sugar, or to taste" how much at first. */
function judgedMeasure(text: string, isToTaste: boolean, behind: string[], notes: string[]): Measured {
  const measure = measuredAnywhere(text, behind, notes);
  // "Mint leaves, to taste" are not one leaf.
  const isCounted = /[\d¼-¾⅓-⅞]/.test(text) || !['leaf', 'sprig', 'slice', 'piece'].includes(measure.unit);
  if (isToTaste && !isCounted) return { amount: null, unit: 'to taste', name: measure.name };
  if (isToTaste)
    return measure.amount === null
      ? { ...measure, unit: 'to taste', name: measure.unit === 'to taste' ? measure.name : text }
      : { ...measure, notes: [...(measure.notes ?? []), 'or to taste'] };
  if (measure.amount === null || measure.unit === 'top') return { ...measure, unit: 'top' };
  return measure.unit === 'ml'
    ? { ...measure, unit: 'top' }
    : { ...measure, notes: [...(measure.notes ?? []), 'to top'] };
}

/** The amount at the beginning, or where it is not there, at the end or in what stands behind the name. */
function measuredAnywhere(text: string, behind: string[], notes: string[]): Measured {
  const front = measured(text, notes);
  if (front.amount !== null || front.unit === 'top') return front;
  const separated =
    /^(?<name>\p{L}[^\d:]*?)\s*(?::|\s[-–—]|\.{2,}|…|=)\s*(?<measure>(?:[\d.¼-¾⅓-⅞]|(?:(?:just )?an? )?(?:dash|splash|drop|pinch|squeeze)\b).*)$/iu.exec(
      text,
    );
  const glued = /^(?<name>\p{L}[^\d]*?)(?:\s[x×])?\s+(?<measure>[\d.¼-¾⅓-⅞][^\p{L}]*\p{L}[\p{L}. ]*)$/u.exec(
    text,
  );
  for (const found of [separated, glued]) {
    const measure = found?.groups?.measure && measureAlone(found.groups.measure, found === separated);
    if (measure) return called(found?.groups?.name ?? text, measure);
  }
  const multiple = /^(?<name>\p{L}[^\d]*?)\s+[x×]\s*(?<count>\d{1,2})$/u.exec(text)?.groups;
  if (multiple) return measured(`${multiple.count} ${multiple.name}`, notes);
  const counted = countBehind.exec(text)?.groups;
  if (counted?.name) return { amount: Number(counted.count), unit: 'piece', name: counted.name };
  for (const list of [behind, notes])
    for (const [at, note] of list.entries()) {
      const measure = measureAlone(note, false);
      if (!measure) continue;
      list.splice(at, 1);
      return called(text, measure);
    }
  return front;
}

/** "Gin or vodka: 50 ml". */
const called = (name: string, measure: Omit<Measured, 'name'>): Measured => ({
  ...measure,
  name: withoutOther(name),
  notes: [...(measure.notes ?? []), ...other(name)],
});
