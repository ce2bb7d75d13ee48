type Values = Record<string, string | number | null | undefined>;

/** The keys of a feature's texts: `list.title`; `list.count` where it has `list.count_one` and `list.count_other`. */
type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string
    ? K extends `${infer Base}_${'one' | 'other'}`
      ? Base
      : K
    : `${K}.${KeysOf<T[K]>}`;
}[keyof T & string];

type Translate<T> = (key: KeysOf<T>, values?: Values) => string;

const locale = 'en';
const plural = new Intl.PluralRules(locale);
/** By their most digits after the point. */
const numbers = new Map<number, Intl.NumberFormat>();

/** `{{name}}`, `{{count, number}}` or `{{ml, number(maximumFractionDigits: 1)}}` */
const place = /\{\{(\w+)(, number(?:\(maximumFractionDigits: (\d)\))?)?\}\}/g;

/**
 * The texts of one feature, as a function of its keys: plurals follow `count`, and values are interpolated. Each feature
 * has a file of its own, so a page loads only the texts it shows. A wrong key does not compile.
 */
export function textsOf<T extends object>(english: T): Translate<T> {
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

/** The first formatter of a page costs a phone about 100 ms; small numbers need none. */
function numberText(value: number, digits: string | undefined): string {
  const maximumFractionDigits = Number(digits ?? 3);
  if (value === 0 || (value >= 0.001 && value < 999)) return String(rounded(value, maximumFractionDigits));
  const format =
    numbers.get(maximumFractionDigits) ?? new Intl.NumberFormat(locale, { maximumFractionDigits });
  numbers.set(maximumFractionDigits, format);
  return format.format(value);
}

/** Rounds the decimal text, not the binary value: 9.95 to one digit is 10, although its stored value is slightly less. */
const rounded = (value: number, digits: number) =>
  Number(`${Math.round(Number(`${value}e${digits}`))}e-${digits}`);
