import type { AttachedRecipe, SocialActivity } from '@barspoon/contracts';
import type { SocialActivityRow } from './social-activity.schema.ts';

/** What stands around activities, by id: those who act or are followed, and recipes. */
export interface Surroundings {
  members: ReadonlyMap<string, SocialActivity['member']>;
  recipes: ReadonlyMap<string, AttachedRecipe>;
}

/** Null when the member or what they did it to is no longer there. */
export function toSocialActivity(row: SocialActivityRow, around: Surroundings): SocialActivity | null {
  const member = around.members.get(row.userId);
  const target = targetOf(row, around);
  if (!member || !target) return null;
  return { id: row._id, member, type: row.type, target, createdAt: row.createdAt.toISOString() };
}

function targetOf(
  { targetType, targetId, content }: SocialActivityRow,
  { members, recipes }: Surroundings,
): SocialActivity['target'] | null {
  const shared = { type: targetType, id: targetId, slug: null, picture: null, category: null };
  if (targetType === 'recipe') {
    const recipe = recipes.get(targetId);
    if (!recipe) return null;
    const { name, slug, picture, category } = recipe;
    return { ...shared, name, slug, picture, category };
  }
  if (targetType === 'member') {
    const member = members.get(targetId);
    return member ? { ...shared, name: member.fullName, slug: member.username } : null;
  }
  return content === null ? null : { ...shared, name: content };
}
