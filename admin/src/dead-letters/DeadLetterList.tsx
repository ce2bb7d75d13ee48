import { dataServices } from '@barspoon/contracts';
import { Alert } from '@mui/material';
import { DataTable, SelectInput, SimpleList, useListContext } from 'react-admin';
import { serviceWords } from '../audit/audit-words.ts';
import { Moment } from '../ui/Moment.tsx';
import { day } from '../ui/moments.ts';
import { NameLink } from '../ui/NameLink.tsx';
import { ResourceList } from '../ui/ResourceList.tsx';
import { consumerWords, type ListedLetter } from './dead-letter.ts';

const Column = DataTable.Col<ListedLetter>;
const NumberColumn = DataTable.NumberCol<ListedLetter>;
const services = dataServices.map((id) => ({ id, name: serviceWords(id) }));
const filters = [
  <SelectInput key="service" source="service" choices={services} alwaysOn emptyText="All services" />,
];
const cut = { maxWidth: 320, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Events that a consumer has given up, of all services, newest first. */
export default function DeadLetterList() {
  return (
    <ResourceList
      filters={filters}
      sort={{ field: 'deadLetteredAt', order: 'DESC' }}
      compact={<LetterCards />}
    >
      <Missing />
      <DataTable
        bulkActionButtons={false}
        rowClick="show"
        hiddenColumns={['eventId', 'subject']}
        size="small"
      >
        <Column source="consumer" disableSort>
          <NameLink type="show" text={({ consumer }: ListedLetter) => consumerWords(consumer)} />
        </Column>
        <Column source="service" disableSort render={({ service }) => serviceWords(service)} />
        <Column source="error" disableSort sx={cut} />
        <NumberColumn source="times" disableSort />
        <Column source="deadLetteredAt" disableSort>
          <Moment source="deadLetteredAt" showTime />
        </Column>
        <Column source="subject" disableSort />
        <Column source="eventId" disableSort />
      </DataTable>
    </ResourceList>
  );
}

/** Which services did not answer, so that an empty list does not look like a healthy one. */
function Missing() {
  const { meta } = useListContext();
  const down: string[] = meta?.down ?? [];
  if (down.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ m: 1 }}>
      Not shown because the service does not answer: {down.map(serviceWords).join(', ')}
    </Alert>
  );
}

/** The list on a phone. */
const LetterCards = () => (
  <>
    <Missing />
    <SimpleList<ListedLetter>
      primaryText={({ consumer }) => consumerWords(consumer)}
      secondaryText={({ error }) => error}
      tertiaryText={({ deadLetteredAt }) => day(deadLetteredAt)}
      rowClick="show"
    />
  </>
);
