import { wordsAsSeen } from '@barspoon/collections';

/** What whoever runs the site is called, as people see it. */
const offices = new Set(
  wordsAsSeen(
    'admin admins administrator barspoon help helpdesk moderation moderator moderators mod mods official owner root ' +
      'security staff support system team webmaster',
  ),
);
const [site = ''] = wordsAsSeen('barspoon');

/**
 * Whether a name speaks for the site: it names the site, or nothing but an office. Read as people see it, whatever
 * letters it is made of. Implements BEYOND-145.
 */
export function speaksForSite(name: string): boolean {
  const words = wordsAsSeen(name.replace(/[._]/g, ' '));
  const namesSite = words.some((word, at) => word.includes(site) || `${words[at - 1] ?? ''}${word}` === site);
  return namesSite || (words.length > 0 && words.every((word) => offices.has(word)));
}
