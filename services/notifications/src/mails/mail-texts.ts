import {
  type ChallengePurpose,
  type ContactMessage,
  challengeMinutes,
  challengePages,
  momentText,
} from '@barspoon/contracts';
import { bookingTexts } from './booking-mail-texts.ts';
import type { Facts, PostingFacts } from './mail-facts.ts';
import type { MailTexts, Site } from './mail-shape.ts';
import { secondFactorTexts } from './second-factor-mail-texts.ts';
import { sessionTexts } from './session-mail-texts.ts';
import { suspensionTexts } from './suspension-mail-texts.ts';

/** The words of a mail; all of them, so that they can be read and changed in one place. */
export function textsOf(facts: Facts, site: Site): MailTexts {
  if (facts.kind === 'link') return linkTexts(facts, site);
  if ('session' in facts) return sessionTexts(facts, site);
  if ('booking' in facts) return bookingTexts(facts, site);
  if (facts.kind === 'instructions') return instructionTexts(site);
  if (facts.kind === 'test-notification') return testTexts(site);
  if (facts.kind === 'unsubscribe-link') return unsubscribeTexts(facts.token, site);
  if ('postings' in facts) return jobAlertTexts(facts.postings, site);
  if ('posting' in facts) return applicationTexts(facts, site);
  if (facts.kind === 'contact-received') return contactTexts(facts.message, site);
  if (facts.kind === 'site-alert') return siteAlertTexts(facts, site);
  if (facts.kind === 'contact-answered') return replyTexts(facts.message, facts.reply, site);
  if ('by' in facts) return connectionTexts(facts, site);
  if (facts.kind === 'member-suspended' || facts.kind === 'suspension-ended')
    return suspensionTexts(facts, site);
  if (facts.kind === 'second-factor-changed') return secondFactorTexts(facts, site);
  const newPassword = { label: 'Choose a new password', url: `${site.url}/profile?link=forgot` };
  if (facts.kind === 'address-change-notice')
    return {
      subject: `Your ${site.name} email address is about to change`,
      preview: 'Someone asked to move your account to another address.',
      heading: 'Your email address is about to change',
      paragraphs: [
        `Someone who knows your password asked to move your account from this address to ${masked(facts.newEmail)}. The change takes effect when they open the link we sent to the new address.`,
      ],
      action: newPassword,
      otherwise:
        'If this was you, you can ignore this email. If not, choose a new password now. That cancels the change.',
    };
  if (facts.kind === 'password-changed')
    return {
      subject: `Your ${site.name} password was changed`,
      preview: 'If this was you, you can ignore this email.',
      heading: 'Your password was changed',
      paragraphs: [
        `Your password was changed on ${momentText(facts.occurredAt)}. Your other devices have been signed out, and your personal access tokens no longer work.`,
      ],
      action: newPassword,
      otherwise: 'If this was you, you can ignore this email. If not, choose a new password now.',
    };
  if (facts.kind === 'personal-token-made')
    return {
      subject: `A new personal access token for your ${site.name} account`,
      preview: 'If this was you, you can ignore this email.',
      heading: 'You have a new personal access token',
      paragraphs: [
        `On ${momentText(facts.occurredAt)}, a personal access token was made for your account. Whoever has it can do what it was made for, without your password. See it on your account page, where you can revoke it at any time.`,
      ],
      action: newPassword,
      otherwise:
        'If this was you, you can ignore this email. If not, choose a new password now. That ends all your personal access tokens.',
    };
  if (facts.kind === 'sign-up-repeated')
    return {
      subject: `You already have a ${site.name} account`,
      preview: 'Someone tried to sign up with your email address.',
      heading: 'You already have an account',
      paragraphs: [
        `On ${momentText(facts.occurredAt)}, someone tried to create an account with this email address. You already have one, and nothing about it has changed. If this was you, sign in as usual. If you forgot your password, choose a new one below.`,
      ],
      action: newPassword,
      otherwise:
        "If this wasn't you, you don't need to do anything. We didn't tell them that you have an account.",
    };
  return {
    subject: `We signed out one of your ${site.name} devices`,
    preview: 'Someone may have copied its session.',
    heading: 'We signed out one of your devices',
    paragraphs: [
      `On ${momentText(facts.occurredAt)}, a session key from one of your devices was used a second time. This can mean that someone has a copy of it, so we ended that session. You can sign in again as usual.`,
    ],
    action: newPassword,
    otherwise:
      'If you recently restored a browser from a backup, that explains it. If not, choose a new password to be safe.',
  };
}

/**
 * Nothing that a member wrote stands in these, and a name only for whom the address is known to be: it may be somebody
 * else's. Implements BEYOND-75, BEYOND-171.
 */
function connectionTexts(
  { kind, by }: Extract<Facts, { kind: 'connection-requested' | 'connection-accepted' }>,
  site: Site,
): MailTexts {
  const url = `${site.url}/mentorship?view=connections`;
  const otherwise = 'You get this email because you have a mentorship profile. You can switch it off there.';
  if (kind === 'connection-requested')
    return {
      subject: `${by ?? 'Somebody'} would like to connect with you on ${site.name}`,
      preview: 'A request waits for your answer in the Mentorship Hub.',
      heading: 'A request for you',
      paragraphs: [
        `${by ?? 'A member'} has asked you for a connection as mentor and mentee. Read what they wrote, and accept or decline.`,
      ],
      action: { label: 'See the request', url },
      otherwise,
    };
  return {
    subject: by
      ? `${by} accepted your request on ${site.name}`
      : `Your connection on ${site.name} is accepted`,
    preview: 'You are connected as mentor and mentee.',
    heading: 'You are connected',
    paragraphs: [`${by ?? 'The member you asked'} has accepted. You find each other under your connections.`],
    action: { label: 'See your connections', url: `${url}&list=connected` },
    otherwise,
  };
}

const instructionTexts = (site: Site): MailTexts => ({
  subject: `How to get started with ${site.name}`,
  preview: 'Your bar, the drinks it can make tonight, and the people who mix them.',
  heading: 'How to get started',
  paragraphs: [
    'Create an account with this address, or sign in if you have one.',
    'Put the bottles you have at home on your bar: you see at once what they make.',
    'Save the recipes you like, rate what you have mixed, and find others who mix in the community.',
  ],
  action: { label: 'Open the site', url: site.url },
  otherwise: 'An admin of the site has sent you this. If you did not expect it, you can ignore it.',
});

const testTexts = (site: Site): MailTexts => ({
  subject: `Test notification from ${site.name}`,
  preview: 'Mail from this site reaches you.',
  heading: 'It works',
  paragraphs: ['This is a test. Mail from this site reaches you, and looks like this.'],
  action: { label: 'Open the site', url: site.url },
  otherwise: 'An admin of the site has sent you this. If you did not expect it, you can ignore it.',
});

/** Implements BEYOND-103. */
const unsubscribeTexts = (token: string, site: Site): MailTexts => ({
  subject: `Unsubscribe from ${site.name}`,
  preview: 'The link you asked for.',
  heading: 'Leave the list',
  paragraphs: ['Somebody asked for a link to unsubscribe this address from news. Nothing has changed yet.'],
  action: { label: 'Unsubscribe', url: `${site.url}/unsubscribe?token=${token}` },
  otherwise: "If this wasn't you, you can ignore this email.",
});

/** What somebody wrote to the operator; answering the mail answers them. */
const contactTexts = ({ name, email, message }: ContactMessage, site: Site): MailTexts => ({
  subject: `Message from ${name} to ${site.name}`,
  preview: message.slice(0, 90),
  heading: `${name} wrote to you`,
  paragraphs: [`From ${name}, ${email}:`, ...paragraphsOf(message)],
  action: { label: 'Write back', url: `mailto:${encodeURIComponent(email)}` },
  otherwise: 'Reply to this email to write to them.',
});

/** To whoever runs the site. Implements BEYOND-309. */
function siteAlertTexts(
  { problems, occurredAt }: Extract<Facts, { kind: 'site-alert' }>,
  site: Site,
): MailTexts {
  const action = { label: 'Open Health', url: `${site.url}/admin/#/health` };
  const because = 'ALERTS_TO names this address at';
  if (problems.length === 0)
    return {
      subject: `${site.name}: all is well again`,
      preview: 'What was wrong is over.',
      heading: 'All is well again',
      paragraphs: [`As of ${momentText(occurredAt)}, what was wrong with ${site.name} is over.`],
      action,
      otherwise: 'You get another email when something else is wrong for five minutes.',
      because,
    };
  return {
    subject: `${site.name}: ${problems.length === 1 ? problems[0] : `${problems.length} problems`}`,
    preview: problems.join(' · ').slice(0, 90),
    heading: `Something is wrong with ${site.name}`,
    paragraphs: [`As of ${momentText(occurredAt)}, for at least five minutes:`, ...problems],
    action,
    otherwise:
      'The Runbook in the console says what to do. You get another email when something else goes wrong, and when all is well again.',
    because,
  };
}

/** What the operator answered, above what was asked. */
const replyTexts = ({ message, createdAt }: ContactMessage, reply: string, site: Site): MailTexts => ({
  subject: `Re: Your message to ${site.name}`,
  preview: reply.slice(0, 90),
  heading: `${site.name} replied to your message`,
  paragraphs: [
    ...paragraphsOf(reply),
    `On ${momentText(new Date(createdAt))} you wrote:`,
    ...paragraphsOf(message).map((text) => `“${text}”`),
  ],
  action: { label: 'Write to us again', url: `${site.url}/contact` },
  otherwise: "If you didn't write to us, you can ignore this email.",
  because: 'you wrote to',
});

/** Each once: two of the same say no more than one. */
const paragraphsOf = (text: string): string[] => [...new Set(text.split(/\n+/).filter(Boolean))];

function linkTexts(
  { purpose, to, token, expiresAt }: Extract<Facts, { kind: 'link' }>,
  site: Site,
): MailTexts {
  const until = `This link works once. It expires in ${hoursText(purpose)}, on ${momentText(expiresAt)}.`;
  const url = `${site.url}/profile?link=${challengePages[purpose]}#${token}`;
  const texts: Record<ChallengePurpose, MailTexts> = {
    'verify-email': {
      subject: `Please verify your email for ${site.name}`,
      preview: 'Confirm your email address with one tap.',
      heading: `Welcome to ${site.name}`,
      paragraphs: [
        `You created an account with ${to.email}. Please confirm that this is your address, so you can get back in if you ever forget your password.`,
      ],
      action: { label: 'Verify my email', url, until },
      otherwise: "If you didn't create an account, you can ignore this email.",
    },
    'reset-password': {
      subject: `Reset your ${site.name} password`,
      preview: 'Choose a new password within one hour.',
      heading: 'Choose a new password',
      paragraphs: [`Someone asked to reset the password for the account with ${to.email}.`],
      action: { label: 'Choose a new password', url, until },
      otherwise: "If this wasn't you, you can ignore this email. Your password won't change.",
    },
    'change-email': {
      subject: `Please confirm your new email for ${site.name}`,
      preview: 'Confirm your new email address with one tap.',
      heading: 'Confirm your new address',
      paragraphs: [
        `You asked to use ${to.email} for your account. Your old address stays in use until you confirm this one.`,
      ],
      action: { label: 'Use this address', url, until },
      otherwise: "If you didn't ask for this, you can ignore this email.",
    },
  };
  return texts[purpose];
}

/** New jobs that match what a member looks for. */
const jobAlertTexts = (postings: readonly PostingFacts[], site: Site): MailTexts => {
  const [first] = postings;
  const one = postings.length === 1 && first;
  return {
    subject: one ? `New job: ${first.jobTitle}` : `${postings.length} new jobs match your alert`,
    preview: 'Posted since the last email of your job alert.',
    heading: one ? 'A new job matches your alert' : 'New jobs match your alert',
    paragraphs: postings.map(({ jobTitle, companyName }) => `${jobTitle} at ${companyName}`),
    action: one
      ? { label: 'See the job', url: `${site.url}/jobs/${first.id}` }
      : { label: 'See the job board', url: `${site.url}/jobs` },
    otherwise:
      'You get this email once a day at most. Remove the alert on the job board to get no more of them.',
  };
};

type ApplicationFacts = Extract<Facts, { posting: unknown }>;

/** Nothing that a member wrote stands in these; a name as with connections. */
function applicationTexts(facts: ApplicationFacts, site: Site): MailTexts {
  const { id, jobTitle, companyName } = facts.posting;
  const job = `${jobTitle} at ${companyName}`;
  const seePosting = { label: 'See the applications', url: `${site.url}/jobs/${id}` };
  const seeOwn = { label: 'See your applications', url: `${site.url}/professional?tab=jobs` };
  if (facts.kind === 'application-moved')
    return {
      subject: `Your application: ${jobTitle}`,
      preview: `It is now: ${facts.status}.`,
      heading: `Your application is now: ${facts.status}`,
      paragraphs: [`The status of your application for ${job} has changed. It is now: ${facts.status}.`],
      action: seeOwn,
      otherwise: "If you didn't apply for this, you can ignore this email.",
    };
  if (facts.kind === 'application-submitted')
    return {
      subject: `New application: ${jobTitle}`,
      preview: `${facts.by ?? 'Somebody'} has applied for a job you posted.`,
      heading: `${facts.by ?? 'Somebody'} has applied`,
      paragraphs: [
        facts.by ? `${facts.by} has applied for ${job}.` : `There is a new application for ${job}.`,
      ],
      action: seePosting,
      otherwise: 'You get this email because you posted the job.',
    };
  return {
    subject: `Application sent: ${jobTitle}`,
    preview: 'We tell you when its status changes.',
    heading: 'Your application is sent',
    paragraphs: [`You applied for ${job}. We tell you when the status of your application changes.`],
    action: seeOwn,
    otherwise: "If you didn't apply for this, you can ignore this email.",
  };
}

/** `a…n@example.com`: enough to recognize one's own address, too little to learn another's. */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  return `${name.charAt(0)}…${name.length > 2 ? name.at(-1) : ''}${email.slice(at)}`;
}

function hoursText(purpose: ChallengePurpose): string {
  const hours = challengeMinutes[purpose] / 60;
  return hours === 1 ? 'one hour' : `${hours} hours`;
}
