import {
  type InputOf,
  kindNamed,
  type MailTimes,
  type MemberActor,
  mailWaysOf,
  type NotificationChoice,
  notificationKinds,
  notificationRoutes,
} from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { DomainError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { ChoicesRepository } from '../choices/choices.repository.ts';
import { mailWayOf } from '../choices/mail-way.ts';
import { Digests } from '../digests/digests.service.ts';

type Choice = InputOf<typeof notificationRoutes.choose>['body'];

/** What members are notified of, and how. Implements BEYOND-102. */
@Injectable()
export class ChoicesService {
  constructor(
    private readonly choices: ChoicesRepository,
    private readonly digests: Digests,
    private readonly transactions: Transactions,
  ) {}

  async list({ id }: MemberActor): Promise<{ items: NotificationChoice[] }> {
    const row = await this.choices.find(id);
    return {
      items: notificationKinds.map((kind) => ({
        kind: kind.kind,
        topic: kind.topic,
        label: kind.label,
        inApp: kind.inApp ? !row?.notInApp.includes(kind.kind) : null,
        push: kind.inApp ? !row?.notPushed?.includes(kind.kind) : null,
        mail: mailWayOf(kind, row),
        mailWays: mailWaysOf(kind),
      })),
    };
  }

  /** @throws DomainError 404 for a kind there is not, 422 for a way it does not come */
  async choose(actor: MemberActor, name: string, { inApp, push, mail }: Choice) {
    const kind = kindNamed(name);
    if (!kind)
      throw new DomainError('notFound', 'notifications.kind_not_found', 'There is no such notification.');
    const needsInApp = inApp !== undefined || push !== undefined;
    if ((needsInApp && !kind.inApp) || (mail && !mailWaysOf(kind).includes(mail)))
      throw new DomainError('refused', 'notifications.not_that_way', 'It does not come that way.');
    await this.transactions.run(async () => {
      if (inApp !== undefined) await this.choices.setInApp(actor.id, name, inApp);
      if (push !== undefined) await this.choices.setPush(actor.id, name, push);
      if (mail) await this.choices.setMail(actor.id, name, mail);
    });
    return this.list(actor);
  }

  async times({ id }: MemberActor): Promise<{ times: MailTimes | null }> {
    const row = await this.choices.find(id);
    return { times: row?.times ?? null };
  }

  /** A summary that waits comes at the new hour. */
  async setTimes({ id }: MemberActor, times: MailTimes) {
    await this.transactions.run(async () => {
      await this.choices.setTimes(id, times);
      await this.digests.planAgain(id, times);
    });
    return { times };
  }
}
