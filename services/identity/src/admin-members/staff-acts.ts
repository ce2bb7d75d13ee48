import { type Access, isStaff, type MemberActor, rolesFor } from '@barspoon/contracts';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { memberNotFound } from '../accounts/account.errors.ts';
import type { AccountRow } from '../accounts/account.schema.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { notInRoleAnyMore, staffMember } from './admin-members.errors.ts';

/** Who of the staff may act on whom. */
@Injectable()
export class StaffActs {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * The member who is acted on; belongs to the open transaction of what is done.
   * @throws DomainError 403 for whoever may not anymore, 404
   */
  async on(actor: MemberActor, access: Access, id: string): Promise<AccountRow> {
    await this.assertStillMay(actor, access);
    const account = await this.accounts.findById(id);
    if (!account) throw memberNotFound();
    assertBelow(actor, account);
    return account;
  }

  /** What a role may is decided by the account as it is, not by the token. */
  private async assertStillMay(actor: MemberActor, access: Access): Promise<void> {
    const roles = (rolesFor(access) ?? []).filter((role) => role === actor.role);
    if (!(await this.accounts.relyOn({ _id: actor.id }, roles, this.clock.now()))) throw notInRoleAnyMore();
  }
}

/** Those who run the site are left to admins. @throws DomainError 403 */
export function assertBelow(actor: MemberActor, account: Pick<AccountRow, 'role'>): void {
  if (actor.role !== 'admin' && isStaff(account.role)) throw staffMember();
}
