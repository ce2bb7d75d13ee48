import {
  type adminModerationRoutes,
  dayMs,
  type Finding,
  hourMs,
  type InputOf,
  type ModerationRules,
  maxReplayed,
  maxReplayHits,
  moderationRuleNames,
  replayDays,
} from '@barspoon/contracts';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { AuthorsService } from '../authors/authors.service.ts';
import type { ModeratedContent } from '../cases/moderated.ts';
import { findingsOf, type Writer } from '../screening/rules.ts';
import { TrustService } from '../screening/trust.service.ts';
import { ContentsService } from './contents.service.ts';

const membersAtOnce = 20;

/** What rules would do, before they are saved; nothing is kept. */
@Injectable()
export class TrialsService {
  constructor(
    private readonly contents: ContentsService,
    private readonly trust: TrustService,
    private readonly authors: AuthorsService,
    private readonly clock: Clock,
  ) {}

  /** The first text of a member of that trust. */
  async text({ text, rules, trust }: InputOf<typeof adminModerationRoutes.tryText>['body']) {
    return { findings: findingsOf(text, rules, { trust, accepted: 0, lastHour: 0 }) };
  }

  /** Each of the newest as if it came now from its author, who is trusted as they are today. */
  async replay(rules: ModerationRules) {
    const since = this.clock.now().getTime() - replayDays * dayMs;
    const newest = await this.contents.newest(maxReplayed);
    const looked = newest.filter(({ createdAt }) => createdAt.getTime() >= since);
    const writers = await this.writersOf(looked);
    const hits = looked.flatMap((content) => {
      const writer = writers(content);
      const findings = findingsOf(content.text, rules, writer);
      return findings.length > 0 ? [{ content, findings }] : [];
    });
    const shown = hits.slice(0, maxReplayHits);
    const cards = await this.authors.cardsOf(shown.map(({ content }) => content.authorId));
    return {
      looked: looked.length,
      held: hits.length,
      byRule: countsOf(hits.flatMap(({ findings }) => findings)),
      hits: shown.map(({ content: { kind, id, text, authorId, createdAt }, findings }) => ({
        kind,
        id,
        content: text,
        createdAt: createdAt.toISOString(),
        findings,
        author: cards.get(authorId) ?? null,
      })),
    };
  }

  private async writersOf(contents: readonly ModeratedContent[]): Promise<(of: ModeratedContent) => Writer> {
    const ids = [...new Set(contents.map(({ authorId }) => authorId))];
    const known = new Map<string, Writer>();
    for (let at = 0; at < ids.length; at += membersAtOnce) {
      const some = ids.slice(at, at + membersAtOnce);
      const writers = await Promise.all(some.map((id) => this.trust.of(id)));
      for (const [index, writer] of writers.entries()) known.set(`${some[index]}`, writer);
    }
    const momentsOf = Map.groupBy(contents, ({ authorId }) => authorId);
    return ({ authorId, createdAt }) => {
      const until = createdAt.getTime();
      const own = (momentsOf.get(authorId) ?? []).map((one) => one.createdAt.getTime());
      const { trust = 'new', accepted = 0 } = known.get(authorId) ?? {};
      return {
        trust,
        // What they had before it, as far as it is among those looked at.
        accepted: accepted - own.filter((at) => at >= until).length,
        lastHour: own.filter((at) => at < until && until - at < hourMs).length,
      };
    };
  }
}

const countsOf = (findings: readonly Finding[]) =>
  Object.fromEntries(
    moderationRuleNames.map((name) => [name, findings.filter(({ rule }) => rule === name).length]),
  ) as Record<Finding['rule'], number>;
