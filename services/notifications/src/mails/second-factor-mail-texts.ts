import { type FactorChange, momentText } from '@barspoon/contracts';
import type { Facts } from './mail-facts.ts';
import type { MailTexts, Site } from './mail-shape.ts';

const headings: Record<FactorChange, string> = {
  on: 'Two-step sign-in is on',
  off: 'Two-step sign-in is off',
  'new-codes': 'You have new recovery codes',
  'code-used': 'A recovery code was used',
  reset: 'Two-step sign-in was reset',
  'passkey-on': 'You have a passkey',
  'passkey-off': 'Your last passkey was removed',
  'passkey-added': 'A passkey was added',
  'passkey-removed': 'A passkey was removed',
  'passkey-copied': 'Somebody may have a copy of your passkey',
};
const sentences: Record<FactorChange, (moment: string) => string> = {
  on: (moment) =>
    `Two-step sign-in was turned on for your account on ${moment}. From now on, signing in asks for a code from your authenticator app. Your other devices have been signed out, and your personal access tokens no longer work.`,
  off: (moment) =>
    `Two-step sign-in by codes was turned off for your account on ${moment}. Signing in no longer asks for a code from your authenticator app. Your other devices have been signed out, and your personal access tokens no longer work.`,
  'new-codes': (moment) =>
    `New recovery codes were made for your account on ${moment}. The earlier ones no longer work. Your other devices have been signed out, and your personal access tokens no longer work.`,
  'code-used': (moment) =>
    `A recovery code of your account was used on ${moment}. It won't work again. If you're running out, make new ones on your account page.`,
  reset: (moment) =>
    `The team of the site reset two-step sign-in for your account on ${moment}. Signing in no longer asks for a second step, your passkeys were removed, you have been signed out everywhere, and your personal access tokens no longer work. You can turn it on again on your account page.`,
  'passkey-on': (moment) =>
    `A passkey was added to your account on ${moment}. It signs you in without a password. Signing in with your password now asks for the passkey or a recovery code as well. Your other devices have been signed out, and your personal access tokens no longer work.`,
  'passkey-off': (moment) =>
    `The last passkey of your account was removed on ${moment}. Signing in no longer asks for a second step, and your recovery codes no longer work. Your other devices have been signed out, and your personal access tokens no longer work.`,
  'passkey-added': (moment) =>
    `A passkey was added to your account on ${moment}. It signs you in without a password.`,
  'passkey-removed': (moment) =>
    `A passkey of your account was removed on ${moment}. It no longer signs anybody in. Your other devices have been signed out, and your personal access tokens no longer work.`,
  'passkey-copied': (moment) =>
    `A passkey of your account was refused on ${moment}: it looked like a copy of the one on your device. If your security key or device still works, remove this passkey on your account page and add it again.`,
};

/** What became of a second factor; whoever did not do that themselves has to act. Implements BEYOND-222, BEYOND-223, BEYOND-272. */
export function secondFactorTexts(
  { change, occurredAt }: Extract<Facts, { kind: 'second-factor-changed' }>,
  site: Site,
): MailTexts {
  const heading = headings[change];
  const isPasskey = change.startsWith('passkey-');
  return {
    subject: `${heading}: your ${site.name} account`,
    preview: 'If this was you, you can ignore this email.',
    heading,
    paragraphs: [sentences[change](momentText(occurredAt))],
    action: isPasskey
      ? { label: 'See your passkeys', url: `${site.url}/profile/account#passkeys` }
      : { label: 'Choose a new password', url: `${site.url}/profile?link=forgot` },
    otherwise: isPasskey
      ? "If this was you, you can ignore this email. If not, remove every passkey you don't know, and choose a new password now."
      : 'If this was you, you can ignore this email. If not, choose a new password now.',
  };
}
