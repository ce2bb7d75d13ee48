import { secondFactorChanged } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Audit } from '@barspoon/persistence';
import { Clock, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { tooManyGuesses } from '../accounts/account.errors.ts';
import { FactorSecrets, isRecoveryCode } from './factor-secrets.ts';
import { wrongCode } from './second-factor.errors.ts';
import { SecondFactorsRepository } from './second-factors.repository.ts';

/** As many as passwords may be wrong from one network. */
const maxGuesses = 10;
const forgottenAfterMs = 15 * 60_000;

/** Whether a code is good, once. */
@Injectable()
export class FactorCodes {
  constructor(
    private readonly factors: SecondFactorsRepository,
    private readonly secrets: FactorSecrets,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts a guess at the six digits before they are looked at, outside of the transaction that uses them. Recovery codes
   * are not counted: nobody guesses one, and whoever has the password must not be able to keep the owner out.
   * @throws DomainError 429 after ten within a quarter of an hour
   */
  async count(memberId: string, code: string): Promise<void> {
    if (isRecoveryCode(code)) return;
    const now = this.clock.now();
    const row = await this.factors.countGuess(memberId, new Date(now.getTime() - forgottenAfterMs), now);
    if (!row || row.guesses <= maxGuesses) return;
    const since = row.guessedSince?.getTime() ?? now.getTime();
    throw tooManyGuesses(Math.ceil((since + forgottenAfterMs - now.getTime()) / 1000));
  }

  /** Uses a code up. Runs in the open transaction. @throws DomainError 422 for one that is wrong or was used */
  async use(memberId: string, code: string): Promise<void> {
    if (isRecoveryCode(code)) return this.useRecoveryCode(memberId, code);
    const row = await this.factors.find(memberId);
    // A key that is being set up proves nothing: whoever is at a session may ask for one.
    if (!row?.confirmedAt || !row.key) throw wrongCode();
    await this.useFor(row.key, memberId, code);
  }

  /** Uses a code of a key up, also the first one of one that is being set up. Runs in the open transaction. @throws DomainError 422 */
  async useFor(key: string, memberId: string, code: string): Promise<void> {
    const step = this.secrets.stepOf(this.secrets.unseal(memberId, key), code, this.clock.now());
    if (!step || !(await this.factors.useStep(memberId, step))) throw wrongCode();
  }

  /** A new set of recovery codes, as they are shown, in the place of the former one. Runs in the open transaction. */
  async renew(memberId: string): Promise<string[]> {
    const codes = this.secrets.newRecoveryCodes();
    const hashes = codes.map((code) => this.secrets.hashOf(memberId, code));
    await this.factors.setRecoveryHashes(memberId, hashes);
    return codes;
  }

  private async useRecoveryCode(memberId: string, code: string): Promise<void> {
    const hash = this.secrets.hashOf(memberId, code);
    if (!(await this.factors.useRecoveryHash(memberId, hash))) throw wrongCode();
    await this.audit.record('member.recovery-code-used', `member:${memberId}`);
    await this.outbox.add(
      secondFactorChanged,
      { memberId, change: 'code-used' },
      { aggregate: `recovery-code:${newId()}`, revision: 1 },
    );
  }
}
