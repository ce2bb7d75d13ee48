import {
  type ApplicationStatus,
  type addresseeSchema,
  applicationInternalRoutes,
  type Booking,
  type BookingMailKind,
  bookingInternalRoutes,
  type ChallengePurpose,
  type ContactMessage,
  challengeMailRoutes,
  contactInternalRoutes,
  type FactorChange,
  identityInternalRoutes,
  jobAlertInternalRoutes,
  type LiveSession,
  liveSessionRoutes,
  type MailSubject,
  type OutputOf,
  type SessionMailKind,
  type WarningReason,
} from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging';
import { DomainError } from '@barspoon/platform';
import type { z } from 'zod';

type Addressee = z.output<typeof addresseeSchema>;

export interface PostingFacts {
  id: string;
  jobTitle: string;
  companyName: string;
}

/** Everything a mail says. */
export type Facts =
  | { kind: 'link'; purpose: ChallengePurpose; to: Addressee; token: string; expiresAt: Date }
  | { kind: 'contact-received'; to: Addressee; message: ContactMessage }
  | { kind: 'site-alert'; to: Addressee; occurredAt: Date; problems: readonly string[] }
  | {
      kind: 'contact-answered';
      to: Addressee;
      message: ContactMessage;
      reply: string;
      replyTo?: string | undefined;
    }
  | { kind: 'application-submitted'; to: Addressee; posting: PostingFacts; by: string | null }
  | { kind: 'application-sent'; to: Addressee; posting: PostingFacts }
  | { kind: 'application-moved'; to: Addressee; posting: PostingFacts; status: ApplicationStatus }
  | { kind: 'address-change-notice'; to: Addressee; newEmail: string }
  | { kind: 'connection-requested' | 'connection-accepted'; to: Addressee; by: string | null }
  | { kind: 'job-alert-mailed'; to: Addressee; postings: PostingFacts[] }
  | { kind: 'instructions'; to: Addressee }
  | { kind: 'test-notification'; to: Addressee }
  | { kind: 'unsubscribe-link'; to: Addressee; token: string }
  | { kind: BookingMailKind; to: Addressee; booking: Booking; readerId: string }
  | { kind: SessionMailKind; to: Addressee; session: LiveSession }
  | { kind: 'member-suspended'; to: Addressee; reason: WarningReason | null; until: Date | null }
  | { kind: 'suspension-ended'; to: Addressee }
  | { kind: 'second-factor-changed'; to: Addressee; occurredAt: Date; change: FactorChange }
  | {
      kind: 'password-changed' | 'personal-token-made' | 'session-replayed' | 'sign-up-repeated';
      to: Addressee;
      occurredAt: Date;
    };

type ReplySubject = Extract<MailSubject, { kind: 'contact-answered' }>;

type Suspended = NonNullable<OutputOf<typeof challengeMailRoutes.addressee>['suspension']>;

const suspendedFacts = (to: Addressee, { reason, until }: Suspended): Facts => ({
  kind: 'member-suspended',
  to,
  reason,
  until: until ? new Date(until) : null,
});

/** Facts that no longer hold when a mail is rendered are omitted. */
const statusesFor: Record<SessionMailKind, readonly LiveSession['status'][]> = {
  'session-soon': ['scheduled'],
  'session-started': ['live'],
  'session-moved': ['scheduled'],
  'session-moved-up': ['scheduled', 'live'],
  'session-cancelled': ['cancelled'],
};

export const isCancellation = (kind: BookingMailKind): boolean =>
  kind === 'booking-cancelled' || kind === 'booking-cancelled-by-you';

/** Asks for what a mail needs, at the moment it is written. */
export class MailFacts {
  constructor(
    private readonly caller: Caller,
    private readonly supportEmail: string | undefined,
    private readonly alertsTo: string | undefined,
  ) {}

  /** Null when the mail is no longer due. */
  async of(about: Exclude<MailSubject, { orderId: string } | { kind: 'digest' }>): Promise<Facts | null> {
    if ('sessionId' in about) return this.ofSession(about);
    if (about.kind === 'contact-received') return this.ofContact(about.messageId);
    if (about.kind === 'site-alert') return this.ofAlarm(about);
    if (about.kind === 'contact-answered') return this.ofReply(about);
    if ('applicationId' in about) return this.ofApplication(about);
    if ('alertId' in about) return this.ofAlert(about);
    if ('bookingId' in about) return this.ofBooking(about);
    if ('memberId' in about) {
      const { memberId, kind, occurredAt } = about;
      const { to, suspension, isVerified } = await this.caller.call(challengeMailRoutes.addressee, {
        body: { memberId },
      });
      if (kind === 'connection-requested' || kind === 'connection-accepted')
        return to && { kind, to, by: isVerified ? await this.nameOf(about.byMemberId) : null };
      if (kind === 'member-suspended') return to && suspension ? suspendedFacts(to, suspension) : null;
      if (kind === 'suspension-ended') return to && !suspension ? { kind, to } : null;
      if (kind === 'second-factor-changed')
        return to && { kind, to, occurredAt: new Date(occurredAt), change: about.change };
      return to && { kind, to, occurredAt: new Date(occurredAt) };
    }
    const { challengeId } = about;
    const { mail } = await this.caller.call(challengeMailRoutes.link, { body: { challengeId } });
    if (!mail) return null;
    const { purpose, to, token, expiresAt, formerEmail } = mail;
    if (about.kind === 'link') return { kind: 'link', purpose, to, token, expiresAt: new Date(expiresAt) };
    return (
      (formerEmail && {
        kind: 'address-change-notice',
        to: { ...to, email: formerEmail },
        newEmail: to.email,
      }) ||
      null
    );
  }

  /** Only to addresses that are known to be the member's: a host can write what they like. Implements BEYOND-86. */
  private async ofSession({
    kind,
    sessionId,
    memberId,
  }: Extract<MailSubject, { sessionId: string }>): Promise<Facts | null> {
    const session = await this.session(sessionId);
    if (!session || !statusesFor[kind].includes(session.status)) return null;
    const body = { memberId, verifiedOnly: true };
    const { to } = await this.caller.call(challengeMailRoutes.addressee, { body });
    return to && { kind, to, session };
  }

  /** Null when it is gone with its host's account. */
  private async session(id: string): Promise<LiveSession | null> {
    try {
      return await this.caller.call(liveSessionRoutes.get, { params: { id } });
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'notFound') return null;
      throw error;
    }
  }

  /** Not due for what has become of it since, nor for whoever has left. */
  private async ofApplication(about: Extract<MailSubject, { applicationId: string }>): Promise<Facts | null> {
    const params = { id: about.applicationId };
    const { news } = await this.caller.call(applicationInternalRoutes.news, { params });
    if (!news || (about.kind === 'application-moved' && about.status !== news.status)) return null;
    const { memberId } = about;
    if (memberId !== (about.kind === 'application-submitted' ? news.posterId : news.applicantUserId))
      return null;
    const { to: addressee, isVerified } = await this.caller.call(challengeMailRoutes.addressee, {
      body: { memberId },
    });
    if (!addressee) return null;
    // The address may be unconfirmed, so no member-chosen name is sent to it.
    const to = { ...addressee, fullName: '' };
    const posting = { id: news.postingId, jobTitle: news.jobTitle, companyName: news.companyName };
    if (about.kind === 'application-moved') return { kind: about.kind, to, posting, status: about.status };
    if (about.kind === 'application-sent') return { kind: about.kind, to, posting };
    return { kind: about.kind, to, posting, by: isVerified ? await this.nameOf(news.applicantUserId) : null };
  }

  /** Null for whoever has left. */
  private async nameOf(memberId: string | undefined): Promise<string | null> {
    if (!memberId) return null;
    const input = { body: { ids: [memberId] } };
    const { items } = await this.caller.call(identityInternalRoutes.memberCards, input);
    return items[0]?.fullName ?? null;
  }

  /** Only to addresses that are known to be the member's; not due once the alert is gone, or none of the jobs is open. */
  private async ofAlert({
    kind,
    alertId,
    memberId,
    postingIds,
  }: Extract<MailSubject, { alertId: string }>): Promise<Facts | null> {
    const params = { id: alertId };
    const { postings } = await this.caller.call(jobAlertInternalRoutes.news, {
      params,
      body: { postingIds },
    });
    if (postings.length === 0) return null;
    const body = { memberId, verifiedOnly: true };
    const { to } = await this.caller.call(challengeMailRoutes.addressee, { body });
    return to && { kind, to, postings };
  }

  /** Only to addresses that are known to be the member's; not due for what has become of it since. Implements BEYOND-172. */
  private async ofBooking({
    kind,
    bookingId,
    memberId,
  }: Extract<MailSubject, { bookingId: string }>): Promise<Facts | null> {
    const { news } = await this.caller.call(bookingInternalRoutes.news, { params: { id: bookingId } });
    if (news?.status !== (isCancellation(kind) ? 'cancelled' : 'booked')) return null;
    const body = { memberId, verifiedOnly: true };
    const { to } = await this.caller.call(challengeMailRoutes.addressee, { body });
    return to && { kind, to, booking: news.booking, readerId: memberId };
  }

  private async ofReply({ messageId: id, replyId }: ReplySubject): Promise<Facts | null> {
    const { message } = await this.caller.call(contactInternalRoutes.message, { params: { id } });
    const reply = message?.replies.find((one) => one.id === replyId);
    if (!message || !reply) return null;
    const to = { fullName: message.name, email: message.email };
    return { kind: 'contact-answered', to, message, reply: reply.text, replyTo: this.supportEmail };
  }

  /** Where the operator has named no address since, nobody is mailed. */
  private ofAlarm({
    kind,
    occurredAt,
    problems,
  }: Extract<MailSubject, { kind: 'site-alert' }>): Facts | null {
    const email = this.alertsTo;
    return email ? { kind, to: { fullName: '', email }, occurredAt: new Date(occurredAt), problems } : null;
  }

  /** Where the operator has named no address to write to, messages are read in the console alone. */
  private async ofContact(id: string): Promise<Facts | null> {
    if (!this.supportEmail) return null;
    const { message } = await this.caller.call(contactInternalRoutes.message, { params: { id } });
    return message && { kind: 'contact-received', to: { fullName: '', email: this.supportEmail }, message };
  }
}
