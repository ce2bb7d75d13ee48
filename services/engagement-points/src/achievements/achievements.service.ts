import {
  type adminAchievementRoutes,
  applyAchievements,
  type InputOf,
  type MemberActor,
  type OutputOf,
  progressSteps,
} from '@barspoon/contracts';
import { Jobs } from '@barspoon/messaging';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PointsRepository } from '../points/points.repository.ts';
import { achievementExists, achievementNotFound } from './achievement.errors.ts';
import { toAchievement, toDefinition } from './achievement.mapper.ts';
import { AchievementsRepository } from './achievements.repository.ts';
import { defaultAchievements } from './default-achievements.ts';
import { AchievementDefinitions } from './definitions.ts';
import { progressTo } from './goals.ts';
import { Holders } from './holders.ts';

const latestShown = 10;
const sampleSize = 5000;

@Injectable()
export class AchievementsService implements OnApplicationBootstrap {
  constructor(
    private readonly transactions: Transactions,
    private readonly achievements: AchievementsRepository,
    private readonly definitions: AchievementDefinitions,
    private readonly holders: Holders,
    private readonly points: PointsRepository,
    private readonly jobs: Jobs,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** The achievements a new version brings are added, and what members have done before counts. */
  async onApplicationBootstrap(): Promise<void> {
    await this.add(defaultAchievements);
  }

  /** The member's, newest first, then the others as they stand, nearest first. Implements PROF-18, BEYOND-61. */
  async of(actor: MemberActor) {
    const [{ rows }, earned, row, rarity] = await Promise.all([
      this.definitions.current(),
      this.achievements.earnedBy(actor.id),
      this.points.find(actor.id),
      this.holders.shares(),
    ]);
    const earnedAt = new Map(earned.map((one) => [one.achievement, one.earnedAt.toISOString()]));
    const place = new Map(earned.map((one, at) => [one.achievement, at]));
    const standing = { totalPoints: row?.totalPoints ?? 0, progress: row?.progress ?? {} };
    const items = rows.map((definition) => {
      const goal = definition.rule.count;
      const at = earnedAt.get(definition._id) ?? null;
      return {
        ...toAchievement(definition),
        earnedAt: at,
        progress: at ? goal : progressTo({ key: definition._id, rule: definition.rule }, standing),
        goal,
        rarity: rarity.get(definition._id) ?? 0,
      };
    });
    const rest = items.length;
    return {
      items: items.sort(
        (a, b) =>
          (place.get(a.key) ?? rest) - (place.get(b.key) ?? rest) ||
          b.progress / b.goal - a.progress / a.goal ||
          a.goal - b.goal,
      ),
    };
  }

  /** What a member has earned, as everybody may see it; nothing of the suspended. */
  async earnedBy(memberId: string) {
    const row = await this.points.find(memberId);
    if (!row?.listed) return { items: [] };
    const [{ rows }, earned] = await Promise.all([
      this.definitions.current(),
      this.achievements.earnedBy(memberId),
    ]);
    const byKey = new Map(rows.map((definition) => [definition._id, definition]));
    return {
      items: earned.flatMap(({ achievement, earnedAt }) => {
        const definition = byKey.get(achievement);
        return definition ? [{ ...toAchievement(definition), earnedAt: earnedAt.toISOString() }] : [];
      }),
    };
  }

  async list(query: InputOf<typeof adminAchievementRoutes.list>['query']) {
    const holders = await this.holders.counts();
    const { items, nextCursor } = await this.achievements.page(query);
    return { items: items.map((row) => toDefinition(row, holders.get(row._id) ?? 0)), nextCursor };
  }

  async get(key: string) {
    const row = await this.achievements.find(key);
    if (!row) throw achievementNotFound();
    return toDefinition(row, (await this.holders.counts()).get(key) ?? 0);
  }

  /** How far members are is counted among some chosen by chance: all would be too many. Implements BEYOND-61. */
  async figures(key: string): Promise<OutputOf<typeof adminAchievementRoutes.figures>> {
    const row = await this.achievements.find(key);
    if (!row) throw achievementNotFound();
    const [holders, latest, members, sample] = await Promise.all([
      this.achievements.countHolders(key),
      this.achievements.latestHolders(key, latestShown),
      this.points.estimateMembers(),
      this.points.sample(sampleSize),
    ]);
    const starts = [...progressSteps, 1];
    const steps = starts.map((from) => ({ from, members: 0 }));
    for (const standing of sample) {
      const share = progressTo({ key, rule: row.rule }, standing) / row.rule.count;
      const step = steps[starts.findLastIndex((from) => share >= from)];
      if (step) step.members += 1;
    }
    return {
      holders,
      members,
      latest: latest.map(({ userId, earnedAt }) => ({ memberId: userId, earnedAt: earnedAt.toISOString() })),
      progress: { counted: sample.length, steps },
    };
  }

  /** @throws DomainError 409 when the key is taken */
  async create(body: InputOf<typeof adminAchievementRoutes.create>['body']) {
    await this.transactions.run(async () => {
      if ((await this.add([body])) === 0) throw achievementExists();
      await this.audit.record('achievement.created', `achievement:${body.key}`, { rule: body.rule });
    });
    return this.get(body.key);
  }

  async revise(key: string, words: InputOf<typeof adminAchievementRoutes.revise>['body']) {
    await this.transactions.run(async () => {
      if (!(await this.achievements.change(key, words))) throw achievementNotFound();
      await this.achievements.raiseRevision();
      await this.audit.record('achievement.revised', `achievement:${key}`, words);
    });
    return this.get(key);
  }

  /** @returns how many of them are new */
  private add(added: Parameters<AchievementsRepository['addMissing']>[0]): Promise<number> {
    return this.transactions.run(async () => {
      const count = await this.achievements.addMissing(added, this.clock.now());
      if (count === 0) return 0;
      const revision = await this.achievements.raiseRevision();
      await this.jobs.enqueue(applyAchievements, `${revision}-first`, { revision, after: '' });
      return count;
    });
  }
}
