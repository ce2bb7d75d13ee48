import type { Analytics, analyticsInternalRoutes, OutputOf } from '@barspoon/contracts';

type Members = OutputOf<typeof analyticsInternalRoutes.members>;
type Figures = Omit<Analytics, 'calculatedAt' | 'counts' | 'health'>;

/**
 * The figures derived from the counts; a figure is unknown if one of its parts is.
 * Implements ADM-ANALYTICS-03 to -06, BEYOND-96.
 */
export function figuresOf(counts: Analytics['counts'], members: Members | undefined): Figures {
  const { recipes, posts, comments, post_likes: likes } = counts;
  return {
    activeUsers: members?.active ?? null,
    newThisWeek: members?.new ?? null,
    engagementRate: members ? oneDecimal(100 * ratio(members.active, members.members)) : null,
    averageRecipesPerUser: members && recipes !== null ? oneDecimal(ratio(recipes, members.members)) : null,
    activityScore:
      posts !== null && comments !== null && likes !== null
        ? Math.round((posts + comments + likes) / 10)
        : null,
  };
}

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
const oneDecimal = (value: number): number => Math.round(value * 10) / 10;
