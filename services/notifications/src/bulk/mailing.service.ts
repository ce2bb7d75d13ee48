import { audienceRoutes, listOfToken, type MemberActor } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { Clock, DomainError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { ChoicesRepository } from '../choices/choices.repository.ts';
import { MailingRepository } from '../mailing/mailing.repository.ts';
import { MailOrders } from '../sending/mail-orders.service.ts';
import { BulkMailsRepository } from './bulk-mails.repository.ts';

/** Who gets bulk mail and daily summaries. Verification and recovery mail is not affected. Implements BEYOND-103, STATIC-05. */
@Injectable()
export class MailingService {
  constructor(
    private readonly mailing: MailingRepository,
    private readonly bulk: BulkMailsRepository,
    private readonly choices: ChoicesRepository,
    private readonly orders: MailOrders,
    private readonly caller: Caller,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError 422 for a token that nobody was given */
  async setByToken(token: string, subscribed: boolean) {
    const memberId = await this.mailing.ownerOf(token);
    if (!memberId) throw new DomainError('refused', 'notifications.link_refused', 'This link does not work.');
    if (listOfToken(token) === 'digest') await this.choices.setDigest(memberId, subscribed);
    else await this.set(memberId, subscribed, true);
    return { subscribed };
  }

  async own({ id }: MemberActor) {
    return { subscribed: !(await this.mailing.unsubscribedAmong([id])).has(id) };
  }

  async setOwn({ id }: MemberActor, subscribed: boolean) {
    await this.set(id, subscribed, false);
    return { subscribed };
  }

  /** Nobody learns by the answer whether an address has an account, and no mailbox is filled. Implements BEYOND-146. */
  async askForLink(email: string) {
    const { memberId } = await this.caller.call(
      audienceRoutes.holder,
      { body: { email } },
      this.caller.serviceContext(),
    );
    if (memberId && (await this.mailing.mayMailLink(memberId, this.clock.now())))
      await this.orders.place('unsubscribe-link', email, { token: await this.mailing.tokenOf(memberId) });
    return { done: true } as const;
  }

  private async set(memberId: string, subscribed: boolean, byLink: boolean): Promise<void> {
    await this.transactions.run(async () => {
      const isNew = await this.mailing.set(memberId, subscribed, this.clock.now());
      if (isNew && byLink) await this.bulk.noteUnsubscribed(memberId, !subscribed);
    });
  }
}
