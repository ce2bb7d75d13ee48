import i18next, { type TFunction } from 'i18next';
import type { Catalogue } from '../locales/catalogue.ts';

void i18next.init({
  lng: 'en',
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
  returnNull: false,
});

/**
 * The texts of one feature, as a function of its keys. Each feature brings its own part of the catalogue, so a page
 * loads only the words it shows. A wrong key does not compile.
 */
export function textsOf<N extends keyof Catalogue>(feature: N, english: Catalogue[N]): TFunction<N> {
  i18next.addResourceBundle('en', feature, english);
  return i18next.getFixedT(null, feature) as TFunction<N>;
}
