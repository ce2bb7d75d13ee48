import type { LibraryRecipe } from '@barspoon/contracts';
import { isRecord, textOf, textsOf } from './json.ts';
import { plainLines, plainText } from './plain-text.ts';
import type { JsonLd } from './schema-org-write.ts';
import { glassNamed, stepsOf } from './words.ts';

/** What the page cites or who wrote it, and where it stands. */
export function sourceIn(given: JsonLd): string | undefined {
  const address = [given.url, given.mainEntityOfPage].map(addressIn).find(Boolean);
  const who = nameIn(given.citation) ?? authorsIn(given.author);
  const isLinked = who?.includes('://') ?? false;
  return [who, isLinked ? undefined : address].filter(Boolean).join(', ') || undefined;
}

function authorsIn(value: unknown): string | undefined {
  const names = [value].flat(2).flatMap((one) => nameOf(one) ?? []);
  return plainText([...new Set(names)].slice(0, 3).join(', ')).slice(0, 100) || undefined;
}

/** A person may be written in two pieces. */
function nameOf(value: unknown): string | undefined {
  if (!isRecord(value)) return textOf(value);
  const pieces = [value.givenName, value.familyName].flatMap((piece) => textOf(piece) ?? []).join(' ');
  return textOf(value.name) ?? (pieces || undefined);
}

function addressIn(value: unknown): string | undefined {
  const address = textOf(isRecord(value) ? (value['@id'] ?? value.url) : value);
  return address !== undefined && /^https?:\/\/\S{4,180}$/.test(address) ? address : undefined;
}

/** The texts of a value that may be given several times. */
export const textsIn = (value: unknown): string[] => [
  ...new Set([value].flat().flatMap((one) => textOf(one) ?? [])),
];

export function nameIn(value: unknown): string | undefined {
  const first = [value].flat()[0];
  return textOf(isRecord(first) ? first.name : first);
}

export function slugIn(value: unknown): string | undefined {
  return typeof value === 'string' && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value) && value.length >= 2
    ? value
    : undefined;
}

export function namesIn(value: unknown): string[] | undefined {
  const names = [value].flat().flatMap((item) => textOf(item) ?? []);
  return names.length > 0 ? names.slice(0, 10) : undefined;
}

export function keywordsIn(value: unknown): string[] | undefined {
  const words = textsOf(value).map((word) => plainText(word).slice(0, 30));
  return words.length > 0 ? words.slice(0, 12) : undefined;
}

/** Minutes of an ISO 8601 duration, or of one in words: "1 hour 10 minutes". */
export function minutesIn(value: unknown): number | undefined {
  const text = textOf(value) ?? '';
  const found =
    /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+S)?)?$/.exec(text) ??
    /^()(?:(\d+) ?h(?:ours?|rs?)?\b\s*)?(?:(\d+) ?m(?:in(?:ute)?s?)?\b\.?)?$/i.exec(text);
  if (!found) return undefined;
  const [days, hours, minutes] = found.slice(1).map((part) => Number(part ?? 0));
  const total = ((days ?? 0) * 24 + (hours ?? 0)) * 60 + (minutes ?? 0);
  return total >= 1 && total <= 240 ? total : undefined;
}

export function servesIn(value: unknown): number | undefined {
  const found = Number(/\d+/.exec(textOf([value].flat()[0]) ?? '')?.[0]);
  return found >= 1 && found <= 40 ? found : undefined;
}

export function glassIn(value: unknown): LibraryRecipe['glass'] | undefined {
  for (const tool of [value].flat()) {
    const glass = glassNamed(nameIn(tool) ?? '');
    if (glass) return glass;
  }
  return undefined;
}

/**
 * The list of ingredient texts, however it is nested; unlike keywords, commas belong to a text. A text that stands alone may be
 * the list itself, a line for each. What ends with a colon is a heading.
 */
export function ingredientTexts(value: unknown): string[] {
  const items = nested(value);
  const isAlone = items.length === 1;
  return items
    .flatMap((item) => {
      const text = ingredientText(item);
      const lines = plainLines(text);
      return isAlone || hasLineMarkup.test(text) ? lines : lines.join(' ');
    })
    .filter((text) => text && !/^[^\d]*:$/.test(text));
}

const hasLineMarkup = /(?:<|&lt;)(?:br|li|p)\b/i;
const nested = (value: unknown): unknown[] => [value].flat(20);

/** A text, or an amount with its unit and name: schema.org's PropertyValue, and what recipe keepers write. */
function ingredientText(item: unknown): string {
  if (!isRecord(item)) return textOf(item) ?? '';
  const { value, amount, quantity, unitText, unit, name, ingredient, text } = item;
  const whole = textOf(text);
  if (whole !== undefined) return whole;
  const measure = [value ?? amount ?? quantity, unitText ?? unit].flatMap((part) => nameOf(part) ?? []);
  return [...measure, nameOf(name ?? ingredient) ?? ''].join(' ').trim();
}

/** Steps, however deep they are nested in sections and lists. */
export function stepTexts(value: unknown, depth = 0): string[] {
  if (depth > 20) return [];
  if (Array.isArray(value)) return value.flatMap((one) => stepTexts(one, depth + 1));
  if (!isRecord(value)) return stepsOf(plainLines(textOf(value) ?? '').join('\n'));
  const inside = value.itemListElement ?? value.item ?? value.steps ?? value.recipeInstructions;
  if (inside !== undefined) return stepTexts(inside, depth + 1);
  return stepTexts(value.text ?? value.description ?? value.name, depth + 1);
}
