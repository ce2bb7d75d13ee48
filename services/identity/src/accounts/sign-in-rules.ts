import { Injectable } from '@nestjs/common';
import { SettingsService } from '../settings/settings.service.ts';
import { registrationsClosed } from './account.errors.ts';
import type { AccountRow } from './account.schema.ts';

/** What the site requires of a sign-in in addition to the correct password. Implements ADM-SET-01, BEYOND-100. */
@Injectable()
export class SignInRules {
  constructor(private readonly settings: SettingsService) {}

  /** Then signing up opens no session, and its answer need not tell whether the address has an account. */
  async verifiesFirst(): Promise<boolean> {
    return (await this.settings.current()).settings.requireEmailVerification;
  }

  /** Accounts with a phone number alone have nothing to verify. */
  async waitsForVerification(account: Pick<AccountRow, 'email' | 'emailVerifiedAt'>): Promise<boolean> {
    if (account.email === undefined || account.emailVerifiedAt) return false;
    return this.verifiesFirst();
  }

  /** @throws DomainError 403 while no new accounts are taken */
  async assertOpenForNewMembers(): Promise<void> {
    if (!(await this.settings.current()).settings.newUserRegistration) throw registrationsClosed();
  }
}
