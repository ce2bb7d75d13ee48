import { momentText, reminderMinutes, type SessionMailKind } from '@barspoon/contracts';
import type { Facts } from './mail-facts.ts';
import type { MailTexts, Site } from './mail-shape.ts';

type SessionFacts = Extract<Facts, { session: unknown }>;
type Words = Pick<MailTexts, 'subject' | 'preview' | 'heading' | 'paragraphs'>;

/** Mails to members with a place in a live session. Implements BEYOND-86. */
export function sessionTexts({ kind, session }: SessionFacts, site: Site): MailTexts {
  const { id, title, host } = session;
  const when = momentText(new Date(session.scheduledAt));
  const by = host ? `, hosted by ${host.fullName},` : '';
  const words: Record<SessionMailKind, Words> = {
    'session-soon': {
      subject: `${title} begins in ${reminderMinutes} minutes`,
      preview: 'Your place in the virtual bar is kept for you.',
      heading: `${title} begins soon`,
      paragraphs: [`${title}${by} begins in ${reminderMinutes} minutes, on ${when}.`],
    },
    'session-started': {
      subject: `${title} is live`,
      preview: 'Your place in the virtual bar is kept for you.',
      heading: `${title} is live`,
      paragraphs: [`${title}${by} has begun.`],
    },
    'session-moved': {
      subject: `${title} has a new time`,
      preview: `It now begins on ${when}.`,
      heading: `${title} has a new time`,
      paragraphs: [`${title}${by} now begins on ${when}. Your place stays yours.`],
    },
    'session-moved-up': {
      subject: `You have a place in ${title}`,
      preview: 'You are off the waiting list.',
      heading: `You have a place in ${title}`,
      paragraphs: [`You are off the waiting list of ${title}${by} on ${when}. You have a place now.`],
    },
    'session-cancelled': {
      subject: `${title} is canceled`,
      preview: 'It will not take place.',
      heading: `${title} is canceled`,
      paragraphs: [`${title}${by} was to begin on ${when}. It will not take place.`],
    },
  };
  return {
    ...words[kind],
    action: { label: 'See the session', url: `${site.url}/virtual-bar/${id}` },
    otherwise:
      'You get this email because you have a place in this session. Give it up on the page of the session to get no more of them.',
  };
}
