import {
  adminChallengeRoutes,
  challengeInternalRoutes,
  type InputOf,
  type MemberActor,
  ownChallengeRoutes,
  publicChallengeRoutes,
} from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { AdminChallengesService } from './admin-challenges.service.ts';
import { ChallengesService } from './challenges.service.ts';
import { OwnChallengesService } from './own-challenges.service.ts';

@Controller()
export class ChallengesController {
  constructor(
    private readonly challenges: ChallengesService,
    private readonly own: OwnChallengesService,
    private readonly admin: AdminChallengesService,
  ) {}

  @Handles(challengeInternalRoutes.participantIds)
  participantIds({ params, query }: InputOf<typeof challengeInternalRoutes.participantIds>) {
    return this.challenges.participantIds(params.id, query);
  }

  @Handles(publicChallengeRoutes.list)
  list({ query }: InputOf<typeof publicChallengeRoutes.list>) {
    return this.challenges.list(query);
  }

  @Handles(publicChallengeRoutes.get)
  get({ params }: InputOf<typeof publicChallengeRoutes.get>) {
    return this.challenges.get(params.id);
  }

  @Handles(publicChallengeRoutes.entries)
  entries({ params, query }: InputOf<typeof publicChallengeRoutes.entries>) {
    return this.challenges.entries(params.id, query);
  }

  @Handles(publicChallengeRoutes.leaderboard)
  leaderboard({ query }: InputOf<typeof publicChallengeRoutes.leaderboard>) {
    return this.challenges.leaderboard(query);
  }

  @Handles(publicChallengeRoutes.totals)
  totals() {
    return this.challenges.totals();
  }

  @Handles(ownChallengeRoutes.join)
  join({ params }: InputOf<typeof ownChallengeRoutes.join>, actor: MemberActor) {
    return this.own.join(actor, params.id);
  }

  @Handles(ownChallengeRoutes.submit)
  submit({ params, body }: InputOf<typeof ownChallengeRoutes.submit>, actor: MemberActor) {
    return this.own.submit(actor, params.id, body);
  }

  @Handles(ownChallengeRoutes.vote)
  vote({ params, body }: InputOf<typeof ownChallengeRoutes.vote>, actor: MemberActor) {
    return this.own.vote(actor, params.id, body.entryId);
  }

  @Handles(ownChallengeRoutes.standing)
  standing({ params }: InputOf<typeof ownChallengeRoutes.standing>, actor: MemberActor) {
    return this.own.standing(actor, params.id);
  }

  @Handles(ownChallengeRoutes.joined)
  joined(_: InputOf<typeof ownChallengeRoutes.joined>, actor: MemberActor) {
    return this.own.joined(actor);
  }

  @Handles(ownChallengeRoutes.entries)
  ownEntries({ query }: InputOf<typeof ownChallengeRoutes.entries>, actor: MemberActor) {
    return this.own.entries(actor, query);
  }

  @Handles(adminChallengeRoutes.list)
  adminList({ query }: InputOf<typeof adminChallengeRoutes.list>) {
    return this.admin.list(query);
  }

  @Handles(adminChallengeRoutes.get)
  adminGet({ params }: InputOf<typeof adminChallengeRoutes.get>) {
    return this.admin.get(params.id);
  }

  @Handles(adminChallengeRoutes.create)
  create({ body }: InputOf<typeof adminChallengeRoutes.create>) {
    return this.admin.create(body);
  }

  @Handles(adminChallengeRoutes.revise)
  revise({ params, body }: InputOf<typeof adminChallengeRoutes.revise>) {
    return this.admin.revise(params.id, body);
  }

  @Handles(adminChallengeRoutes.delete)
  delete({ params }: InputOf<typeof adminChallengeRoutes.delete>) {
    return this.admin.delete(params.id);
  }

  @Handles(adminChallengeRoutes.entries)
  adminEntries({ params, query }: InputOf<typeof adminChallengeRoutes.entries>) {
    return this.admin.entries(params.id, query);
  }

  @Handles(adminChallengeRoutes.endVoting)
  endVoting({ params }: InputOf<typeof adminChallengeRoutes.endVoting>) {
    return this.admin.endVoting(params.id);
  }

  @Handles(adminChallengeRoutes.notePrize)
  notePrize({ params, body }: InputOf<typeof adminChallengeRoutes.notePrize>, actor: MemberActor) {
    return this.admin.notePrize(actor, params.id, body);
  }
}
