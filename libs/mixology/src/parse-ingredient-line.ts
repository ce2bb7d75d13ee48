import type { SpecLine, Unit } from '@barspoon/contracts';
import { mayHaveAlcohol } from './formats/alcohol-names.ts';
import { leadingAmount } from './parse-amount.ts';
import { cutToLength, straightened } from './straightened.ts';
import { toMl } from './units.ts';
import { cleanLine } from './written-lines.ts';
import { leadingUnit, written } from './written-units.ts';

/** A line of a spec as somebody wrote it: no vocabulary slug yet. */
export type WrittenLine = Omit<SpecLine, 'ingredient'>;

type Measured = Pick<WrittenLine, 'amount' | 'unit' | 'name'> & { notes?: string[] };

/** Units that need neither an amount nor "of" to be recognized: "dash bitters", but not "leaf tea". */
const bareUnits: readonly Unit[] = ['dash', 'splash', 'drop', 'pinch', 'top', 'to taste'];
/** The amount is left to the hand, unless one is written. */
const trailingJudged =
  /[\s,]+(?:(?:or )?(to taste|as needed|as desired|if desired|nach geschmack|au goût|al gusto|a piacere|q\.?b\.?)|(?:to|for) (?:top(?:ping)?|fill)(?: up| off)?|zum auffüllen|pour compléter|para completar|per colmare)\.?$/i;
const judgedNote = /^(?:to|for) (?:top(?:ping)?|fill)(?: up| off)?$|^(?:top|top up|zum auffüllen)$/i;
/** What is said of an amount; kept as a note. */
const nearly =
  /^(about|approx(?:imately)?\.?|around|roughly|ca\.?|circa|etwa|environ|env\.?|unos|unas|scant|heaping|heaped|generous|rounded|level|barely|up to|at least|almost|nearly|a good|a scant|good|~|≈)\s*(?=[\d.]|[¼-¾⅓-⅞]|(?:an?|one|two|three|four|half)\b)/iu;
/** "A couple of dashes": two; "a few" and "several" are taken for three, and both are said. */
const fewOf =
  /^(?:a )?(?:couple|few|several)(?: of)?\s+(?=(?:dash|drop|splash|pinch|lea|sprig|slice|wedge|cube|bean|scoop)|\p{L}+ (?:leaves|sprigs|slices|wedges)$)/iu;
/** "2 x 25 ml". */
const multiplied = /^(\d{1,2})\s*[x×]\s*(?=[\d.])/i;
/** Behind a number these say what is in the bottle, and not how many there are. */
const noCount =
  /^\s*(?:-?\s*(?:proof|percent|years?|yrs?|yo|jahre|ans|años|anni|star(?! ?anise)|grain)\b|°|%|:\s?\d|th\b|st\b|nd\b|rd\b)/i;
/** A number alone from here on is a name: 1800 tequila, 151 rum. */
const nameFrom = 100;
const container =
  /^(?:of\s+)?(?:(little|small|mini|miniature|large|big|whole|full)\s+)?(bottle|can|tin|carton|jar|container|package|flasche|dose|bouteille|botella|lata|bottiglia|lattina)s?(?:\s+or\s+(?:bottle|can)s?)?(?:\s+(?:of|de|di|d['’]))?\s+(?=\S)/i;
/** "750-ml bottle", behind a number of them. */
const sized =
  /^(\d+(?:[.,]\d+)?|[¼-¾⅓-⅞])[\s-]*([a-z. ]+?)[\s-]+(?:bottle|can|tin|carton|jar|container|package)s?(?:\s+of)?\s+(?=\S)/iu;
const containerMl: Readonly<Record<string, number>> = {
  bottle: 750,
  flasche: 750,
  bouteille: 750,
  botella: 750,
  bottiglia: 750,
};
const small =
  /\b(?:beer|lager|ale|stout|cider|soda|cola|coke|tonic|ginger beer|ginger ale|water|lemonade|7 ?up|sprite)\b/i;
const smallMl = 330;
/** A second measure of the same amount: "/1fl oz", "| 2 oz". */
const secondMeasure = /^\s*[/|]\s*(?:~\s*|about |ca\.? )?/;
const trailingMeasure = /\s(\d+(?:[.,]\d+)? ?(?:ml|cl|oz))$/i;
/** A piece of a list: everything up to a separator that stands for itself. */
const piece = /(?:\([^()]*\)|(?<=\d),(?=\d)|,(?=\s*(?:(?:or )?to taste|(?:to|for) (?:top|fill)))|[^,;\n])+/gi;
/** "8 mint leaves": the unit stands behind the name and is no part of it. */
const trailingCut = /\s+(lea(?:f|ves)|sprigs?|slices?|wedges?)$/i;
/** "1 sugar cube": the unit stands behind the name and is part of it. */
const trailingWhole = /(?<!\b(?:into|in|as))\s(cube|bean)s?$/i;
const partOfFruit =
  /^(?:(?:freshly )?(?:squeezed )?(?<part>juice|zest|peel|rind|saft|schale|jus|zeste|zumo|jugo|cáscara|succo|scorza)) (?:of|from|von|d['’]|de|di|einer|eines) ?(?<rest>.+)$/iu;
const twist = /^(?:(?<amount>\S+)\s+)?twists? of (?<name>.+?)(?:\s+(?:peel|zest))?$/i;
const float = /^float(?:\s+of)?\s+(?<name>.+)$/i;

/**
 * Reads one line of a spec: "60 ml gin", ".75 oz lime juice", "2–3 dashes of orange bitters", "1 (6 oz) can pineapple juice",
 * "Gin - 60 ml", "8 mint leaves", "top with soda water", "salt to taste (optional)". What is in brackets or behind a comma becomes
 * the note; so do the other end of a range and a second unit. Nothing typed is lost: what cannot be understood as amount or unit
 * stays in the name. A bare name is taken to taste, a bare number counts pieces. Reads what `lineText` writes.
 * @returns null when there is nothing to read
 */
export function parseIngredientLine(text: string): WrittenLine | null {
  const { rest, notes, optional } = withoutBrackets(
    cleanLine(text).replace(/^optional(?:ly)?\s*[:–—-]\s*/i, '(optional) '),
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
  const note = [...own, ...behind, ...kept].filter(Boolean).join('; ');
  return { ...measure, note: note || null, optional };
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
  const rest = text.replace(/[([]([^()[\]]*)[)\]]/g, (_, inside: string) => {
    const words = inside.trim();
    if (/^optional(?:ly)?$/i.test(words)) optional = true;
    else if (words) notes.push(words);
    return ' ';
  });
  return { rest: rest.replace(/\s+/g, ' ').trim(), notes, optional };
}

/** "soda water, to top" has no amount; "100 ml soda water, to top" says about how much, "½ cup sugar, or to taste" how much at first. */
function judgedMeasure(text: string, isToTaste: boolean, behind: string[], notes: string[]): Measured {
  const measure = measuredAnywhere(text, behind, notes);
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
  const separated = /^(?<name>\p{L}[^\d:]*?)\s*(?::|\s[-–—]|\.{2,}|…|=)\s*(?<measure>[\d.¼-¾⅓-⅞].*)$/u.exec(
    text,
  );
  const glued = /^(?<name>\p{L}[^\d]*?)\s+(?<measure>[\d.¼-¾⅓-⅞][^\p{L}]*\p{L}[\p{L}. ]*)$/u.exec(text);
  for (const found of [separated, glued]) {
    const measure = found?.groups?.measure && measureAlone(found.groups.measure, found === separated);
    if (measure) return { ...measure, name: found?.groups?.name ?? text };
  }
  for (const list of [behind, notes])
    for (const [at, note] of list.entries()) {
      const measure = measureAlone(note, false);
      if (!measure) continue;
      list.splice(at, 1);
      return { ...measure, name: text };
    }
  return front;
}

/** A text that is nothing but an amount with its unit. */
function measureAlone(text: string, isCountEnough: boolean): Omit<Measured, 'name'> | null {
  const said = nearly.exec(text)?.[0] ?? '';
  const counted = leadingAmount(text.slice(said.length));
  if (!counted) return null;
  const range = counted.max ? [`${counted.amount} to ${counted.max}`] : [];
  if (counted.rest === '')
    return isCountEnough ? { amount: counted.amount, unit: 'piece', notes: range } : null;
  const unit = written(counted.rest.replace(/\.$/, ''));
  return unit && !unit.note && unit.unit !== 'top' && unit.unit !== 'to taste'
    ? { amount: times(counted.amount, unit.times), unit: unit.unit, notes: range }
    : null;
}

const times = (amount: number, by: number) => Math.round(amount * by * 10_000) / 10_000;

function measured(text: string, brackets: string[]): Measured {
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
  if (unit?.rest && (counted || unit.of || bareUnits.includes(unit.unit))) {
    const sum = counted && addedTo(times(counted.amount, unit.times), unit.unit, unit.rest);
    if (sum) return { ...sum, notes: [...notes, text.slice(0, text.length - sum.rest.length).trim()] };
    const { name, second } = withoutSecondMeasure(unit.rest);
    if (name === '') return { amount: null, unit: 'to taste', name: text };
    const isJudged = unit.unit === 'top' || unit.unit === 'to taste';
    const amount = counted ? times(counted.amount, unit.times) : isJudged ? null : unit.times;
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
  return {
    amount: counted.amount,
    ...thing,
    name: withoutOther(thing.name),
    notes: [...notes, ...other(thing.name)],
  };
}

const juice = /\b(?:juice|syrup|nectar|liqueur|schnapps|grenadine|cordial|puree)$/i;
const drink = /\b(?:water|soda|tonic|coffee|tea|milk|cream|lemonade|cola|coke|sprite|ale|beer|stout|cider)$/i;
const isPoured = (name: string, amount: number): boolean =>
  !/\b(?:can|bottle|shot|glass|miniature|bitter)s?\b/i.test(name) &&
  (juice.test(name) ||
    (Number.isInteger(amount)
      ? mayHaveAlcohol(name) && !drink.test(name)
      : mayHaveAlcohol(name) || drink.test(name)));

const isThird = (amount: number) => Math.abs(amount - 1 / 3) < 0.001 || Math.abs(amount - 2 / 3) < 0.001;

/** "Juice of ½ lemon", "zest of 1 orange". */
function fruitPart(rest: string, part: string): Measured {
  const counted = leadingAmount(rest);
  const notes = [part, ...(counted?.max ? [`${counted.amount} to ${counted.max}`] : [])];
  return { amount: counted?.amount ?? 1, unit: 'piece', name: counted?.rest || rest, notes };
}

/** A size beside a can or bottle counts; where none is, what is usually sold in it. */
function contained(amount: number, rest: string, brackets: string[]): Measured | null {
  const beside = sized.exec(rest);
  const size = beside && written(beside[2]?.trim() ?? '');
  if (beside && size) {
    const each = leadingAmount(`${beside[1]} x`)?.amount ?? 1;
    return inMl(amount * each * size.times, size.unit, rest.slice(beside[0].length));
  }
  const found = container.exec(rest);
  if (!found) return null;
  const name = rest.slice(found[0].length);
  for (const [at, inside] of brackets.entries()) {
    const held = measureAlone(
      inside.replace(/-(?=[a-z])/gi, ' ').replace(/\s+(?:each|bottle|can)$/i, ''),
      false,
    );
    if (held?.amount == null) continue;
    brackets.splice(at, 1);
    return inMl(amount * held.amount, held.unit, name);
  }
  const soldAs = small.test(name) ? smallMl : (containerMl[found[2]?.toLowerCase() ?? ''] ?? smallMl);
  const how = found[1]?.toLowerCase() ?? '';
  const held = how.startsWith('mini') ? 50 : /little|small/.test(how) ? Math.min(soldAs, smallMl) : soldAs;
  return {
    amount: amount * held,
    unit: 'ml',
    name,
    ...(how && { notes: [`${how} ${found[2]?.toLowerCase()}`] }),
  };
}

const maxAmount = 5000;
const cupMl = 240;
const added = /^(?:plus|and|\+)\s+(?=[\d¼-¾⅓-⅞])/iu;

/** "¼ cup plus 2 tablespoons lime juice": what both come to, in the second unit. */
function addedTo(
  amount: number,
  unit: Unit,
  rest: string,
): (Omit<Measured, 'notes'> & { rest: string }) | null {
  const more = added.test(rest) ? leadingAmount(rest.replace(added, '')) : null;
  const other = more && leadingUnit(more.rest, true);
  const first = toMl({ amount, unit });
  const each = other && toMl({ amount: other.times, unit: other.unit });
  if (!more || !other?.rest || first === undefined || !each) return null;
  return {
    amount: times(first / each + more.amount, other.times),
    unit: other.unit,
    name: other.rest,
    rest: other.rest,
  };
}

function inMl(amount: number, unit: Unit, name: string): Pick<Measured, 'amount' | 'unit' | 'name'> {
  const value = unit === 'oz' ? amount * 30 : unit === 'cl' ? amount * 10 : amount;
  return { amount: times(value, 1), unit: unit === 'oz' || unit === 'cl' ? 'ml' : unit, name };
}

/** "/1 pint 5fl oz vodka", "vodka 60 ml": the same amount once more, which is no part of the name. */
function withoutSecondMeasure(text: string): { name: string; second: string[] } {
  let rest = text.replace(secondMeasure, '');
  if (rest !== text)
    for (let counted = leadingAmount(rest); counted; counted = leadingAmount(rest)) {
      const unit = leadingUnit(counted.rest, true);
      if (!unit?.rest) break;
      rest = unit.rest;
    }
  const isSaid = secondMeasure.test(text) && rest !== text.replace(secondMeasure, '');
  const second = isSaid
    ? [
        text
          .slice(0, text.length - rest.length)
          .replace(secondMeasure, '')
          .trim(),
      ]
    : [];
  const behind = trailingMeasure.exec(isSaid ? rest : text);
  const name = (isSaid ? rest : text)
    .slice(0, behind?.index)
    .replace(container, '')
    .replace(/^(?:of|x|×)\s+/i, '')
    .replace(/[.,;:]+$/, '')
    .trim();
  return { name, second: behind?.[1] ? [...second, behind[1]] : second };
}

/** "bourbon or rye": the first is taken, the other is said beside it. */
const alternative =
  /^(?<first>\p{L}[\p{L}'’ -]*?)(?: or |(?<=\p{L}{3})(?<!\band)\s*\/\s*(?=\p{L}{3}))(?<other>(?!to\b|as\b|more\b|less\b)[\p{L}\d¼-¾⅓-⅞].*)$/iu;
const shared =
  /\s(juice|syrup|bitters|wedge|wedges|twist|water|liqueur|wheel|peel|rum|whiskey|whisky|vermouth|wine|soda|tequila|gin)$/i;

const adjective =
  /^(?:fresh|frozen|sweet|dry|light|dark|white|red|gold|golden|silver|black|plain|hot|cold|iced|aged|blanco|still|sparkling|canned|bottled|brown|green|pink|ruby|tawny|sweetened|unsweetened)$/i;

/** The first of two, with the noun they share: "lemon or lime juice", "fresh or frozen raspberries". */
function withoutOther(name: string): string {
  const found = alternative.exec(name)?.groups;
  if (!found?.first || !found.other) return name.replace(/\s+or (?:more|less)$/i, '');
  const [, ...nouns] = found.other.split(/\s+/);
  if (adjective.test(found.first) && nouns.length > 0) return `${found.first} ${nouns.join(' ')}`;
  const noun = shared.exec(found.other)?.[0];
  // "Rye or bourbon whiskey" are both whiskey; "vodka or coconut rum" are not both rum.
  const isAlone =
    /\s/.test(found.first) ||
    (mayHaveAlcohol(found.first) && !/whisk/i.test(noun ?? '')) ||
    found.other.toLowerCase().startsWith(`${found.first.toLowerCase()}-`) ||
    /^(?:an)?other\b|^any\b/i.test(found.other);
  return noun && !isAlone && !shared.test(` ${found.first}`) ? `${found.first}${noun}` : found.first;
}

const other = (name: string): string[] => {
  const found = alternative.exec(name)?.groups?.other;
  return found ? [`or ${found}`] : [];
};

function countedThing(name: string): Pick<WrittenLine, 'unit' | 'name'> {
  const cut = trailingCut.exec(name);
  if (cut?.[1]) return { unit: written(cut[1])?.unit ?? 'piece', name: name.slice(0, cut.index) };
  const whole = trailingWhole.exec(name);
  return { unit: whole?.[1] ? (written(whole[1])?.unit ?? 'piece') : 'piece', name };
}
