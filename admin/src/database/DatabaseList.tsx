import { type TableStatistics, tableServices, tables } from '@barspoon/contracts';
import SkillIcon from '@mui/icons-material/PsychologyOutlined';
import { DataTable, SelectInput, SimpleList, TextInput } from 'react-admin';
import { serviceWords } from '../audit/audit-words.ts';
import { NewsSourcesLink } from '../news/NewsSourcesLink.tsx';
import { AchievementsLink } from '../points/AchievementsLink.tsx';
import { counted } from '../ui/counted.ts';
import { ListLink } from '../ui/ListLink.tsx';
import { Moment } from '../ui/Moment.tsx';
import { ResourceList } from '../ui/ResourceList.tsx';
import { ExportTable } from './ExportTable.tsx';

const Column = DataTable.Col<TableStatistics>;
const NumberColumn = DataTable.NumberCol<TableStatistics>;
const services = tableServices.map((id) => ({ id, name: serviceWords(id) }));
const filters = [
  <TextInput key="q" source="q" alwaysOn resettable />,
  <SelectInput key="service" source="service" choices={services} alwaysOn />,
];

/** Implements ADM-DB-01, ADM-DB-02, CONTRA-32. */
export default function DatabaseList() {
  return (
    <ResourceList
      filters={filters}
      compact={<TableCards />}
      sort={{ field: 'table', order: 'ASC' }}
      tools={
        <>
          <ListLink resource="skills" label="Skills" icon={<SkillIcon />} />
          <AchievementsLink />
          <NewsSourcesLink />
        </>
      }
    >
      <DataTable bulkActionButtons={false} rowClick={false} size="small">
        <Column source="table" disableSort />
        <Column source="service" disableSort render={({ table }) => serviceWords(tables[table])} />
        <NumberColumn source="rows" disableSort />
        <Column source="lastChangeAt" label="Last change" disableSort>
          <Moment source="lastChangeAt" showTime emptyText="–" />
        </Column>
        <Column
          source="export"
          label="File"
          disableSort
          render={({ table }) => <ExportTable table={table} />}
        />
      </DataTable>
    </ResourceList>
  );
}

/** The same on a phone. */
const TableCards = () => (
  <SimpleList<TableStatistics & { id: string }>
    primaryText={({ table }) => table}
    secondaryText={({ rows, table }) => `${counted(rows, 'row')} · ${serviceWords(tables[table])}`}
    tertiaryText={({ table }) => <ExportTable table={table} />}
    rowClick={false}
  />
);
