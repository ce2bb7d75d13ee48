import type {
  confirmationRoutes,
  InputOf,
  MemberActor,
  RequestOptions,
  Session,
  WayToConfirm,
} from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { noSession } from '../accounts/account.errors.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { PasskeyProofs } from '../passkeys/passkey-proofs.ts';
import { PasskeysRepository } from '../passkeys/passkeys.repository.ts';
import { Confirmation } from '../sessions/confirmation.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { FactorCodes } from './factor-codes.service.ts';
import { codeNeeded } from './second-factor.errors.ts';

type Shown = InputOf<typeof confirmationRoutes.confirm>['body'];

/** Who confirms that it is them before what must not happen on a device left open. Implements BEYOND-280. */
@Injectable()
export class StepUpService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsRepository,
    private readonly confirmation: Confirmation,
    private readonly codes: FactorCodes,
    private readonly passkeys: PasskeysRepository,
    private readonly proofs: PasskeyProofs,
    private readonly sessions: SessionsService,
  ) {}

  async ways(actor: MemberActor): Promise<{ ways: WayToConfirm[] }> {
    const account = await this.accounts.findById(actor.id);
    if (account?.secondFactorSince) {
      const hasPasskey = (await this.passkeys.countOf(actor.id)) > 0;
      return { ways: hasPasskey ? ['passkey', 'code'] : ['code'] };
    }
    return { ways: [account?.passwordHash ? 'password' : 'sign-in'] };
  }

  /** What a browser needs to show a passkey of theirs, for this session. */
  async askForPasskey({ id, sessionId }: MemberActor): Promise<RequestOptions> {
    return this.proofs.ask('confirm', sessionId, await this.passkeys.listOf(id));
  }

  /**
   * With a second factor only that will do: whoever took a session over may well know the password.
   * @throws DomainError 422 for a wrong code, passkey or password, or for who has neither and signed in long ago; 429 after ten
   */
  async confirm(actor: MemberActor, { code, password, passkey }: Shown): Promise<Session> {
    const { id: memberId, sessionId } = actor;
    const account = await this.accounts.findById(memberId);
    if (!account) throw noSession();
    if (!account.secondFactorSince) {
      await this.confirmation.of({ memberId, sessionId, password });
      return this.sessions.confirm(account, sessionId);
    }
    if (passkey) {
      await this.proofs.use(passkey, { purpose: 'confirm', subject: sessionId, memberId });
      return this.sessions.confirm(account, sessionId);
    }
    if (!code) throw codeNeeded();
    await this.codes.count(memberId, code);
    return this.transactions.run(async () => {
      await this.codes.use(memberId, code);
      return this.sessions.confirm(account, sessionId);
    });
  }
}
