import { type ChallengePurpose, challengeMinutes, challengePages } from '@barspoon/contracts';
import type { Facts } from './mail-facts.ts';

export interface Site {
  name: string;
  /** Without a slash at its end. */
  url: string;
}

/** What a mail says, in the order a reader meets it. */
export interface Words {
  subject: string;
  /** The line an inbox shows beside the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  action: { label: string; url: string; until?: string };
  /** What to do when the reader did not ask for this. */
  otherwise: string;
}

/** The words of a mail; all of them, so that they can be read and changed in one place. */
export function wordsOf(facts: Facts, site: Site): Words {
  if (facts.kind === 'link') return linkWords(facts, site);
  const newPassword = { label: 'Choose a new password', url: `${site.url}/profile?link=forgot` };
  if (facts.kind === 'address-change-notice')
    return {
      subject: `Your ${site.name} email address is about to change`,
      preview: 'Somebody asked to move your account to another address.',
      heading: 'A new address for your account',
      paragraphs: [
        `Somebody who knows your password asked to move your account from this address to ${masked(facts.newEmail)}. It moves as soon as the link we mailed there is opened.`,
      ],
      action: newPassword,
      otherwise:
        'If that was you, there is nothing to do here. If it was not, choose a new password now: this link goes to the address your account still has, and the other one stops working.',
    };
  if (facts.kind === 'password-changed')
    return {
      subject: `Your ${site.name} password was changed`,
      preview: 'If that was you, there is nothing to do.',
      heading: 'Your password was changed',
      paragraphs: [
        `It happened on ${momentText(facts.occurredAt)}. Devices that were signed in with the old password have to sign in again.`,
      ],
      action: newPassword,
      otherwise: 'If that was you, there is nothing to do. If it was not, choose a new password now.',
    };
  if (facts.kind === 'sign-up-repeated')
    return {
      subject: `You have an account at ${site.name} already`,
      preview: 'Somebody tried to sign up with your address.',
      heading: 'You have an account already',
      paragraphs: [
        `On ${momentText(facts.occurredAt)} somebody tried to make an account with this address. It has one, and nothing about it was changed. If that was you, sign in as usual; should you have forgotten your password, choose a new one here.`,
      ],
      action: newPassword,
      otherwise:
        'If it was not you, there is nothing to do: whoever tried was not told that you have an account.',
    };
  return {
    subject: `We signed out one of your ${site.name} devices`,
    preview: 'Its session may have been copied.',
    heading: 'We ended one of your sessions',
    paragraphs: [
      `On ${momentText(facts.occurredAt)} a sign-in key of one of your devices was used a second time. That happens when somebody holds a copy of it, so that session has ended everywhere. You can sign in again as usual.`,
    ],
    action: newPassword,
    otherwise:
      'If you have just restored a browser from a backup, that explains it. If not, choose a new password to be safe.',
  };
}

function linkWords({ purpose, to, token, expiresAt }: Extract<Facts, { kind: 'link' }>, site: Site): Words {
  const until = `The link works once and for ${hoursText(purpose)}, until ${momentText(expiresAt)}.`;
  const url = `${site.url}/profile?link=${challengePages[purpose]}#${token}`;
  const texts: Record<ChallengePurpose, Words> = {
    'verify-email': {
      subject: `Please verify your email for ${site.name}`,
      preview: 'One tap and your address is yours.',
      heading: `Welcome to ${site.name}`,
      paragraphs: [
        `You made an account with ${to.email}. Please confirm that this address is yours, so that we can help you back in should you ever forget your password.`,
      ],
      action: { label: 'Verify my email', url, until },
      otherwise: 'If you did not make an account, ignore this mail; nothing happens without the link.',
    },
    'reset-password': {
      subject: `A new password for ${site.name}`,
      preview: 'The link to choose it works for one hour.',
      heading: 'Choose a new password',
      paragraphs: [`Somebody asked for a new password for the account with ${to.email}.`],
      action: { label: 'Choose a new password', url, until },
      otherwise: 'If it was not you, ignore this mail: your password stays as it is.',
    },
    'change-email': {
      subject: `Please confirm your new email for ${site.name}`,
      preview: 'One tap and your account has its new address.',
      heading: 'Your new address',
      paragraphs: [
        `You asked to use ${to.email} for your account from now on. Until you confirm it, the old address stays.`,
      ],
      action: { label: 'Use this address', url, until },
      otherwise: 'If you did not ask for this, ignore this mail; nothing happens without the link.',
    },
  };
  return texts[purpose];
}

/** `a…n@example.com`: enough to recognise one's own address, too little to learn another's. */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  return `${name.charAt(0)}…${name.length > 2 ? name.at(-1) : ''}${email.slice(at)}`;
}

function hoursText(purpose: ChallengePurpose): string {
  const hours = challengeMinutes[purpose] / 60;
  return hours === 1 ? 'one hour' : `${hours} hours`;
}

/** Readers' time zones are not known; the zone is named. */
const momentText = (moment: Date): string =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(moment)} UTC`;
