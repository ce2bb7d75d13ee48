import {
  challengeJoined,
  type InputOf,
  identityInternalRoutes,
  type MemberActor,
  type ownChallengeRoutes,
  recipeRoutes,
} from '@barspoon/contracts';
import { Caller, Outbox } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { Clock, DomainError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import {
  addressUnverified,
  challengeFull,
  challengeNotActive,
  challengeNotFound,
  challengeNotVoting,
  entryNotFound,
  notJoined,
  notYourRecipe,
  ownEntry,
  tooNewToJoin,
  tooNewToVote,
} from './challenge.errors.ts';
import { toSummary } from './challenge.mapper.ts';
import type { ChallengeRow, EntryRow } from './challenge.schema.ts';
import { ChallengesRepository } from './challenges.repository.ts';
import { ChallengesService } from './challenges.service.ts';
import { refusalToJoin, refusalToVote } from './eligibility.ts';

const joinedShown = 200;

/** What a member does in challenges. */
@Injectable()
export class OwnChallengesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly challenges: ChallengesRepository,
    private readonly all: ChallengesService,
    private readonly caller: Caller,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Repeating it is a success and changes nothing. Implements CHAL-11, CHAL-14, BEYOND-65, BEYOND-143.
   * @throws DomainError 409 when it is full, 422 when it is not active, and for who is too new or has no verified address
   */
  async join(actor: MemberActor, id: string) {
    const challenge = await this.all.current(id);
    if (await this.challenges.participation(id, actor.id)) return { done: true as const };
    const refusal = refusalToJoin(await this.recordOf(actor), challenge, this.clock.now());
    if (refusal) throw refusal === 'unverified' ? addressUnverified() : tooNewToJoin();
    await this.transactions.run(async () => {
      if (await this.challenges.participation(id, actor.id)) return;
      const now = this.clock.now();
      const hasRoom = { $expr: { $lt: ['$currentParticipants', '$maxParticipants'] } };
      const isOpen = { status: 'active', endDate: { $gt: now } };
      const joined = await this.challenges.changeIf(
        id,
        { ...isOpen, ...hasRoom },
        {},
        { currentParticipants: 1 },
      );
      if (!joined) throw await this.whyNotJoined(id);
      await this.challenges.join(id, actor.id, now);
      await this.outbox.add(
        challengeJoined,
        { challengeId: id, memberId: actor.id, title: joined.title },
        { aggregate: `challenge:${id}`, revision: joined.revision },
      );
    });
    return { done: true as const };
  }

  /** One entry, editable until the end. Implements BEYOND-66. */
  async submit(actor: MemberActor, id: string, body: InputOf<typeof ownChallengeRoutes.submit>['body']) {
    await this.all.current(id);
    if (body.recipeId) await this.assertOwnRecipe(actor, body.recipeId);
    await this.transactions.run(async () => {
      const participation = await this.challenges.participation(id, actor.id);
      if (!participation) throw notJoined();
      const now = this.clock.now();
      const { title, description, recipeId } = body;
      const isNew = await this.challenges.putEntry(
        { challengeId: id, userId: actor.id, title, description, recipeId },
        now,
      );
      const open = { status: 'active', endDate: { $gt: now } };
      if (!(await this.challenges.changeIf(id, open, {}, { entryCount: isNew ? 1 : 0 })))
        throw challengeNotActive();
    });
    const participation = await this.challenges.participation(id, actor.id);
    const [own] = await this.withEntries(actor, participation ? [participation] : []);
    if (!own) throw notJoined();
    return own;
  }

  /** One vote per member and challenge, not for the own entry; it may be moved until the end. Implements BEYOND-66, BEYOND-143. */
  async vote(actor: MemberActor, id: string, entryId: string) {
    const challenge = await this.all.current(id);
    const refusal = refusalToVote(await this.recordOf(actor), challenge);
    if (refusal) throw refusal === 'unverified' ? addressUnverified() : tooNewToVote();
    await this.transactions.run(async () => {
      const entry = await this.challenges.entry(entryId);
      if (!entry || entry.challengeId !== id) throw entryNotFound();
      if (entry.userId === actor.id) throw ownEntry();
      const now = this.clock.now();
      const isFirst = await this.challenges.putVote(id, actor.id, entryId, now);
      const open = { status: 'voting', votingEndsAt: { $gt: now } };
      if (!(await this.challenges.changeIf(id, open, {}, { voteCount: isFirst ? 1 : 0 })))
        throw challengeNotVoting();
    });
    return { done: true as const };
  }

  async standing(actor: MemberActor, id: string) {
    const [participation, entry, votedFor] = await Promise.all([
      this.challenges.participation(id, actor.id),
      this.challenges.entryOf(id, actor.id),
      this.challenges.voteOf(id, actor.id),
    ]);
    return { joined: participation !== null, entryId: entry?._id ?? null, votedFor };
  }

  async joined(actor: MemberActor) {
    return { challengeIds: await this.challenges.joinedBy(actor.id, joinedShown) };
  }

  /** Implements CHAL-09, BEYOND-66. */
  async entries(actor: MemberActor, { limit, cursor }: InputOf<typeof ownChallengeRoutes.entries>['query']) {
    const { items, nextCursor } = await this.challenges.participationsOf(actor.id, limit, cursor);
    return { items: await this.withEntries(actor, items), nextCursor };
  }

  private async withEntries(
    actor: MemberActor,
    participations: readonly { challengeId: string; joinedAt: Date }[],
  ) {
    const ids = participations.map(({ challengeId }) => challengeId);
    const [rows, entries] = await Promise.all([
      this.challenges.findAll(ids),
      this.challenges.entriesOf(actor.id, ids),
    ]);
    const byId = new Map(rows.map((row): [string, ChallengeRow] => [row._id, row]));
    const entryOf = new Map(entries.map((row): [string, EntryRow] => [row.challengeId, row]));
    return participations.flatMap(({ challengeId, joinedAt }) => {
      const challenge = byId.get(challengeId);
      if (!challenge) return [];
      const entry = entryOf.get(challengeId);
      return [
        {
          challenge: toSummary(challenge),
          joinedAt: joinedAt.toISOString(),
          won: entry !== undefined && challenge.winnerEntryId === entry._id,
          entry: entry
            ? {
                id: entry._id,
                title: entry.title,
                description: entry.description,
                recipeId: entry.recipeId,
                votes: entry.votes,
                submittedAt: entry.submittedAt.toISOString(),
              }
            : null,
        },
      ];
    });
  }

  private async recordOf({ id: memberId }: MemberActor) {
    const record = await this.caller.call(
      identityInternalRoutes.memberRecord,
      { query: { memberId } },
      this.caller.serviceContext(),
    );
    return { ...record, registeredAt: new Date(record.registeredAt) };
  }

  private async whyNotJoined(id: string): Promise<DomainError> {
    const row = await this.challenges.find(id);
    if (!row) return challengeNotFound();
    const isOpen = row.status === 'active' && row.endDate > this.clock.now();
    return isOpen ? challengeFull() : challengeNotActive();
  }

  /** @throws DomainError 422 for a recipe of somebody else, or one that is not there */
  private async assertOwnRecipe(actor: MemberActor, recipeId: string): Promise<void> {
    try {
      const recipe = await this.caller.call(recipeRoutes.get, { params: { id: recipeId } });
      if (recipe.userId === actor.id) return;
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'notFound') throw error;
    }
    throw notYourRecipe();
  }
}
