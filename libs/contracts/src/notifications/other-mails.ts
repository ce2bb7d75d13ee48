/** Mails that no notification stands for, with what the console calls them. Implements BEYOND-101. */
export const otherMails = {
  'verify-email': 'Confirm an email address',
  'reset-password': 'Choose a new password',
  'change-email': 'Confirm a new email address',
  'address-change-notice': 'Notice to the former address',
  'password-changed': 'A password was changed',
  'second-factor-changed': 'The second factor was changed',
  'personal-token-made': 'A personal access token was made',
  'session-replayed': 'A device was signed out',
  'sign-up-repeated': 'A sign-up with the address of an account',
  'member-suspended': 'An account was suspended',
  'suspension-ended': 'A suspension has ended',
  'contact-received': 'A message for support',
  'site-alert': 'A problem of the site, for its operator',
  'contact-answered': 'An answer from support',
  'unsubscribe-link': 'A link to unsubscribe',
  digest: 'The daily summary',
  instructions: 'Instructions to get started',
  'test-notification': 'A test notification',
} as const;
export type OtherMail = keyof typeof otherMails;

export const isOtherMail = (name: string): name is OtherMail => Object.hasOwn(otherMails, name);
