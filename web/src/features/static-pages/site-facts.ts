import { isFreeSite, said, siteName } from '../../lib/site.ts';
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

/** Who answers for the site, in one line; says so where nothing is set. Implements BEYOND-104. */
function imprint(): string {
  const operator = said('site-operator')[0];
  const address = said('support-email')[0];
  if (!operator && !address) return escaped(t('unpublished'));
  return [
    operator && escaped(t('runBy', { operator })),
    address && `${escaped(t('contactAt'))} ${contactLink()}`,
  ]
    .filter(Boolean)
    .join(' ');
}

const between = (mark: string) => new RegExp(`<!-- ${mark} -->[^]*?<!-- /${mark} -->`, 'g');
/** What a page says only where members pay, or only where nobody does. Implements BEYOND-266. */
const [wherePaid, whereFree] = [between('paid'), between('free')];

/** Puts into a page's text what only the running site knows. Implements BEYOND-100 for the written pages. */
export const withSiteFacts = (html: string): string =>
  html
    .replace(isFreeSite() ? wherePaid : whereFree, '')
    .replaceAll('{siteName}', () => escaped(siteName()))
    .replaceAll('{imprint}', imprint)
    .replaceAll('{contact}', contactLink);

/** The same for plain text: a heading. */
export const withSiteName = (text: string): string => text.replaceAll('{siteName}', siteName);
