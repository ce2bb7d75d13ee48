import type { Catalogue } from '../locales/catalogue.ts';

type Values = Record<string, string | number | null | undefined>;

/** The keys of a part of the catalogue: `list.title`; `list.count` where it has `list.count_one` and `list.count_other`. */
type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string
    ? K extends `${infer Base}_${'one' | 'other'}`
      ? Base
      : K
    : `${K}.${KeysOf<T[K]>}`;
}[keyof T & string];

export type Translate<N extends keyof Catalogue> = (key: KeysOf<Catalogue[N]>, values?: Values) => string;

const locale = 'en';
const plural = new Intl.PluralRules(locale);
const numbers = new Map<string, Intl.NumberFormat>();

/** `{{name}}`, `{{count, number}}` or `{{ml, number(maximumFractionDigits: 1)}}` */
const place = /\{\{(\w+)(, number(?:\(maximumFractionDigits: (\d)\))?)?\}\}/g;

/**
 * The texts of one feature, as a function of its keys: the words of a `count` agree with it, and values stand in their
 * places. Each feature brings its own part of the catalogue, so a page loads only the words it shows. A wrong key does
 * not compile.
 */
export function textsOf<N extends keyof Catalogue>(_: N, english: Catalogue[N]): Translate<N> {
  const texts = new Map<string, string>(flattened(english));
  return (key, values = {}) => {
    const { count } = values;
    const counted = typeof count === 'number' ? texts.get(`${key}_${plural.select(count)}`) : undefined;
    const text = counted ?? texts.get(key) ?? key;
    return text.replace(place, (_, name: string, isNumber?: string, digits?: string) => {
      const value = values[name] ?? '';
      return isNumber ? numberText(Number(value), digits) : String(value);
    });
  };
}

function flattened(part: object, before = ''): [key: string, text: string][] {
  return Object.entries(part).flatMap(([name, value]) =>
    typeof value === 'string' ? [[before + name, value]] : flattened(value, `${before}${name}.`),
  );
}

function numberText(value: number, digits: string | undefined): string {
  const known = numbers.get(digits ?? '');
  const format =
    known ?? new Intl.NumberFormat(locale, digits ? { maximumFractionDigits: Number(digits) } : {});
  numbers.set(digits ?? '', format);
  return format.format(value);
}
