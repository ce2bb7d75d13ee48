import type { LedgerEntry } from '@barspoon/contracts';
import { Box, useMediaQuery } from '@mui/material';
import { useMemo } from 'react';
import { DataTable, DateInput, List, SelectInput, SimpleList, useLocation } from 'react-admin';
import { KeysetPagination } from '../ui/KeysetPagination.tsx';
import { ListBody } from '../ui/ListBody.tsx';
import { MemberName } from '../ui/MemberName.tsx';
import { Moment } from '../ui/Moment.tsx';
import { dayTime } from '../ui/moments.ts';
import { CorrectButton } from './CorrectButton.tsx';
import { activityChoices, activityName, noteOf, signed } from './points-words.ts';

const Column = DataTable.Col<LedgerEntry>;
const filters = [
  <SelectInput key="activityType" source="activityType" choices={activityChoices} alwaysOn />,
  <DateInput key="from" source="from" parse={dayOrNothing} alwaysOn />,
  <DateInput key="until" source="until" parse={dayOrNothing} alwaysOn />,
];

/** The entries of one member, newest first, by kind and days; the address may name the first days shown. */
export function LedgerList({ memberId }: { memberId: string }) {
  const isNarrow = useMediaQuery('(max-width: 759.95px)');
  const { search } = useLocation();
  // The same object each time: another one would reset the filters.
  const days = useMemo(() => Object.fromEntries(new URLSearchParams(search)), [search]);
  return (
    <List
      resource="ledger"
      title=" "
      filter={{ memberId }}
      filters={filters}
      filterDefaultValues={days}
      sort={{ field: 'entry', order: 'DESC' }}
      perPage={25}
      disableSyncWithLocation
      storeKey={false}
      empty={false}
      actions={false}
      exporter={false}
      pagination={<KeysetPagination />}
    >
      <ListBody>{isNarrow ? <Cards memberId={memberId} /> : <Entries memberId={memberId} />}</ListBody>
    </List>
  );
}

const Entries = ({ memberId }: { memberId: string }) => (
  <DataTable bulkActionButtons={false} rowClick={false} size="small">
    <DataTable.NumberCol<LedgerEntry> source="entry" disableSort />
    <Column source="createdAt" disableSort>
      <Moment source="createdAt" showTime />
    </Column>
    <Column source="activityType" disableSort render={({ activityType }) => activityName(activityType)} />
    <Column source="relatedName" disableSort render={({ relatedName }) => relatedName ?? '–'} />
    <Column
      source="counterpartId"
      disableSort
      render={({ counterpartId }) => (counterpartId ? <MemberName id={counterpartId} /> : '–')}
    />
    <Column source="pointsAwarded" disableSort render={({ pointsAwarded }) => signed(pointsAwarded)} />
    <Column source="note" label="Note" disableSort render={noteOf} />
    <Column source="actions" label="Actions" disableSort render={(entry) => act(memberId, entry)} />
  </DataTable>
);

/** The same on a phone. */
const Cards = ({ memberId }: { memberId: string }) => (
  <SimpleList<LedgerEntry>
    primaryText={({ entry, activityType, pointsAwarded }) =>
      `${entry}. ${activityName(activityType)}: ${signed(pointsAwarded)}`
    }
    secondaryText={(entry) => (
      <>
        {[dayTime(entry.createdAt), entry.relatedName, noteOf(entry)].filter(Boolean).join(' · ')}
        <Box component="span" sx={{ display: 'block' }}>
          {act(memberId, entry)}
        </Box>
      </>
    )}
    rowClick={false}
  />
);

/** What has given or taken points can be taken back once. */
const act = (memberId: string, entry: LedgerEntry) =>
  entry.pointsAwarded !== 0 && !entry.correctedBy ? (
    <CorrectButton memberId={memberId} entry={entry} />
  ) : null;

/** The day as it was chosen, without a time. */
function dayOrNothing(value: string): string | null {
  return value || null;
}
