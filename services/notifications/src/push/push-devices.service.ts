import { type InputOf, type MemberActor, maxPushDevices, type pushRoutes } from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Clock, DomainError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { PushDevices } from './push-devices.repository.ts';
import { PushMessages } from './push-messages.ts';

/** The devices of a member. Implements BEYOND-102. */
@Injectable()
export class PushDevicesService {
  constructor(
    private readonly devices: PushDevices,
    private readonly messages: PushMessages,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async list({ id }: MemberActor) {
    const rows = await this.devices.of(id);
    return {
      publicKey: this.messages.keys?.publicKey ?? null,
      items: rows.map(({ _id, name, endpoint, createdAt, pushedAt }) => ({
        id: _id,
        name,
        endpoint,
        createdAt: createdAt.toISOString(),
        pushedAt: pushedAt?.toISOString() ?? null,
      })),
    };
  }

  /** @throws DomainError 422 where this site does not push */
  async add(actor: MemberActor, { name, ...subscription }: InputOf<typeof pushRoutes.add>['body']) {
    if (!this.messages.keys)
      throw new DomainError(
        'refused',
        'notifications.no_push',
        'This site does not send push notifications.',
      );
    const { id: memberId, sessionId } = actor;
    await this.transactions.run(async () => {
      await this.devices.keep(subscription, { memberId, sessionId, name }, this.clock.now());
      const own = await this.devices.of(memberId);
      for (const { _id } of own.slice(0, Math.max(0, own.length - maxPushDevices)))
        await this.devices.remove(_id);
    });
    return this.list(actor);
  }

  async remove(actor: MemberActor, id: string) {
    await this.devices.removeOwn(actor.id, id);
    return { done: true as const };
  }
}
