import { type InputOf, type MemberActor, passwordChanged, type passwordRoutes } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Audit, Transactions } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { Passwords } from '../accounts/passwords.ts';
import { Confirmation } from './confirmation.ts';
import { SessionsService } from './sessions.service.ts';

@Injectable()
export class PasswordChange {
  constructor(
    private readonly transactions: Transactions,
    private readonly confirmation: Confirmation,
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsService,
    private readonly passwords: Passwords,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  /** A member's own new password; whoever else is signed in as them is not anymore. Implements BEYOND-18. */
  async change(actor: MemberActor, input: InputOf<typeof passwordRoutes.change>['body']) {
    const account = await this.confirmation.of({
      memberId: actor.id,
      sessionId: actor.sessionId,
      password: input.currentPassword,
      field: 'currentPassword',
    });
    const passwordHash = await this.passwords.hash(input.newPassword, {
      field: 'newPassword',
      email: account.email,
    });
    await this.transactions.run(async () => {
      const { revision } = await this.accounts.change(account._id, { passwordHash });
      await this.sessions.endAllOf(account._id, actor.sessionId);
      await this.audit.record('member.password-changed', `member:${account._id}`);
      await this.outbox.add(
        passwordChanged,
        { memberId: account._id, by: 'member' },
        { aggregate: `member:${account._id}`, revision },
      );
    });
    return { done: true as const };
  }
}
