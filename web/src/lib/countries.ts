import { countryCodes } from '@barspoon/contracts';

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

export const countryName = (code: string): string => names.of(code) ?? code;

/** All countries by name. */
export const countryOptions = (): { value: string; label: string }[] =>
  countryCodes
    .map((value) => ({ value: value as string, label: countryName(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));

interface Place {
  city: string | null;
  state: string | null;
  country: string | null;
}

/** "London, United Kingdom"; empty when nothing is known. */
export const placeText = ({ city, state, country }: Place): string =>
  [city, state, country && countryName(country)].filter(Boolean).join(', ');
