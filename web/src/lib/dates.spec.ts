import { describe, expect, it } from 'vitest';
import { dayText, momentText, zonedMomentText } from './dates.ts';

const isos = Array.from({ length: 800 }, (_, at) =>
  new Date(Date.UTC(2023, 11, 30) + at * 19.7 * 60 * 60 * 1000).toISOString(),
);
/** Formatters put a narrow space before AM and PM. */
const plain = (text: string) => text.replaceAll('\u202f', ' ');
const formatted = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en', options);
  return isos.map((iso) => plain(format.format(new Date(iso))));
};

describe('a day and a moment', () => {
  it('are written as a formatter writes them, in the zone of the reader', () => {
    expect(isos.map((iso) => dayText(iso))).toEqual(formatted({ dateStyle: 'long' }));
    expect(isos.map((iso) => momentText(new Date(iso)))).toEqual(
      formatted({ dateStyle: 'full', timeStyle: 'short' }),
    );
  });

  it('are in UTC while the zone of the reader is not known, and a moment says so', () => {
    expect(isos.map((iso) => dayText(iso, false))).toEqual(formatted({ dateStyle: 'long', timeZone: 'UTC' }));
    expect(isos.map((iso) => zonedMomentText(iso, false))).toEqual(
      formatted({ dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' }).map((text) => `${text} UTC`),
    );
  });
});
