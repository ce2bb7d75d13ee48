import Bowser from 'bowser';

/** "Firefox on Linux" of a User-Agent header; an empty text when it names no browser. */
export function deviceName(userAgent: string): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(' on ');
}
