import { type AdminSession, sessionStates } from '@barspoon/contracts';
import { DataTable, SelectInput, SimpleList } from 'react-admin';
import { Moment } from '../ui/Moment.tsx';
import { NameLink } from '../ui/NameLink.tsx';
import { ResourceList } from '../ui/ResourceList.tsx';
import { momentText, placesOf, stateNames, stateOf } from './session-words.ts';

const Column = DataTable.Col<AdminSession>;
const Count = DataTable.NumberCol<AdminSession>;
const filters = [
  <SelectInput
    key="state"
    source="state"
    choices={sessionStates.map((id) => ({ id, name: stateNames[id] }))}
    alwaysOn
  />,
];
const hostOf = ({ host }: AdminSession): string => host?.fullName ?? 'A member';

/** All sessions of the virtual bar, the latest first. Implements BEYOND-81, BEYOND-84. */
export default function SessionList() {
  return (
    <ResourceList filters={filters} sort={{ field: 'scheduledAt', order: 'DESC' }} compact={<SessionCards />}>
      <DataTable bulkActionButtons={false} rowClick="show" size="small">
        <Column source="title" disableSort>
          <NameLink source="title" type="show" />
        </Column>
        <Column source="hostId" disableSort render={hostOf} />
        <Column source="status" disableSort render={stateOf} />
        <Column source="scheduledAt" disableSort>
          <Moment source="scheduledAt" showTime />
        </Column>
        <Column source="participantCount" disableSort render={placesOf} />
        <Count source="waitingCount" disableSort />
        <Count source="presentCount" disableSort />
        <Count source="reportedCount" disableSort />
      </DataTable>
    </ResourceList>
  );
}

/** The same on a phone. */
const SessionCards = () => (
  <SimpleList<AdminSession>
    primaryText={({ title }) => title}
    secondaryText={(session) => `${momentText(session.scheduledAt)} · ${hostOf(session)}`}
    tertiaryText={stateOf}
    rowClick="show"
  />
);
