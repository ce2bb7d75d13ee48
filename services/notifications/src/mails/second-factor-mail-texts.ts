import { type FactorChange, momentText } from '@barspoon/contracts';
import type { Facts } from './mail-facts.ts';
import type { MailTexts, Site } from './mail-shape.ts';

const headings: Record<FactorChange, string> = {
  on: 'Two-step sign-in is on',
  off: 'Two-step sign-in is off',
  'new-codes': 'You have new recovery codes',
  'code-used': 'A recovery code was used',
  reset: 'Two-step sign-in was reset',
};
const sentences: Record<FactorChange, (moment: string) => string> = {
  on: (moment) =>
    `Two-step sign-in was turned on for your account on ${moment}. From now on, signing in asks for a code from your authenticator app. Your other devices have been signed out, and your personal access tokens no longer work.`,
  off: (moment) =>
    `Two-step sign-in was turned off for your account on ${moment}. Signing in no longer asks for a code. Your other devices have been signed out, and your personal access tokens no longer work.`,
  'new-codes': (moment) =>
    `New recovery codes were made for your account on ${moment}. The earlier ones no longer work. Your other devices have been signed out, and your personal access tokens no longer work.`,
  'code-used': (moment) =>
    `A recovery code of your account was used on ${moment}. It won't work again. If you're running out, make new ones on your account page.`,
  reset: (moment) =>
    `The team of the site reset two-step sign-in for your account on ${moment}. Signing in no longer asks for a code, you have been signed out everywhere, and your personal access tokens no longer work. You can turn it on again on your account page.`,
};

/** What became of a second factor; whoever did not do that themselves has to act. Implements BEYOND-222, BEYOND-223. */
export function secondFactorTexts(
  { change, occurredAt }: Extract<Facts, { kind: 'second-factor-changed' }>,
  site: Site,
): MailTexts {
  const heading = headings[change];
  return {
    subject: `${heading}: your ${site.name} account`,
    preview: 'If this was you, you can ignore this email.',
    heading,
    paragraphs: [sentences[change](momentText(occurredAt))],
    action: { label: 'Choose a new password', url: `${site.url}/profile?link=forgot` },
    otherwise: 'If this was you, you can ignore this email. If not, choose a new password now.',
  };
}
