import { i18nProviderOf } from '../i18n-provider.ts';

/** The keys of nested texts, as they are asked for: "choose.format". */
type TextKey<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${TextKey<T[K]>}`;
}[keyof T & string];

/** Texts of one dialog, by key: one that no text has does not compile. */
export function textsOf<T extends object>(texts: T) {
  const { translate } = i18nProviderOf(texts);
  return (key: TextKey<T>, values?: Record<string, unknown>): string => translate(key, values);
}
