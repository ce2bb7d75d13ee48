import { catalogueFigureRoutes, communityFigureRoutes, growthRoutes } from '@barspoon/contracts';
import { call } from '../api/call.ts';
import { DaysPanel } from './DaysPanel.tsx';

/** Members over time. Implements ADM-ANALYTICS-01, BEYOND-96. */
export const GrowthPanel = () => (
  <DaysPanel
    title="Over time"
    names={{
      members: 'Members',
      newMembers: 'New members',
      activeMembers: 'Active members',
      subscribers: 'Subscribers',
      visitors: 'Visitors',
    }}
    sums={['newMembers']}
    tableName="Figures by day"
    file={{ label: 'Save as CSV', name: 'members-by-day' }}
    load={(days) => call(growthRoutes.members, { query: { days } })}
  />
);

/** What members add to the library. Implements ADM-ANALYTICS-01, BEYOND-96. */
export const RecipesPanel = () => (
  <DaysPanel
    title="Recipes and ratings"
    about="New on each day, without the recipes of the starter library."
    names={{ newRecipes: 'New recipes', newRatings: 'New ratings' }}
    sums={['newRecipes', 'newRatings']}
    tableName="Recipes and ratings by day"
    file={{ label: 'Save recipes and ratings as CSV', name: 'recipes-by-day' }}
    load={(days) => call(catalogueFigureRoutes.recipes, { query: { days } })}
  />
);

/** What members write. Implements ADM-ANALYTICS-01, BEYOND-96. */
export const PostsPanel = () => (
  <DaysPanel
    title="Posts and comments"
    about="New on each day, without what is held or removed."
    names={{ newPosts: 'New posts', newComments: 'New comments' }}
    sums={['newPosts', 'newComments']}
    tableName="Posts and comments by day"
    file={{ label: 'Save posts and comments as CSV', name: 'posts-by-day' }}
    load={(days) => call(communityFigureRoutes.posts, { query: { days } })}
  />
);
