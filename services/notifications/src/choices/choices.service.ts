import {
  type InputOf,
  kindNamed,
  type MemberActor,
  type NotificationChoice,
  notificationKinds,
  notificationRoutes,
} from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { DomainError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { ChoicesRepository } from './choices.repository.ts';

type Choice = InputOf<typeof notificationRoutes.choose>['body'];

/** What members are notified of, and how. Implements BEYOND-102. */
@Injectable()
export class ChoicesService {
  constructor(
    private readonly choices: ChoicesRepository,
    private readonly transactions: Transactions,
  ) {}

  async list({ id }: MemberActor): Promise<{ items: NotificationChoice[] }> {
    const row = await this.choices.find(id);
    return {
      items: notificationKinds.map(({ kind, topic, label, inApp, mail }) => ({
        kind,
        topic,
        label,
        inApp: inApp ? !row?.notInApp.includes(kind) : null,
        mail: mail ? !row?.notMailed.includes(kind) : null,
      })),
    };
  }

  /** @throws DomainError 404 for a kind there is not, 422 for a way it does not come */
  async choose(actor: MemberActor, name: string, { inApp, mail }: Choice) {
    const kind = kindNamed(name);
    if (!kind)
      throw new DomainError('notFound', 'notifications.kind_not_found', 'There is no such notification.');
    if ((inApp !== undefined && !kind.inApp) || (mail !== undefined && !kind.mail))
      throw new DomainError('refused', 'notifications.not_that_way', 'It does not come that way.');
    await this.transactions.run(async () => {
      if (inApp !== undefined) await this.choices.set(actor.id, 'notInApp', name, inApp);
      if (mail !== undefined) await this.choices.set(actor.id, 'notMailed', name, mail);
    });
    return this.list(actor);
  }
}
