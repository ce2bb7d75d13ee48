import type { AuditLine } from '@barspoon/contracts';
import { DataTable, DateField, SelectInput, SimpleList, TextInput } from 'react-admin';
import { ResourceList } from '../ui/ResourceList.tsx';
import { Actor, detailsText, Subject } from './AuditLine.tsx';
import { auditServices } from './audit-methods.ts';
import { ChainCheck } from './ChainCheck.tsx';

const Column = DataTable.Col<AuditLine>;
const services = auditServices.map((id) => ({ id, name: id }));

const filters = [
  <SelectInput key="service" source="service" choices={services} alwaysOn emptyText={false} />,
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
      tools={<ChainCheck />}
    >
      <DataTable bulkActionButtons={false} rowClick={false} hiddenColumns={['id', 'requestId']} size="small">
        <Column source="id" label="Line" disableSort />
        <Column source="at" disableSort>
          <DateField source="at" showTime />
        </Column>
        <Column source="actor" disableSort render={({ actor }) => <Actor actor={actor} />} />
        <Column source="action" disableSort />
        <Column source="subject" disableSort render={({ subject }) => <Subject subject={subject} />} />
        <Column source="details" disableSort render={detailsText} sx={{ overflowWrap: 'anywhere' }} />
        <Column source="requestId" disableSort />
      </DataTable>
    </ResourceList>
  );
}

/** The audit on a phone. */
const AuditCards = () => (
  <SimpleList<AuditLine>
    primaryText={({ action }) => action}
    secondaryText={(line) => (
      <>
        <Actor actor={line.actor} /> · {detailsText(line) || line.subject}
      </>
    )}
    tertiaryText={({ at }) => new Date(at).toLocaleDateString('en', { dateStyle: 'medium' })}
    rowClick={false}
  />
);
