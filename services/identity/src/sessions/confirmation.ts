import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { noSession, passwordNeeded, signInNeeded, wrongPassword } from '../accounts/account.errors.ts';
import type { AccountRow } from '../accounts/account.schema.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { Passwords } from '../accounts/passwords.ts';
import { PasswordGuesses } from './password-guesses.repository.ts';
import { SessionsRepository } from './sessions.repository.ts';

/** A sign-in of so long ago still shows who sits there. */
const recentMs = 10 * 60_000;

interface Asked {
  memberId: string;
  sessionId: string;
  password?: string | undefined;
  /** Where the password stood in the request. */
  field?: string;
}

/** Before something that must not happen to somebody who left their device open. */
@Injectable()
export class Confirmation {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsRepository,
    private readonly passwords: Passwords,
    private readonly guesses: PasswordGuesses,
    private readonly clock: Clock,
  ) {}

  /**
   * The account, when it is really theirs: by their password, or without one by a sign-in of the last ten minutes.
   * @throws DomainError 422 naming the field, or 422 asking for a new sign-in; 429 after ten wrong ones
   */
  async of({ memberId, sessionId, password, field = 'password' }: Asked): Promise<AccountRow> {
    const account = await this.accounts.findById(memberId);
    if (!account) throw noSession();
    if (account.passwordHash) {
      if (!password) throw passwordNeeded(field);
      await this.guesses.count(memberId);
      if (!(await this.passwords.matches(password, account.passwordHash))) throw wrongPassword(field);
      await this.guesses.forget(memberId);
      return account;
    }
    const session = await this.sessions.findOf(memberId, sessionId);
    const isRecent = session && this.clock.now().getTime() - session.createdAt.getTime() < recentMs;
    if (!isRecent) throw signInNeeded();
    return account;
  }
}
