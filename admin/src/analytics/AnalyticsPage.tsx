import type { Analytics } from '@barspoon/contracts';
import { Box } from '@mui/material';
import { Loading, Title, useGetOne } from 'react-admin';
import { Contents } from '../layout/Contents.tsx';
import { isFreeSite } from '../session/site-facts.ts';
import { Figure, FigureGroup } from '../ui/Figures.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { AssistantPanel } from './AssistantPanel.tsx';
import { BarsPanel } from './BarsPanel.tsx';
import { FailedSearches } from './FailedSearches.tsx';
import { FunnelPanel } from './FunnelPanel.tsx';
import { GrowthPanel, PostsPanel, RecipesPanel } from './GrowthPanel.tsx';
import { HealthTable } from './HealthTable.tsx';
import { RetentionPanel } from './RetentionPanel.tsx';
import { RevenuePanel } from './RevenuePanel.tsx';

const refetchInterval = 30_000;
const numbers = new Intl.NumberFormat('en');
const shown = (value: number | null, unit = '') =>
  value === null ? 'Unknown' : `${numbers.format(value)}${unit}`;

/** Implements ADM-ANALYTICS-01 to -07, BEYOND-96. */
export default function AnalyticsPage() {
  const { data, error, refetch } = useGetOne<Analytics & { id: string }>(
    'analytics',
    { id: 'now' },
    { refetchInterval, retry: false },
  );
  if (error && !data) return <LoadFailed message={(error as Error).message} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { counts } = data;
  return (
    <Box sx={{ display: 'grid', gap: 4, py: 3 }}>
      <Title title="Analytics" />
      <Contents of="analytics" />
      <FigureGroup name="Figures">
        <Figure name="Active Users" value={shown(data.activeUsers)} says="in the last 24 hours" />
        <Figure name="New This Week" value={shown(data.newThisWeek)} says="registered in 7 days" />
        <Figure name="Engagement Rate" value={shown(data.engagementRate, '%')} says="active of all users" />
        <Figure
          name="Average Recipes"
          value={shown(data.averageRecipesPerUser)}
          says="recipes for each user"
        />
        <Figure
          name="Activity Score"
          value={shown(data.activityScore)}
          says="posts, comments and likes, by ten"
        />
      </FigureGroup>
      <FigureGroup name="Counts">
        <Figure name="Users" value={shown(counts.profiles)} />
        <Figure name="Recipes" value={shown(counts.recipes)} />
        <Figure name="Posts" value={shown(counts.posts)} />
        <Figure name="Comments" value={shown(counts.comments)} />
        <Figure name="Likes" value={shown(counts.post_likes)} />
        <Figure name="Bar items" value={shown(counts.inventory)} />
        <Figure name="Items on bars" value={shown(counts.user_inventory)} />
      </FigureGroup>
      <GrowthPanel />
      <FunnelPanel />
      <RetentionPanel />
      {!isFreeSite() && <RevenuePanel />}
      <RecipesPanel />
      <PostsPanel />
      <BarsPanel />
      <FailedSearches />
      <AssistantPanel />
      <HealthTable health={data.health} at={data.calculatedAt} />
    </Box>
  );
}
