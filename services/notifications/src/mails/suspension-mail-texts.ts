import { momentText, suspensionReasons } from '@barspoon/contracts';
import type { Facts } from './mail-facts.ts';
import type { MailTexts, Site } from './mail-shape.ts';

type SuspensionFacts = Extract<Facts, { kind: 'member-suspended' | 'suspension-ended' }>;

/** To whoever is suspended and cannot read it on the site. Implements BEYOND-158. */
export function suspensionTexts(facts: SuspensionFacts, site: Site): MailTexts {
  if (facts.kind === 'suspension-ended')
    return {
      subject: `Your ${site.name} account is open again`,
      preview: 'You can sign in as before.',
      heading: 'Your account is open again',
      paragraphs: ['Your suspension has ended. You can sign in as before.'],
      action: { label: 'Sign in', url: `${site.url}/profile` },
      otherwise: 'Please keep to the rules of the community.',
    };
  const { reason, until } = facts;
  const end = until
    ? `It is open again on ${momentText(until)}.`
    : 'It stays suspended until the team of the site opens it again.';
  return {
    subject: `Your ${site.name} account has been suspended`,
    preview: end,
    heading: 'Your account has been suspended',
    paragraphs: [
      ...(reason ? [`Reason: ${suspensionReasons[reason]}`] : []),
      `${end} Until then you can't sign in, and others don't see your profile.`,
    ],
    action: { label: 'Write to us', url: `${site.url}/contact` },
    otherwise: 'If you think this is a mistake, write to us.',
  };
}
