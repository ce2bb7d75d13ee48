import {
  type adminMailRoutes,
  type DraftFormat,
  defaultEmailType,
  type MailDraft,
  type MailDraftInput,
  type SentInputOf,
} from '@barspoon/contracts';
import { everybody, type MailAudience } from './audience.ts';

/** What the form of a bulk mail holds. */
export interface Written {
  subject: string;
  format: DraftFormat;
  content: string;
  emailType: string;
  audience: MailAudience;
  testEmail: string;
  at: string;
}
export const blank: Written = {
  subject: '',
  format: 'html',
  content: '',
  emailType: defaultEmailType,
  audience: everybody,
  testEmail: '',
  at: '',
};

type SentContent = SentInputOf<typeof adminMailRoutes.draw>['body'];

/** As it is drawn and sent: HTML by hand is HTML. */
export function contentOf({ subject, format, content }: Written): SentContent {
  const name = format === 'source' ? 'html' : format;
  return { ...(subject.trim() && { subject: subject.trim() }), [name]: content };
}

export const draftOf = ({ subject, format, content, emailType, audience }: Written): MailDraftInput => ({
  subject: subject.trim(),
  format,
  content,
  emailType,
  audience: audience.of,
  likes: audience.likes || null,
});

export const writtenIn = ({ subject, format, content, emailType, audience, likes }: MailDraft): Written => ({
  ...blank,
  subject,
  format,
  content,
  emailType,
  audience: { of: audience, likes: likes ?? '' },
});

/** Whether something would be lost that is in no draft. */
export const isUnsaved = (written: Written, saved: Written): boolean =>
  JSON.stringify(draftOf(written)) !== JSON.stringify(draftOf(saved));
