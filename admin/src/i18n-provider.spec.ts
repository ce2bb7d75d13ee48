import { describe, expect, it } from 'vitest';
import { i18nProviderOf } from './i18n-provider.ts';

const { translate } = i18nProviderOf({
  ra: {
    deleted: 'Element deleted |||| %{smart_count} elements deleted',
    hello: 'Hello, %{name}',
    page: { empty: 'No %{name} yet.' },
  },
} as never);

describe('a text', () => {
  it.each([
    [1, 'Element deleted'],
    [0, '0 elements deleted'],
    [12, '12 elements deleted'],
  ])('agrees with the count %d', (smart_count, text) => {
    expect(translate('ra.deleted', { smart_count })).toBe(text);
  });

  it('takes its values, and keeps the place of one it was not given', () => {
    expect(translate('ra.hello', { name: 'Ada' })).toBe('Hello, Ada');
    expect(translate('ra.hello')).toBe('Hello, %{name}');
  });

  it('about an empty list writes its subject small, as it stands in a sentence', () => {
    expect(translate('ra.page.empty', { name: 'Dead letters' })).toBe('No dead letters yet.');
  });

  it('that is missing is its key, or the default given with it', () => {
    expect(translate('ra.none')).toBe('ra.none');
    expect(translate('ra.none', { _: '%{smart_count} of them', smart_count: 3 })).toBe('3 of them');
  });

  it('has the same form with one number only', () => {
    expect(translate('One thing', { smart_count: 4 })).toBe('One thing');
  });
});
