import type { InputOf, OpenedSession, passkeyInternalRoutes } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { passkeyRefused } from '../passkeys/passkey.errors.ts';
import { PasskeyProofs } from '../passkeys/passkey-proofs.ts';
import { SessionsService } from '../sessions/sessions.service.ts';

/** Signing in with a passkey alone: whoever shows it holds the device, and the device knew them. Implements BEYOND-273. */
@Injectable()
export class PasskeySignInService {
  constructor(
    private readonly proofs: PasskeyProofs,
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsService,
  ) {}

  begin() {
    return this.proofs.ask('sign-in', '');
  }

  /** @throws DomainError 422, the same whatever is wrong, also for the suspended */
  async finish({
    passkey,
    device,
  }: InputOf<typeof passkeyInternalRoutes.signIn>['body']): Promise<OpenedSession> {
    const { memberId } = await this.proofs.use(passkey, { purpose: 'sign-in', subject: '' });
    const account = await this.accounts.findById(memberId);
    if (!account || account.suspendedAt) throw passkeyRefused();
    return this.sessions.begin(account, device);
  }
}
