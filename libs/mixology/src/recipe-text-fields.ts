import { glassNamed, methodNamed } from './formats/words.ts';
import type { Reading } from './recipe-text-reading.ts';

const said = {
  name: /^(?:name|recipe|title|cocktail|drink)\s*:\s*(.+)$/i,
  glass: /^(?:glass(?:ware)?|served? in|serve|glas|verre|vaso|copa|bicchiere)\s*:\s*(.+)$/i,
  method: /^(?:technique|method|technik)\s*:\s*(\w+)\.?$/i,
  rim: /^(?:rim|rand|bord|borde|bordo)\s*:\s*(.+)$/i,
  garnish:
    /^(?:garnish(?:es)?|decoration|deko(?:ration)?|d[ée]cor(?:ation)?|decoraci[óo]n|guarnici[óo]n|guarnizione|decorazione)\s*:\s*(.+)$/i,
} as const;

const people =
  '(?:people|persons?|servings?|drinks?|glasses|cocktails?|portions?|guests?|verres?|personnes?|personen|gl[äa]ser|portionen|personas?|porciones|vasos?|persone|porzioni|bicchier[ei]|glas)';

/** "Serves 8", "(makes 10 servings)", "for 4 people", "pour 1 verre". Of a range the smaller end counts. */
const servings: readonly RegExp[] = [
  /^(?:serves|yields?|makes|servings|portions|portionen|portions|porciones|porzioni|rinde|ergibt)\b\s*:?\s*(?:about |approx\.? |ca\.? )?(\d+)(?:\s*(?:[-–]|to)\s*\d+)?(?: \w+){0,3}\.?$/i,
  new RegExp(
    `[(\\[](?:serves|makes|yields?|for|pour|für|para|per)?\\s*(?:about )?(\\d+)(?:\\s*(?:[-–]|to)\\s*\\d+)?\\s*${people}?[)\\]]`,
    'i',
  ),
  /[([](?:serves|makes|yields?)\s*(?:about )?(\d+)[^)\]]*[)\]]/i,
  /(?:\s*[-–—|,]|(?<=[.!]))\s+(?:serves|makes|yields?)\s+(?:about )?(\d+)(?:\s*(?:[-–]|to)\s*\d+)?\.?$/i,
  new RegExp(
    `\\b(?:serves|makes|yields?|for|pour|für|para|per)\\s*(?:about )?(\\d+)(?:\\s*(?:[-–]|to)\\s*\\d+)?\\s*${people}\\b`,
    'i',
  ),
];

const maxServes = 40;

/** "Sangria for 6 people" is a title, "a punch that serves 6 people" is told. */
const isTitleBefore = (read: Reading, text: string): boolean =>
  read.name === '' &&
  read.spec.length === 0 &&
  text !== '' &&
  text.split(' ').length <= 5 &&
  !/\b(?:that|which|this|it|recipe|enough)$/i.test(text);

/** "Minze zum Garnieren" is mint. */
export const forGarnish =
  /,?\s+(?:zum garnieren|zur dekoration|pour (?:la )?(?:d[ée]coration|d[ée]corer|garnir)|para (?:decorar|adornar)|per (?:guarnire|decorare))$/i;

/** "N/A" is none, and "Garnish with a lime slice" is a lime slice. */
export function takeGarnish(read: Reading, said: string): void {
  const garnish = said
    .replace(/^(?:garnish|decorate)(?:d)?(?: it)?(?: with)?:?\s+(?:an? )?/i, '')
    .replace(forGarnish, '')
    .replace(/\.$/, '');
  if (!/^(?:none|no|no garnish|n\/?a|-)$/i.test(garnish)) read.garnish.push(garnish);
}

/** What belongs to no part of a recipe here. */
const aside =
  /^(?:nutrition(?:al)?(?: facts| info(?:rmation)?)?|calories|tools?|equipment|gear|(?:prep|total|cook|active)(?:aration)?(?: time)?|difficulty|source|photos?|credits?|tags?|categor(?:y|ies)|rating)\s*:\s*\S/i;

export function takeField(read: Reading, line: string): boolean {
  if (aside.test(line)) {
    read.description.push(line);
    return true;
  }
  for (const [field, words] of Object.entries(said)) {
    const value = words.exec(line)?.[1]?.trim();
    if (!value) continue;
    if (field === 'name') {
      read.name = value;
      read.isNamed = true;
      return true;
    }
    if (field === 'rim') read.garnish.push(`${value.replace(/\.$/, '')} rim`);
    if (field === 'garnish') takeGarnish(read, value);
    if (field === 'garnish' || field === 'rim') return true;
    if (field === 'glass') {
      const glass = glassNamed(value.replace(/^(?:an?|the) /i, '').replace(/[.,].*$/, ''));
      if (glass) read.glass = glass;
      if (glass) return true;
    }
    if (field === 'method' && methodNamed(value)) {
      read.method = methodNamed(value);
      return true;
    }
  }
  return false;
}

/** Takes how many it is for out of a line; a line that says nothing else is used up. */
export function takeServings(read: Reading, line: string): string {
  for (const pattern of servings) {
    const found = pattern.exec(line);
    if (!found?.[1]) continue;
    read.serves = Math.min(Math.max(Number(found[1]), 1), maxServes);
    const isWhole = found[0].length >= line.length - 1;
    if (isWhole) return '';
    const title = line.slice(0, found.index).replace(/[\s–—|,-]+$/u, '');
    if (isTitleBefore(read, title) && line.endsWith(found[0])) return title;
    return /^[([]|\d\.?$/.test(found[0]) ? line.replace(found[0], '').replace(/\s+/g, ' ').trim() : line;
  }
  // "Punch for 10" is a title.
  const inTitle =
    read.name === '' && read.spec.length === 0
      ? /^\p{L}[^\d,:]*(?= (?:for|für|pour|para|per|makes|serves|yields) (\d+)$)/u.exec(line)
      : null;
  if (!inTitle) return line;
  read.serves = Math.min(Math.max(Number(inTitle[1]), 1), maxServes);
  return inTitle[0];
}
