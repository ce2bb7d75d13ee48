import { type NewsSource, newsSourceStates } from '@barspoon/contracts';
import { DataTable, SelectInput, SimpleList, TextInput } from 'react-admin';
import { Moment } from '../ui/Moment.tsx';
import { NameLink } from '../ui/NameLink.tsx';
import { ResourceList } from '../ui/ResourceList.tsx';

const Column = DataTable.Col<NewsSource>;

const stateNames: Record<NewsSource['state'], string> = {
  waiting: 'Will be read soon',
  answered: 'Answers',
  failing: 'Skipped',
  off: 'Off',
};
const filters = [
  <TextInput key="q" source="q" alwaysOn resettable />,
  <SelectInput
    key="state"
    source="state"
    choices={newsSourceStates.map((id) => ({ id, name: stateNames[id] }))}
    alwaysOn
  />,
];

/** How a source does, in words. */
const stateOf = ({ state, problem }: NewsSource): string =>
  state === 'failing' ? `${stateNames[state]}: ${problem}` : stateNames[state];

/** Six feeds, and how they do. Implements BEYOND-55. */
export default function NewsSourceList() {
  return (
    <ResourceList filters={filters} compact={<SourceCards />} sort={{ field: 'place', order: 'ASC' }}>
      <DataTable bulkActionButtons={false} rowClick="edit" size="small">
        <Column source="name" disableSort>
          <NameLink />
        </Column>
        <Column source="url" disableSort />
        <Column source="state" disableSort render={stateOf} />
        <Column
          source="articles"
          label="Newest article"
          disableSort
          render={({ articles }) => articles[0]?.title ?? '–'}
        />
        <Column source="readAt" disableSort>
          <Moment source="readAt" showTime emptyText="–" />
        </Column>
        <Column source="nextReadAt" disableSort>
          <Moment source="nextReadAt" showTime />
        </Column>
      </DataTable>
    </ResourceList>
  );
}

/** The same on a phone. */
const SourceCards = () => (
  <SimpleList<NewsSource> primaryText={({ name }) => name} secondaryText={stateOf} rowClick="edit" />
);
