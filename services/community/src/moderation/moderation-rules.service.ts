import type { MemberActor, ModerationRules } from '@barspoon/contracts';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { ModerationRulesRepository } from '../screening/moderation-rules.repository.ts';
import { rulesWereChanged } from './moderation.errors.ts';

/** The rules of automatic moderation as admins edit them. Implements BEYOND-100. */
@Injectable()
export class ModerationRulesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly rules: ModerationRulesRepository,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  get() {
    return this.rules.current();
  }

  /** @throws DomainError 409 when they are not of that revision anymore */
  async revise(admin: MemberActor, revision: number, rules: ModerationRules) {
    return this.transactions.run(async () => {
      const before = await this.rules.current();
      if (before.revision !== revision) throw rulesWereChanged();
      await this.rules.add(revision + 1, rules, admin.id, this.clock.now());
      await this.audit.record('moderation.rules-changed', 'moderation-rules', {
        revision: revision + 1,
        ...changesOf(before.rules, rules),
      });
      return this.rules.current();
    });
  }
}

const changesOf = (before: ModerationRules, after: ModerationRules) =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, value]) => {
      const was = before[name as keyof ModerationRules];
      return JSON.stringify(was) === JSON.stringify(value) ? [] : [[name, { from: was, to: value }]];
    }),
  );
