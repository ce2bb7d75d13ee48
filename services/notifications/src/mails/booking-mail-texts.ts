import { type BookingMailKind, calendarFile, meetingReminderMinutes, momentText } from '@barspoon/contracts';
import { type Facts, isCancellation } from './mail-facts.ts';
import type { MailTexts, Site } from './mail-shape.ts';
import type { RenderedMail } from './message.ts';

type BookingFacts = Extract<Facts, { booking: unknown }>;
type Words = Pick<MailTexts, 'subject' | 'preview'>;

const pageOf = (site: Site) => `${site.url}/mentorship?view=connections&list=connected`;

/** Mails to the two of a meeting. What they have written of it stays on the site, but for where it is. Implements BEYOND-172. */
export function bookingTexts({ kind, booking, readerId }: BookingFacts, site: Site): MailTexts {
  const { mentor, mentee, startsAt, place } = booking;
  const name = (mentor.id === readerId ? mentee : mentor).fullName;
  const when = momentText(new Date(startsAt));
  const words: Record<BookingMailKind, Words> = {
    'booking-made': { subject: `${name} booked a meeting with you`, preview: `It begins on ${when}.` },
    'booking-made-by-you': {
      subject: `Your meeting with ${name} is booked`,
      preview: `It begins on ${when}.`,
    },
    'booking-moved': {
      subject: `${name} moved your meeting to another time`,
      preview: `It now begins on ${when}.`,
    },
    'booking-moved-by-you': {
      subject: `Your meeting with ${name} has a new time`,
      preview: `It now begins on ${when}.`,
    },
    'booking-described': {
      subject: `${name} changed place or agenda of your meeting`,
      preview: `It begins on ${when}.`,
    },
    'booking-soon': {
      subject: `Your meeting with ${name} begins in ${meetingReminderMinutes} minutes`,
      preview: `It begins on ${when}.`,
    },
    'booking-cancelled': {
      subject: `${name} canceled your meeting`,
      preview: `It was to begin on ${when}.`,
    },
    'booking-cancelled-by-you': {
      subject: `Your meeting with ${name} is canceled`,
      preview: `It was to begin on ${when}.`,
    },
  };
  const { subject, preview } = words[kind];
  const where = place ? `Where: ${place}` : 'No place is agreed yet. Either of you can add one.';
  return {
    subject,
    preview,
    heading: subject,
    paragraphs: [preview, ...(isCancellation(kind) ? [] : [where])],
    action: { label: 'See your meetings', url: pageOf(site) },
    otherwise: 'You get this email because you are connected as mentor and mentee.',
  };
}

/** The entry for the reader's calendar: a change takes the place of what the entry was, a cancellation takes it out. */
export function invitationOf(
  { kind, booking, to }: BookingFacts,
  site: Site,
  { from, now }: { from: string; now: Date },
): NonNullable<RenderedMail['calendar']> {
  const method = isCancellation(kind) ? 'CANCEL' : 'REQUEST';
  const title = `Mentorship: ${booking.mentor.fullName} and ${booking.mentee.fullName}`;
  const invitation = {
    method,
    organizer: { name: site.name, email: from },
    attendee: { name: to.fullName, email: to.email },
  } as const;
  const about = { title, url: pageOf(site), now: now.toISOString(), invitation };
  return { method, content: calendarFile(booking, about) };
}
