import type { I18nProvider } from 'react-admin';

type Values = Record<string, unknown> & { smart_count?: number; _?: unknown };

const locale = 'en';
const plural = new Intl.PluralRules(locale);
/** `%{name}` */
const place = /%\{(.*?)\}/g;

/** Sentences about a list with nothing in it, whose subject stands in the middle: "No dead letters yet." */
const nothingFound = /^ra\.(page\.empty$|navigation\.no_)/;

/**
 * The console's texts for react-admin, in the form of its own: values stand in `%{places}`, and of
 * `one |||| %{smart_count} many` the count chooses. A key without a text is its own text, or the default given with it.
 *
 * It does what `ra-i18n-polyglot` does with one language, at a tenth of its weight: the library it stands on brings
 * substitutes for what browsers have had for ten years.
 */
export function i18nProviderOf(messages: object): I18nProvider {
  const texts = new Map(flattened(messages));
  return {
    translate: (key: string, values: Values = {}) => {
      const { smart_count: count, _: otherwise } = values;
      const text = texts.get(key) ?? (typeof otherwise === 'string' ? otherwise : key);
      return formOf(text, count).replace(place, (whole, name: string) => {
        const value = String(values[name] ?? whole);
        return nothingFound.test(key) ? value.toLowerCase() : value;
      });
    },
    changeLocale: () => Promise.resolve(),
    getLocale: () => locale,
    getLocales: () => [{ locale, name: 'English' }],
  };
}

/** Of several forms the one that agrees with the count; a text without a count stays as it is. */
function formOf(text: string, count: number | undefined): string {
  if (count === undefined || count === null) return text;
  const [one = '', many = one] = text.split('||||').map((form) => form.trim());
  return plural.select(count) === 'one' ? one : many;
}

function flattened(part: object, before = ''): [key: string, text: string][] {
  return Object.entries(part).flatMap(([name, value]) =>
    typeof value === 'string' ? [[before + name, value]] : flattened(value, `${before}${name}.`),
  );
}
