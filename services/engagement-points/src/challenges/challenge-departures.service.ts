import { Transactions } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { ChallengesRepository } from './challenges.repository.ts';

const atOnce = 200;
const isOpen = { status: { $ne: 'completed' } };

/** What happens to challenges when a member leaves. Implements BEYOND-65, BEYOND-66. */
@Injectable()
export class ChallengeDepartures {
  constructor(
    private readonly transactions: Transactions,
    private readonly challenges: ChallengesRepository,
  ) {}

  /**
   * Who leaves takes part in nothing anymore. In a challenge that is not over their entry goes with the votes for it,
   * and so does the vote they gave; a result that is announced stands. Repeating it changes nothing.
   */
  async erase(memberId: string): Promise<void> {
    await this.transactions.run(async () => {
      for (const id of await this.challenges.votedIn(memberId)) await this.takeVoteBack(id, memberId);
      for (let ids = await this.challenges.joinedBy(memberId, atOnce); ids.length > 0; ) {
        for (const id of ids) await this.leave(id, memberId);
        ids = await this.challenges.joinedBy(memberId, atOnce);
      }
    });
  }

  private async takeVoteBack(id: string, memberId: string): Promise<void> {
    const isStill = await this.challenges.changeIf(id, isOpen, {}, { voteCount: -1 });
    if (isStill) await this.challenges.removeVote(id, memberId);
  }

  private async leave(id: string, memberId: string): Promise<void> {
    await this.challenges.leave(id, memberId);
    await this.challenges.changeIf(id, {}, {}, { currentParticipants: -1 });
    const entry = await this.challenges.entryOf(id, memberId);
    if (!entry || !(await this.challenges.changeIf(id, isOpen, {}, { entryCount: -1 }))) return;
    const votes = await this.challenges.removeEntry(entry._id);
    if (votes > 0) await this.challenges.changeIf(id, {}, {}, { voteCount: -votes });
  }
}
