import {
  audienceRoutes,
  type Bounce,
  bounceSchema,
  type InputOf,
  type suppressionRoutes,
} from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock, DomainError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { MailingRepository } from '../mailing/mailing.repository.ts';
import { SuppressionsRepository } from '../mailing/suppressions.repository.ts';
import { BulkMailsRepository } from './bulk-mails.repository.ts';
import { isSigned } from './webhook-signature.ts';

/** The Message-ID of a bulk mail says which and whose it is. */
const bulkMailId = /^bulk-([0-9a-f-]{36})-([0-9a-f-]{36})@/;

/** What the mail provider is believed by. */
export class WebhookSecrets {
  constructor(readonly secrets: readonly string[]) {}
}

/** Mails that came back or were called spam: counted, and their addresses get no more bulk mail. Implements BEYOND-101. */
@Injectable()
export class Bounces {
  constructor(
    private readonly suppressions: SuppressionsRepository,
    private readonly mailing: MailingRepository,
    private readonly bulk: BulkMailsRepository,
    private readonly webhook: WebhookSecrets,
    private readonly caller: Caller,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError 400 for what the provider has not signed, or not lately, and for what is no bounce */
  async take(payload: string, signature: string) {
    const now = this.clock.now();
    if (!isSigned(payload, signature, this.webhook.secrets, now)) throw refused();
    const bounce = bounceIn(payload);
    const [, bulkId, addressee] = bulkMailId.exec(bounce.messageId ?? '') ?? [];
    const memberId = addressee ?? (await this.holderOf(bounce.recipient));
    const addressMac = await this.mailing.addressMacOf(bounce.recipient);
    await this.transactions.run(async () => {
      if (!(await this.suppressions.noteEvent(bounce.id, now)) || !memberId) return;
      if (bulkId) await this.bulk.noteBounced(bulkId, memberId);
      const { kind, reason } = bounce;
      if (kind !== 'soft') await this.suppressions.keep({ _id: memberId, addressMac, kind, reason, at: now });
    });
    return { done: true } as const;
  }

  async list(place: InputOf<typeof suppressionRoutes.list>['query']) {
    const { items, nextCursor } = await this.suppressions.page(place);
    return {
      items: items.map(({ _id, kind, reason, at }) => ({
        memberId: _id,
        kind,
        reason,
        at: at.toISOString(),
      })),
      nextCursor,
    };
  }

  /** @throws DomainError 404 for a member who is not suppressed */
  async lift(memberId: string) {
    await this.transactions.run(async () => {
      if (!(await this.suppressions.lift(memberId)))
        throw new DomainError('notFound', 'notifications.not_suppressed', 'This member is not suppressed.');
      await this.audit.record('suppression.lifted', `member:${memberId}`);
    });
    return { done: true } as const;
  }

  private async holderOf(email: string): Promise<string | null> {
    const { memberId } = await this.caller.call(audienceRoutes.holder, { body: { email } });
    return memberId;
  }
}

function bounceIn(payload: string): Bounce {
  try {
    return bounceSchema.parse(JSON.parse(payload));
  } catch (error) {
    throw refused(error);
  }
}

const refused = (cause?: unknown) =>
  new DomainError(
    'invalid',
    'notifications.webhook_refused',
    'This is no current event of the mail provider.',
    {
      cause,
    },
  );
