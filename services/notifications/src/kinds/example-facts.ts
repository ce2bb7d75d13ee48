import {
  liveSessionRoutes,
  type MailSubject,
  type NotificationKind,
  postingRoutes,
} from '@barspoon/contracts';
import type { Facts } from '../mails/mail-facts.ts';

const id = '01939c5e-6a00-7000-8000-000000000003';
const at = '2026-01-01T00:00:00.000Z';
const session = liveSessionRoutes.get.response.parse(liveSessionRoutes.get.example.response);
const { jobTitle, companyName } = postingRoutes.post.example.body;

export const exampleName = 'Harry Craddock';
export const exampleTitle = session.title;

/** What the mail of a kind would be about, of the examples in the contracts. */
export function exampleFacts(kind: NotificationKind): Facts | null {
  const about: MailSubject | undefined = kind.mail?.(kind.event.example, { memberId: id, occurredAt: at });
  if (!about) return null;
  const to = { email: 'ada@example.com', fullName: 'Ada Coleman' };
  const posting = { id, jobTitle, companyName };
  switch (about.kind) {
    case 'session-soon':
    case 'session-started':
    case 'session-moved':
    case 'session-moved-up':
    case 'session-cancelled':
      return { kind: about.kind, to, session };
    case 'application-moved':
      return { kind: about.kind, to, posting, status: about.status };
    case 'application-submitted':
    case 'application-sent':
      return { kind: about.kind, to, posting };
    case 'job-alert-mailed':
      return { kind: about.kind, to, postings: [posting] };
    case 'connection-requested':
    case 'connection-accepted':
      return { kind: about.kind, to, occurredAt: new Date(at) };
    default:
      return null;
  }
}
