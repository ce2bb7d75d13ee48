import { communityInternalRoutes } from '@barspoon/contracts';
import { DomainError, within } from '@barspoon/platform';
import { Injectable, Logger } from '@nestjs/common';
import { Caller } from '../requests/index.ts';

/** How long a write waits. */
const timeoutMs = 1500;

/** A block holds everywhere: neither acts on what the other has made. Community decides it. Implements BEYOND-147. */
@Injectable()
export class MemberBlocks {
  private readonly log = new Logger(MemberBlocks.name);

  constructor(private readonly caller: Caller) {}

  /**
   * @param otherId nobody where what is acted on is nobody's
   * @throws DomainError 403 when one of them blocks the other, 503 while community does not answer
   */
  async assertMayAct(memberId: string, otherId: string | null): Promise<void> {
    if (!otherId || otherId === memberId) return;
    const { blocked } = await this.caller.call(
      communityInternalRoutes.blockBetween,
      { query: { memberId, otherId } },
      this.caller.serviceContext(),
    );
    if (blocked)
      throw new DomainError('forbidden', 'community.blocked', 'You cannot do this with this member.');
  }

  /** The same for texts: while community does not answer they are taken, and nobody reads them before it does. */
  async assertMayWrite(memberId: string, otherId: string | null): Promise<void> {
    try {
      await within(timeoutMs, this.assertMayAct(memberId, otherId));
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'forbidden') throw error;
      this.log.warn(`a block between members is not known: ${String(error)}`);
    }
  }
}
