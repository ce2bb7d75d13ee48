import { said, siteName } from '../../lib/site.ts';
import { t } from './texts.ts';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

function contactLink(): string {
  const address = escaped(said('support-email')[0] ?? '');
  return address ? `<a href="mailto:${address}">${address}</a>` : escaped(t('noContact'));
}

/** Puts into a page's text what only the running site knows. Implements BEYOND-100 for the written pages. */
export const withSiteFacts = (html: string): string =>
  html
    .replaceAll('{siteName}', () => escaped(siteName()))
    .replaceAll('{operator}', () => escaped(said('site-operator')[0] || t('noOperator')))
    .replaceAll('{contact}', contactLink);

/** The same for plain text: a heading. */
export const withSiteName = (text: string): string => text.replaceAll('{siteName}', siteName);
