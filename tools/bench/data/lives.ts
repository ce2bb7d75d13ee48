import { type AwardedActivity, barCategoryKeys, dayMs, newAchievementSchema } from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import { defaultAchievements } from '../../../services/engagement-points/src/achievements/default-achievements.ts';
import { AchievementGoals } from '../../../services/engagement-points/src/achievements/goals.ts';
import type { ActivityRow } from '../../../services/engagement-points/src/activities/activity.schema.ts';
import { type Replayed, replay } from '../../../services/engagement-points/src/ledger/replay.ts';
import { EarnedActs, pointsOf } from '../../../services/engagement-points/src/points/earning.ts';
import { drawByWeight, type Random, randomFrom } from '../../load/random.ts';

/** A member's ledger and what it comes to by the service's own rules. */
export interface Life extends Replayed {
  ledger: ActivityRow[];
}

const days = 365;
/** How many of a hundred actions are of each kind. */
const weights: Partial<Record<AwardedActivity, number>> = {
  recipe_saved: 30,
  inventory_added: 25,
  recipe_rated: 10,
  recipe_liked: 10,
  like_received: 12,
  comment_made: 7,
  user_followed: 4,
  recipe_created: 2,
};
const kinds = Object.keys(weights) as AwardedActivity[];
const withOthers = new Set<string>(['recipe_liked', 'like_received', 'comment_made', 'user_followed']);

/** A number of distinct one-year histories with an average number of activities. */
export function livesOf(count: number, activitiesEach: number, now: Date): Life[] {
  const random = randomFrom(1);
  const goals = new AchievementGoals(newAchievementSchema.array().parse(defaultAchievements));
  const lengths = lengthsOf(count, activitiesEach, random);
  const drawKind = drawByWeight(Object.values(weights), random);
  return lengths.map((length) => {
    const userId = newId();
    const moments = Array.from(
      { length },
      () => now.getTime() - Math.floor(random.fraction() * days * dayMs),
    );
    const earned = new EarnedActs();
    const ledger = moments
      .sort((a, b) => a - b)
      .map((moment, at): ActivityRow => {
        const activityType = kinds[drawKind()] as AwardedActivity;
        const act = {
          _id: newId(),
          userId,
          entry: at + 1,
          activityType,
          relatedId: newId(),
          relatedType: activityType === 'inventory_added' ? 'bar_item' : 'recipe',
          relatedName: 'Gin Sour',
          counterpartId: withOthers.has(activityType) ? newId() : null,
          facet: activityType === 'inventory_added' ? random.pick(barCategoryKeys) : null,
          unearned: null,
          createdAt: new Date(moment),
        };
        const pointsAwarded = pointsOf(act, earned);
        if (pointsAwarded > 0) earned.note(act);
        return { ...act, pointsAwarded };
      });
    return { ledger, ...replay(userId, ledger, goals, now) };
  });
}

/** A few do much and most do little; together they come to the average. */
function lengthsOf(count: number, average: number, random: Random): number[] {
  const lengths = Array.from({ length: count }, () =>
    Math.max(1, Math.round(average * random.fraction() ** 3 * 4)),
  );
  let missing = count * average - lengths.reduce((sum, length) => sum + length, 0);
  for (let at = 0; missing !== 0; at = (at + 1) % count) {
    const length = (lengths[at] as number) + Math.sign(missing);
    if (length < 1) continue;
    lengths[at] = length;
    missing -= Math.sign(missing);
  }
  return lengths;
}
