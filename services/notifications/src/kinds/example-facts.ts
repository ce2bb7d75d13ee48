import {
  adminContactRoutes,
  bookingRoutes,
  communityInternalRoutes,
  liveSessionRoutes,
  type MailSubject,
  momentText,
  type NamedThing,
  type NotificationKind,
  type OtherMail,
  postingRoutes,
} from '@barspoon/contracts';
import type { Facts } from '../mails/mail-facts.ts';

const id = '01939c5e-6a00-7000-8000-000000000003';
const at = '2026-01-01T00:00:00.000Z';
const session = liveSessionRoutes.get.response.parse(liveSessionRoutes.get.example.response);
const booking = bookingRoutes.book.response.parse(bookingRoutes.book.example.response);
const { jobTitle, companyName } = postingRoutes.post.example.body;

const to = { email: 'ada@example.com', fullName: 'Ada Coleman' };
/** As long as the token of a link, and good for nothing. */
export const exampleToken = `${id}.${'A'.repeat(43)}`;

export const exampleName = 'Harry Craddock';
export const exampleTitle = session.title;

/** What is named in the examples. */
export const exampleCalled: Record<NamedThing, string> = {
  post: `“${communityInternalRoutes.postNames.example.response.items[0]?.name}”`,
  posting: `${jobTitle} at ${companyName}`,
  application: `${jobTitle} at ${companyName}`,
  booking: momentText(new Date(at)),
};

/** What the mail of a kind would be about, of the examples in the contracts. */
export function exampleFacts(kind: NotificationKind): Facts | null {
  const about: MailSubject | undefined = kind.mail?.(kind.event.example, { memberId: id, occurredAt: at });
  if (!about) return null;
  const posting = { id, jobTitle, companyName };
  switch (about.kind) {
    case 'session-soon':
    case 'session-started':
    case 'session-moved':
    case 'session-moved-up':
    case 'session-cancelled':
      return { kind: about.kind, to, session };
    case 'booking-made':
    case 'booking-made-by-you':
    case 'booking-moved':
    case 'booking-moved-by-you':
    case 'booking-described':
    case 'booking-cancelled':
    case 'booking-cancelled-by-you':
    case 'booking-soon':
      return { kind: about.kind, to, booking, readerId: booking.mentor.id };
    case 'application-moved':
      return { kind: about.kind, to, posting, status: about.status };
    case 'application-submitted':
      return { kind: about.kind, to, posting, by: exampleName };
    case 'application-sent':
      return { kind: about.kind, to, posting };
    case 'job-alert-mailed':
      return { kind: about.kind, to, postings: [posting] };
    case 'connection-requested':
    case 'connection-accepted':
      return { kind: about.kind, to, by: exampleName };
    default:
      return null;
  }
}

/** What a mail that no notification stands for would be about. */
export function otherFacts(name: Exclude<OtherMail, 'digest'>): Facts {
  const message = adminContactRoutes.get.response.parse(adminContactRoutes.get.example.response);
  switch (name) {
    case 'verify-email':
    case 'reset-password':
    case 'change-email':
      return { kind: 'link', purpose: name, to, token: exampleToken, expiresAt: new Date(at) };
    case 'member-suspended':
      return { kind: name, to, reason: 'spam', until: new Date(at) };
    case 'address-change-notice':
      return { kind: name, to, newEmail: 'ada.coleman@example.com' };
    case 'contact-received':
      return { kind: name, to, message };
    case 'site-alert':
      return {
        kind: name,
        to,
        occurredAt: new Date(at),
        problems: ['community does not answer', 'catalogue: 2 jobs have failed'],
      };
    case 'contact-answered':
      return { kind: name, to, message, reply: adminContactRoutes.reply.example.body.text };
    case 'unsubscribe-link':
      return { kind: name, to, token: exampleToken };
    case 'instructions':
    case 'suspension-ended':
    case 'test-notification':
      return { kind: name, to };
    case 'second-factor-changed':
      return { kind: name, to, occurredAt: new Date(at), change: 'on' };
    default:
      return { kind: name, to, occurredAt: new Date(at) };
  }
}
