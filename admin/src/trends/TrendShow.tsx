import { type adminTrendRoutes, type OutputOf, type TrendWindow, trendWindows } from '@barspoon/contracts';
import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Link, Show, useCreatePath, useRecordContext } from 'react-admin';
import { useLoadFailure } from '../ui/useLoadFailure.ts';

type Detail = OutputOf<typeof adminTrendRoutes.get>;

const names: Record<TrendWindow, string> = {
  today: 'Today',
  week: 'This Week',
  month: 'This Month',
  all: 'All Time',
};

/** Why a recipe is hot: its points in every window, and its acts day by day. */
export default function TrendShow() {
  return (
    <Show queryOptions={useLoadFailure()}>
      <Reasons />
    </Show>
  );
}

function Reasons() {
  const detail = useRecordContext<Detail>();
  const createPath = useCreatePath();
  if (!detail) return null;
  return (
    <div style={{ padding: 24, overflowX: 'auto' }}>
      <Typography variant="h5" component="h2" gutterBottom>
        Why is {detail.name} hot?
      </Typography>
      <p>
        A view is 1 point, a favorite 3, a rating 5.{' '}
        <Link to={createPath({ resource: 'recipes', type: 'edit', id: detail.id })}>Open the recipe</Link>
      </p>
      <Counts
        head="Window"
        rows={trendWindows.map((window) => ({ name: names[window], ...counted(detail, window) }))}
        last="Score"
      />
      <Typography variant="h6" component="h3" sx={{ mt: 3 }}>
        By day
      </Typography>
      <Counts
        head="Day"
        rows={detail.days.map(({ day, people, ...rest }) => ({ name: day, ...rest, last: people }))}
        last="People"
      />
    </div>
  );
}

function counted({ windows }: Detail, window: TrendWindow) {
  const { views = 0, favorites = 0, ratings = 0, score = 0 } = windows[window] ?? {};
  return { views, favorites, ratings, last: score };
}

interface Row {
  name: string;
  views: number;
  favorites: number;
  ratings: number;
  last: number;
}

function Counts({ head, rows, last }: { head: string; rows: readonly Row[]; last: string }) {
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          {[head, 'Views', 'Favorites', 'Ratings', last].map((title) => (
            <TableCell key={title}>{title}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.name}>
            <TableCell component="th" scope="row">
              {row.name}
            </TableCell>
            <TableCell>{row.views}</TableCell>
            <TableCell>{row.favorites}</TableCell>
            <TableCell>{row.ratings}</TableCell>
            <TableCell>{row.last}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
