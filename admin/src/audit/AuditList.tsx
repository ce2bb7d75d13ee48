import type { AuditLine } from '@barspoon/contracts';
import { dataServices } from '@barspoon/contracts';
import { DataTable, DateInput, SelectInput, SimpleList, TextInput } from 'react-admin';
import { DeadLettersLink } from '../dead-letters/DeadLettersLink.tsx';
import { Moment } from '../ui/Moment.tsx';
import { day } from '../ui/moments.ts';
import { ResourceList } from '../ui/ResourceList.tsx';
import { Actor, Subject } from './AuditLine.tsx';
import { actionWords, detailsWords, serviceWords } from './audit-words.ts';
import { ChainCheck } from './ChainCheck.tsx';

const Column = DataTable.Col<AuditLine>;
const services = dataServices.map((id) => ({ id, name: serviceWords(id) }));

const filters = [
  <SelectInput key="service" source="service" choices={services} alwaysOn emptyText={false} />,
  <DateInput key="from" source="from" alwaysOn />,
  <DateInput key="until" source="until" alwaysOn />,
  <TextInput key="subject" source="subject" />,
  <TextInput key="actor" source="actor" />,
  <TextInput key="action" source="action" />,
];

/** Who did what at a service, newest first. Implements BEYOND-03, security 51. */
export default function AuditList() {
  return (
    <ResourceList
      filters={filters}
      filterDefaultValues={{ service: 'identity' }}
      sort={{ field: 'id', order: 'DESC' }}
      compact={<AuditCards />}
      tools={
        <>
          <DeadLettersLink />
          <ChainCheck />
        </>
      }
    >
      <DataTable
        bulkActionButtons={false}
        rowClick={false}
        hiddenColumns={['id', 'code', 'requestId']}
        size="small"
      >
        <Column source="id" label="Line" disableSort />
        <Column source="at" disableSort>
          <Moment source="at" showTime />
        </Column>
        <Column source="actor" disableSort render={(line) => <Actor {...line} />} />
        <Column source="action" disableSort render={({ action }) => actionWords(action)} />
        <Column source="subject" disableSort render={({ subject }) => <Subject subject={subject} />} />
        <Column source="details" disableSort render={detailsWords} sx={{ overflowWrap: 'anywhere' }} />
        <Column
          source="code"
          label="Code"
          disableSort
          render={({ action, subject }) => `${action} ${subject}`}
        />
        <Column source="requestId" disableSort />
      </DataTable>
    </ResourceList>
  );
}

/** The audit on a phone. */
const AuditCards = () => (
  <SimpleList<AuditLine>
    primaryText={({ action }) => actionWords(action)}
    secondaryText={(line) => (
      <>
        <Actor {...line} /> · {detailsWords(line) || <Subject subject={line.subject} />}
      </>
    )}
    tertiaryText={({ at }) => day(at)}
    rowClick={false}
  />
);
