import { challengeStatuses } from '@barspoon/contracts';
import { DataTable, SelectInput, SimpleList } from 'react-admin';
import { Moment } from '../ui/Moment.tsx';
import { NameLink } from '../ui/NameLink.tsx';
import { ResourceList } from '../ui/ResourceList.tsx';
import type { AdminChallenge } from './challenge-form.ts';

const Column = DataTable.Col<AdminChallenge>;
const Count = DataTable.NumberCol<AdminChallenge>;
const statusNames = { upcoming: 'Upcoming', active: 'Active', voting: 'Voting', completed: 'Completed' };
const filters = [
  <SelectInput
    key="status"
    source="status"
    choices={challengeStatuses.map((id) => ({ id, name: statusNames[id] }))}
    alwaysOn
  />,
];

/** All challenges, the one that starts last first. */
export default function ChallengeList() {
  return (
    <ResourceList filters={filters} sort={{ field: 'startDate', order: 'DESC' }} compact={<ChallengeCards />}>
      <DataTable bulkActionButtons={false} rowClick="edit" size="small">
        <Column source="title" disableSort>
          <NameLink source="title" />
        </Column>
        <Column source="status" disableSort render={({ status }) => statusNames[status]} />
        <Column source="startDate" disableSort>
          <Moment source="startDate" showTime />
        </Column>
        <Column source="endDate" disableSort>
          <Moment source="endDate" showTime />
        </Column>
        <Column
          source="currentParticipants"
          disableSort
          render={({ currentParticipants, maxParticipants }) =>
            `${currentParticipants} of ${maxParticipants}`
          }
        />
        <Count source="entryCount" disableSort />
        <Column source="prizeState" disableSort render={({ prizeState }) => prizeState ?? ''} />
      </DataTable>
    </ResourceList>
  );
}

/** The challenges on a phone. */
const ChallengeCards = () => (
  <SimpleList<AdminChallenge>
    primaryText={({ title }) => title}
    secondaryText={({ status, currentParticipants, maxParticipants }) =>
      `${statusNames[status]} · ${currentParticipants} of ${maxParticipants}`
    }
    rowClick="edit"
  />
);
