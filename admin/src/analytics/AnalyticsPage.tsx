import type { Analytics } from '@barspoon/contracts';
import { Box, Card, Typography } from '@mui/material';
import { Loading, Title, useGetOne } from 'react-admin';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { AssistantPanel } from './AssistantPanel.tsx';
import { HealthTable } from './HealthTable.tsx';

const refetchInterval = 30_000;
const numbers = new Intl.NumberFormat('en');
const shown = (value: number | null, unit = '') =>
  value === null ? 'Unknown' : `${numbers.format(value)}${unit}`;

const grid = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' };

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
      <Group name="Figures">
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
      </Group>
      <Group name="Counts">
        <Figure name="Users" value={shown(counts.profiles)} />
        <Figure name="Recipes" value={shown(counts.recipes)} />
        <Figure name="Posts" value={shown(counts.posts)} />
        <Figure name="Comments" value={shown(counts.comments)} />
        <Figure name="Likes" value={shown(counts.post_likes)} />
        <Figure name="Bar items" value={shown(counts.inventory)} />
        <Figure name="Items on bars" value={shown(counts.user_inventory)} />
      </Group>
      <AssistantPanel />
      <HealthTable health={data.health} at={data.calculatedAt} />
    </Box>
  );
}

function Group({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <section aria-label={name}>
      <Typography variant="h6" component="h2" gutterBottom>
        {name}
      </Typography>
      <Box component="dl" sx={{ ...grid, m: 0 }}>
        {children}
      </Box>
    </section>
  );
}

function Figure({ name, value, says }: { name: string; value: string; says?: string }) {
  return (
    <Card variant="outlined" sx={{ p: 2, display: 'flex', flexDirection: 'column' }}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {name}
      </Typography>
      <Typography component="dd" variant="h5" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Typography>
      {says && (
        <Typography component="dd" variant="caption" color="text.secondary" sx={{ m: 0 }}>
          {says}
        </Typography>
      )}
    </Card>
  );
}
