import { type TrendReason, trendWindows } from '@barspoon/contracts';
import { DataTable, SelectInput, SimpleList } from 'react-admin';
import { counted } from '../ui/counted.ts';
import { NameLink } from '../ui/NameLink.tsx';
import { ResourceList } from '../ui/ResourceList.tsx';
import { CalculateButton } from './CalculateButton.tsx';

const Column = DataTable.Col<TrendReason>;
const NumberColumn = DataTable.NumberCol<TrendReason>;

const names = { today: 'Today', week: 'This Week', month: 'This Month', all: 'All Time' };
const filters = [
  <SelectInput
    key="window"
    source="window"
    label="Popular in"
    choices={trendWindows.map((id) => ({ id, name: names[id] }))}
    alwaysOn
    emptyText={false}
  />,
];

/** The most popular recipes of a window, and what their places rest on. */
export default function TrendList() {
  return (
    <ResourceList
      filters={filters}
      filterDefaultValues={{ window: 'week' }}
      sort={{ field: 'place', order: 'ASC' }}
      compact={<TrendCards />}
      tools={<CalculateButton />}
    >
      <DataTable bulkActionButtons={false} rowClick="show" hiddenColumns={['id']} size="small">
        <NumberColumn source="place" disableSort />
        <Column source="name" disableSort>
          <NameLink />
        </Column>
        <Column source="badge" disableSort />
        <NumberColumn source="score" disableSort />
        <NumberColumn source="views" disableSort />
        <NumberColumn source="favorites" disableSort />
        <NumberColumn source="ratings" disableSort />
        <NumberColumn source="strongest" label="Most by one person" disableSort />
        <Column source="placeByScore" label="Held back" disableSort render={heldBack} />
        <Column source="id" disableSort />
      </DataTable>
    </ResourceList>
  );
}

/** One person alone must not carry a recipe up. */
const heldBack = ({ place, placeByScore }: TrendReason) =>
  place > placeByScore ? `From place ${placeByScore}` : '';

/** The same on a phone. */
const TrendCards = () => (
  <SimpleList<TrendReason>
    primaryText={({ place, name }) => `${place}. ${name}`}
    secondaryText={({ views, favorites, ratings }) =>
      `${counted(views, 'view')} · ${counted(favorites, 'favorite')} · ${counted(ratings, 'rating')}`
    }
    tertiaryText={({ badge, score }) => `${badge} ${score}`}
    rowClick="show"
  />
);
