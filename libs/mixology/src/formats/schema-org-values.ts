import type { LibraryRecipe } from '@barspoon/contracts';
import { isRecord, textOf, textsOf } from './json.ts';
import { plainText } from './plain-text.ts';
import type { JsonLd } from './schema-org-write.ts';
import { glassNamed } from './words.ts';

/** What the page cites, else who wrote it or where it stands. */
export function sourceIn(given: JsonLd): string | undefined {
  return (nameIn(given.citation) ?? nameIn(given.author) ?? textOf(given.url))?.slice(0, 80);
}

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

/** Minutes of an ISO 8601 duration. */
export function minutesIn(value: unknown): number | undefined {
  const found = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+S)?)?$/.exec(textOf(value) ?? '');
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

/** The list of ingredient texts; unlike keywords, one text is one ingredient and commas belong to it. */
export function ingredientTexts(value: unknown): string[] {
  return [value].flat().flatMap((item) => textOf(item) ?? []);
}
