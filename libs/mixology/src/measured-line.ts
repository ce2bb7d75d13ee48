import type { Unit } from '@barspoon/contracts';
import { contained } from './container-size.ts';
import { countedThing, fruitPart, isPoured } from './counted-thing.ts';
import { mayHaveAlcohol } from './formats/alcohol-names.ts';
import { type Measured, times } from './line-shapes.ts';
import { nearly } from './measure-alone.ts';
import { other, withoutOther } from './named-choices.ts';
import { leadingAmount } from './parse-amount.ts';
import { addedTo, withoutSecondMeasure } from './second-measure.ts';
import { cutToLength, straightened } from './straightened.ts';
import { leadingUnit } from './written-units.ts';

/** Units that need neither an amount nor "of" to be recognized: "dash bitters", but not "leaf tea". */
const bareUnits: readonly Unit[] = [
  'dash',
  'splash',
  'drop',
  'pinch',
  'bar spoon',
  'teaspoon',
  'tablespoon',
  'shot',
  'top',
  'to taste',
];
/** "A couple of dashes": two; "a few" and "several" are taken for three, and both are said. */
const fewOf =
  /^(?:(?:a )?(?:couple|few|several)(?: of)?|ein(?:ige|\s?paar)|quelques|un(?:os|as)|alcun[ei]|qualche)\s+(?=(?:oz|ounce|dash|drop|splash|pinch|lea|sprig|slice|wedge|cube|bean|scoop|bl[äa]tt|zweig|scheibe|spritzer|tropfen|feuille|brin|goutte|trait|hoja|ramita|rodaja|gota|golpe|foglie|fogli[ae]|fett|gocc|spruzz)|\p{L}+ (?:leaves|sprigs|slices|wedges|cubes|beans)$)/iu;
/** "2 x 25 ml". */
const multiplied = /^(\d{1,2})\s*[x×]\s*(?=[\d.])/i;
/** Behind a number these say what is in the bottle, and not how many there are. */
const noCount =
  /^\s*(?:-?\s*(?:proof|percent|years?|yrs?|yo|jahre|ans|años|anni|star(?! ?anise)|grain)\b|°|%|:\s?\d|(?:th|st|nd|rd)(?!\p{L}))/iu;
/** A number alone from here on is a name: 1800 tequila, 151 rum. */
const nameFrom = 100;
const fruitParts =
  '(?:juice|zest|peel|rind|pulp|saft|schale|jus|zeste|pulpe|zumo|jugo|cáscara|pulpa|succo|scorza|polpa)';
const partOfFruit = new RegExp(
  `^(?:freshly )?(?:squeezed )?(?:(?:the|le|la|el|il|lo|der|die|das)\\s+)?(?<part>${fruitParts}(?: (?:and|&|und|et|y|e) ${fruitParts})?) (?:(?:of|from|von|d['’]|de|di|einer|eines) ?|(?=\\d|[¼-¾⅓-⅞]))(?<rest>.+)$`,
  'iu',
);
const twist = /^(?:(?<amount>\S+)\s+)?twists? of (?<name>.+?)(?:\s+(?:peel|zest))?$/i;
const float = /^float(?:\s+of)?\s+(?<name>.+)$/i;
/** "½ oz dark rum float". */
/** "Overproof rum float"; a root beer float is another thing. */
const bareFloat = /^(?<name>\p{L}[^\d]*?)\s+float$/iu;
const trailingFloat = /^(?<rest>.*\d.*\p{L})\s+float$/iu;
/** "Rinse of absinthe", "absinthe rinse": only what stays on the glass. */
const rinse =
  /^(?:(?:1|an?)\s+)?(?:rinse(?:\s+of|\s+with)?\s+(?<name>\p{L}.+)|(?<before>\p{L}[^\d]*?)\s+rinse)$/iu;
/** "White of 1 egg", "yolks of 2 eggs". */
const partOfEgg = /^(?<part>whites?|yolks?)\s+of\s+(?<rest>.+?)\s+eggs?$/i;

const dashed = /(?:\bbitters|^(?:angostura|peychaud['’]?s?|tabasco|worcestershire(?: sauce)?|hot sauce))$/i;

/** The largest number of a line of a spec. */
const maxAmount = 5000;
const cupMl = 240;

const isThird = (amount: number) => Math.abs(amount - 1 / 3) < 0.001 || Math.abs(amount - 2 / 3) < 0.001;

/** A text whose measure stands at its beginning. What is in brackets may be the size of what it names; that is taken out of them. */
export function measured(text: string, brackets: string[]): Measured {
  const length = cutToLength(text);
  if (length) return length;
  const { line, notes } = straightened(text);
  const read = measuredLine(line, brackets);
  return notes.length > 0 ? { ...read, notes: [...notes, ...(read.notes ?? [])] } : read;
}

function measuredLine(text: string, brackets: string[]): Measured {
  const fruit = partOfFruit.exec(text)?.groups;
  if (fruit?.rest && fruit.part) return fruitPart(fruit.rest, fruit.part.toLowerCase());
  const peel = twist.exec(text)?.groups;
  if (peel?.name)
    return {
      amount: leadingAmount(`${peel.amount ?? 1} x`)?.amount ?? 1,
      unit: 'piece',
      name: `${peel.name} twist`,
    };
  const rinsed = rinse.exec(text)?.groups;
  if (rinsed)
    return { amount: null, unit: 'to taste', name: rinsed.name ?? rinsed.before ?? text, notes: ['rinse'] };
  const egg = partOfEgg.exec(text)?.groups;
  const eggs = egg?.rest ? leadingAmount(`${egg.rest} egg`) : null;
  if (eggs && egg?.part)
    return { amount: eggs.amount, unit: 'piece', name: `egg ${egg.part.toLowerCase().replace(/s$/, '')}` };
  const last = trailingFloat.exec(text)?.groups?.rest;
  if (last) {
    const below = measured(last, brackets);
    return { ...below, notes: [...(below.notes ?? []), 'float'] };
  }
  const onTop = bareFloat.exec(text)?.groups?.name;
  if (onTop && mayHaveAlcohol(onTop)) return { amount: null, unit: 'top', name: onTop, notes: ['float'] };
  const floated = float.exec(text)?.groups?.name;
  if (floated)
    return {
      ...measured(floated, brackets),
      ...(leadingAmount(floated) ? {} : { unit: 'top' }),
      notes: ['float'],
    };
  const several = multiplied.exec(text);
  if (several) {
    const each = measured(text.slice(several[0].length), brackets);
    if (each.amount !== null) return { ...each, amount: times(each.amount, Number(several[1])) };
  }
  const vague = fewOf.exec(text);
  const said = vague?.[0] ?? nearly.exec(text)?.[0] ?? '';
  const counted = vague
    ? { amount: /couple/i.test(vague[0]) ? 2 : 3, rest: text.slice(said.length), attached: false }
    : leadingAmount(text.slice(said.length));
  const notes = [
    ...(said.trim() ? [said.trim().replace(/^[~≈]$/, 'about')] : []),
    ...(counted?.max ? [`${counted.amount} to ${counted.max}`] : []),
  ];
  if (counted && noCount.test(counted.rest)) return { amount: null, unit: 'to taste', name: text };
  const inContainer = counted && contained(counted.amount, counted.rest, brackets);
  if (inContainer) return { ...inContainer, notes: [...notes, ...(inContainer.notes ?? [])] };
  const unit = leadingUnit(counted?.rest ?? text, counted !== null);
  // "8 cloves" are the thing itself.
  if (counted && unit?.rest === '' && unit.note)
    return { amount: counted.amount, unit: 'piece', name: counted.rest.trim(), notes };
  // "El Diablo" is a name: without a number two letters are no spoon.
  const isBare =
    unit && bareUnits.includes(unit.unit) && (unit.unit === 'top' || !/^\p{L}{1,2}\.?\s/u.test(text));
  if (unit?.rest && (counted || unit.of || isBare)) {
    const sum = counted && addedTo(times(counted.amount, unit.times), unit.unit, unit.rest);
    if (sum) return { ...sum, notes: [...notes, text.slice(0, text.length - sum.rest.length).trim()] };
    const { name, second } = withoutSecondMeasure(unit.rest);
    if (name === '') return { amount: null, unit: 'to taste', name: text };
    // "Top up with 100 ml soda" says about how much.
    if (!counted && unit.unit === 'top' && leadingAmount(unit.rest)) {
      const below = measured(unit.rest, brackets);
      if (below.amount !== null && below.unit !== 'piece')
        return { ...below, notes: [...(below.notes ?? []), 'to top'] };
    }
    const isJudged = unit.unit === 'top' || unit.unit === 'to taste';
    // "A touch of honey" is not one touch.
    const amount = isJudged && (!counted || unit.note) ? null : times(counted?.amount ?? 1, unit.times);
    // More than a recipe can say in milliliters is said in cups, beside what it was written in.
    if (amount !== null && amount > maxAmount)
      return unit.unit === 'ml' && amount <= maxAmount * cupMl
        ? {
            amount: times(amount, 1 / cupMl),
            unit: 'cup',
            name,
            notes: [...notes, text.slice(0, text.indexOf(unit.rest)).trim()],
          }
        : { amount: null, unit: 'to taste', name: text };
    return {
      amount,
      unit: unit.unit,
      name: withoutOther(name),
      notes: [...notes, ...second, ...(unit.note ? [unit.note] : []), ...other(name)],
    };
  }
  if (!counted?.rest || counted.attached || unit)
    return { amount: null, unit: 'to taste', name: withoutOther(text), notes: other(text) };
  if (counted.amount >= nameFrom) return { amount: null, unit: 'to taste', name: text };
  const thing = countedThing(counted.rest.replace(/^[x×]\s+/i, ''));
  // Nobody cuts a third of a lemon, or counts vodka: these are parts of the drink.
  if (isThird(counted.amount) || isPoured(thing.name, counted.amount))
    return { amount: counted.amount, unit: 'part', name: thing.name, notes };
  // "Angostura x2", "2 orange bitters": nobody counts these but by the dash.
  return {
    amount: counted.amount,
    unit: thing.unit === 'piece' && dashed.test(thing.name) ? 'dash' : thing.unit,
    name: withoutOther(thing.name),
    notes: [...notes, ...other(thing.name)],
  };
}
