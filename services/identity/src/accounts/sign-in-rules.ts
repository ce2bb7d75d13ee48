import type { AccountRow } from './account.schema.ts';

/** What the site asks of a sign-in besides the right password. Implements ADM-SET-01, BEYOND-100. */
export class SignInRules {
  constructor(private readonly requireEmailVerification: boolean) {}

  /** Then signing up opens no session, and its answer need not tell whether the address has an account. */
  get verifiesFirst(): boolean {
    return this.requireEmailVerification;
  }

  /** Accounts with a phone number alone have nothing to verify. */
  waitsForVerification(account: Pick<AccountRow, 'email' | 'emailVerifiedAt'>): boolean {
    return this.requireEmailVerification && account.email !== undefined && !account.emailVerifiedAt;
  }
}
