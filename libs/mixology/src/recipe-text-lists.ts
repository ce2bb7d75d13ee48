import { stepsOf } from './formats/words.ts';
import type { WrittenLine } from './parse-ingredient-line.ts';
import { equalPartsIn, isStep, pouredIn, specIn } from './recipe-text-parts.ts';
import type { Reading } from './recipe-text-reading.ts';

export const sentence = /(?<=[.!])\s+(?=\p{Lu})/u;

/** A name in front of its list: "Tom Collins - 45ml gin, 30ml lemon juice". */
export const namedList =
  /^(?<name>[\p{L}"“][\p{L}\p{N}'’&.#,"“” -]{1,50}?)\s*(?::|\s[-–—])\s+(?<rest>(?=equal parts\b|.*[\d¼-¾⅓-⅞]).*)$/iu;

/** A name with nothing between it and its list: "Pisco Sour 50ml pisco | 25ml lime juice". */
export const leadingName =
  /^(?<name>\p{L}[\p{L}'’&. -]{2,40}?)\s+(?<list>(?:\d|[.¼-¾⅓-⅞])[\d./¼-¾⅓-⅞ ]*(?:ml|cl|oz|parts?|dash(?:es)?)\s+\p{L}.*[,|;/+•].*\d.*)$/iu;

/** "Dark 'n' Stormy (2 oz rum, ½ oz lime, top ginger beer) - build over ice". */
export const bracketedList =
  /^(?<name>\p{L}[^():,]{1,50}?)\s*\((?<list>[^()]*,[^()]*)\)\s*[-–—:.,]*\s*(?<rest>.*)$/u;

const isTold =
  /^(?:dry |hard |double |fine )?(?:shak|stir|strain|build|muddl(?!ed )|blend|swizzle|serve|pour|mix|combin|warm|heat)\p{L}*\b/iu;

const isPeel = /\s(?:twist|peel|zest|wheel|wedge|cherry)$/i;

/** Where a list ends: at its sentence, or before what is done. */
const listEnd =
  /(?<=[.!])\s+(?=\p{Lu})|(?<=\p{L}{3}[.!])(?<!\b(?:tsp|tbsp|tbs|bsp|approx)\.)\s+(?=\p{Ll})|(?:;|\s[-–—])\s+(?=(?:[Ss]hake|[Ss]tir|[Ss]train|[Bb]uild|[Pp]our|[Mm]uddle|[Bb]lend|[Tt]op|[Ss]erve|[Mm]ix|[Aa]dd)\b)/u;

/** A list with what is done behind it: "45ml gin, 30ml lemon juice, top with soda. Build over ice." */
export function takeList(read: Reading, line: string): boolean {
  const [list = '', ...behind] = line.split(listEnd);
  const spec =
    equalPartsIn(list).length > 1
      ? equalPartsIn(list)
      : isStep(list)
        ? []
        : specIn(list.replace(/\.$/, ''), false);
  const isTelling =
    read.spec.length === 0 &&
    read.part === undefined &&
    (isTold.test(line) || isTold.test(line.replace(/^.*?,\s*/, '')));
  if (spec.length < 2 && !isTelling) return false;
  // A sentence: what is poured in it is the spec, and it is a step itself.
  const isSentence =
    spec.length < 2 ||
    spec.some(
      ({ amount, unit, name }) =>
        (amount === null && unit === 'to taste' && name.split(' ').length > 3) || /\sand \S*\d/.test(name),
    );
  const inSentence = isSentence || isStep(line) ? pouredIn(line) : [];
  if (isSentence && inSentence.length > 1) {
    read.spec.push(...inSentence);
    takeSteps(read, line);
    return true;
  }
  if (spec.length < 2) return false;
  const ratioAt = /[\d.]+\s?:\s?[\d.]+/.exec(list)?.index ?? 0;
  if (read.name === '' && ratioAt > 0) read.name = list.slice(0, ratioAt).replace(/[\s:–—-]+$/, '');
  // "…, stir, strain, orange twist" closes a list.
  const isToDo = ({ amount, unit, name }: WrittenLine) =>
    amount === null && unit !== 'top' && isTold.test(name);
  const isOn = ({ amount, name }: WrittenLine) => amount === null && isPeel.test(name);
  const told = spec.filter(isToDo).map(({ name }) => name);
  read.garnish.push(...spec.filter(isOn).map(({ name }) => name));
  if (told.length > 0) behind.unshift(`${told.join(', ')}.`);
  read.spec.push(...spec.filter((one) => !isToDo(one) && !isOn(one)));
  if (behind.length > 0) takeSteps(read, behind.join(' '));
  return true;
}

export function takeSteps(read: Reading, line: string): void {
  read.steps.push(...(stepsOf(line)[0] ?? line).split(sentence));
}
