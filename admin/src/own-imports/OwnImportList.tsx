import { type AdminOwnImport, ownImportStates } from '@barspoon/contracts';
import { Chip, Typography } from '@mui/material';
import { DataTable, SelectInput, SimpleList } from 'react-admin';
import { MemberFilter } from '../ui/MemberFilter.tsx';
import { MemberName } from '../ui/MemberName.tsx';
import { Moment } from '../ui/Moment.tsx';
import { OnlyThis } from '../ui/OnlyThis.tsx';
import { RecordLink } from '../ui/RecordLink.tsx';
import { ResourceList } from '../ui/ResourceList.tsx';

const Column = DataTable.Col<AdminOwnImport>;
const NumberColumn = DataTable.NumberCol<AdminOwnImport>;
const stateNames = {
  applying: 'In progress',
  done: 'Done',
  failed: 'Failed',
  undoing: 'Being undone',
  undone: 'Undone',
} satisfies Record<AdminOwnImport['state'], string>;
const colors = {
  applying: 'info',
  done: 'success',
  failed: 'error',
  undoing: 'info',
  undone: 'default',
} as const satisfies Record<AdminOwnImport['state'], string>;
const filters = [
  <SelectInput
    key="state"
    source="state"
    choices={ownImportStates.map((id) => ({ id, name: stateNames[id] }))}
    alwaysOn
  />,
  <MemberFilter key="userId" source="userId" />,
];

/** What members imported in the last day: how much, never what, because most of it is private. Implements BEYOND-25. */
export default function OwnImportList() {
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
        Imports of the last 24 hours, as long as members can undo them. Their recipes are private unless they
        publish them.
      </Typography>
      <ResourceList filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} compact={<ImportCards />}>
        <DataTable bulkActionButtons={false} rowClick={false} hiddenColumns={['id']} size="small">
          <Column source="createdAt" disableSort>
            <Moment source="createdAt" showTime />
          </Column>
          <Column source="userId" disableSort render={(one) => <Member {...one} />} />
          <Column source="state" disableSort render={(one) => <State {...one} />} />
          <NumberColumn source="created" disableSort />
          <NumberColumn source="updated" disableSort />
          <NumberColumn source="held" disableSort />
          <Column source="belongings" disableSort render={({ belongings }) => sumOf(belongings)} />
          <Column source="undone" disableSort render={({ undone }) => undoneOf(undone)} />
          <Column source="id" disableSort />
        </DataTable>
      </ResourceList>
    </>
  );
}

const names = { favorites: 'favorites', ratings: 'ratings', collections: 'collections', bar: 'bar items' };

function sumOf(belongings: AdminOwnImport['belongings']): string {
  const parts = Object.entries(names).flatMap(([key, name]) => {
    const count = belongings[key as keyof typeof names];
    return count > 0 ? `${count} ${name}` : [];
  });
  return parts.join(', ') || '—';
}

const undoneOf = (undone: AdminOwnImport['undone']): string =>
  undone ? `${undone.deleted} deleted, ${undone.restored} restored, ${undone.kept} kept` : '—';

const Member = ({ userId }: AdminOwnImport) => (
  <>
    <RecordLink resource="users" id={userId}>
      <MemberName id={userId} />
    </RecordLink>
    <OnlyThis filter="userId" value={userId}>
      Only this member
    </OnlyThis>
  </>
);

const State = ({ state, problem }: AdminOwnImport) => (
  <>
    <Chip size="small" variant="outlined" color={colors[state]} label={stateNames[state]} />
    {problem && (
      <Typography variant="caption" sx={{ display: 'block' }}>
        {problem}
      </Typography>
    )}
  </>
);

/** The same on a phone. */
const ImportCards = () => (
  <SimpleList<AdminOwnImport>
    primaryText={(one) => <Member {...one} />}
    secondaryText={(one) => (
      <>
        <State {...one} /> {one.created} new, {one.updated} updated, {one.held} held
      </>
    )}
    tertiaryText={<Moment source="createdAt" showTime />}
    rowClick={false}
  />
);
