import { countryCodes } from '@barspoon/contracts';

let names: Intl.DisplayNames | undefined;

export function countryName(code: string): string {
  names ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
  return names.of(code) ?? code;
}

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
