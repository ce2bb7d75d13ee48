import { type AdminConnection, connectionStatuses } from '@barspoon/contracts';
import { DataTable, Link, SelectInput, SimpleList, useCreatePath } from 'react-admin';
import { capitalized, choicesOf } from '../ui/choices.ts';
import { Moment } from '../ui/Moment.tsx';
import { ResourceList } from '../ui/ResourceList.tsx';

const Column = DataTable.Col<AdminConnection>;
const filters = [
  <SelectInput key="status" source="status" choices={choicesOf(connectionStatuses)} alwaysOn />,
];
const askedBy = ({ requestedByUserId, mentor, mentee }: AdminConnection): string =>
  requestedByUserId === mentor.id ? mentor.fullName : mentee.fullName;

/** Who is connected with whom, never what the two wrote. Implements BEYOND-79. */
export default function ConnectionList() {
  return (
    <ResourceList
      filters={filters}
      sort={{ field: 'changedAt', order: 'DESC' }}
      compact={<ConnectionCards />}
    >
      <DataTable bulkActionButtons={false} rowClick={false} hiddenColumns={['id']} size="small">
        <Column source="mentor" disableSort render={({ mentor }) => <Name {...mentor} />} />
        <Column source="mentee" disableSort render={({ mentee }) => <Name {...mentee} />} />
        <Column source="status" disableSort render={({ status }) => capitalized(status)} />
        <Column source="askedBy" disableSort render={askedBy} />
        <Column
          source="meetingFrequency"
          disableSort
          render={({ meetingFrequency }) => capitalized(meetingFrequency)}
        />
        <Column source="createdAt" disableSort>
          <Moment source="createdAt" />
        </Column>
        <Column source="changedAt" disableSort>
          <Moment source="changedAt" showTime />
        </Column>
        <Column source="id" disableSort />
      </DataTable>
    </ResourceList>
  );
}

function Name({ id, fullName, username }: AdminConnection['mentor']) {
  const createPath = useCreatePath();
  return <Link to={createPath({ resource: 'users', type: 'show', id })}>{`${fullName} (@${username})`}</Link>;
}

/** The same on a phone. */
const ConnectionCards = () => (
  <SimpleList<AdminConnection>
    primaryText={({ mentor, mentee }) => `${mentor.fullName} and ${mentee.fullName}`}
    secondaryText={(connection) => `${capitalized(connection.status)} · asked by ${askedBy(connection)}`}
    rowClick={false}
  />
);
