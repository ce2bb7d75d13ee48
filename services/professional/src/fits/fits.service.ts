import type { MemberActor } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { PostingsService } from '../job-board/postings.service.ts';
import { PortfoliosRepository } from '../portfolios/portfolios.repository.ts';
import { OwnSkillsService } from '../skills/own-skills.service.ts';
import { fitOf } from './fit.ts';

/** Compares members with postings; only the member sees the result. */
@Injectable()
export class FitsService {
  constructor(
    private readonly postings: PostingsService,
    private readonly portfolios: PortfoliosRepository,
    private readonly skills: OwnSkillsService,
  ) {}

  async get(actor: MemberActor, postingId: string) {
    const [posting, portfolio, { items }] = await Promise.all([
      this.postings.get(actor, postingId),
      this.portfolios.find(actor.id),
      this.skills.of(actor.id),
    ]);
    return fitOf(posting, portfolio, items);
  }
}
