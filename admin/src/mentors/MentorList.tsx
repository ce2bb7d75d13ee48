import { mentorTypes } from '@barspoon/contracts';
import { Box } from '@mui/material';
import { DataTable, Link, SelectInput, SimpleList, TextInput, useCreatePath } from 'react-admin';
import { ConnectionsLink } from '../connections/ConnectionsLink.tsx';
import { capitalized, choicesOf } from '../ui/choices.ts';
import { Moment } from '../ui/Moment.tsx';
import { ResourceList } from '../ui/ResourceList.tsx';
import { HideMentor } from './HideMentor.tsx';
import { MentorFigures } from './MentorFigures.tsx';
import type { ListedProfile } from './mentor-methods.ts';

const Column = DataTable.Col<ListedProfile>;
const filters = [
  <TextInput key="q" source="q" alwaysOn resettable />,
  <SelectInput key="type" source="type" choices={choicesOf(mentorTypes)} alwaysOn />,
];

/** Whether others find a profile, in words. */
function stateOf({ isDeactivated, deactivationReason, isActive, isAcceptingConnections }: ListedProfile) {
  if (isDeactivated) return deactivationReason ? `Hidden: ${deactivationReason}` : 'Hidden';
  if (!isActive) return 'Switched off';
  return isAcceptingConnections ? 'Listed' : 'Not accepting';
}

/** Mentors and mentees, and how mentorship goes. Implements BEYOND-79. */
export default function MentorList() {
  return (
    <>
      <MentorFigures />
      <ConnectionsLink />
      <ResourceList filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} compact={<MentorCards />}>
        <DataTable bulkActionButtons={false} rowClick={false} hiddenColumns={['id']} size="small">
          <Column source="member" disableSort render={(profile) => <Name {...profile} />} />
          <Column source="mentorType" disableSort render={({ mentorType }) => capitalized(mentorType)} />
          <Column
            source="experienceLevel"
            disableSort
            render={({ experienceLevel }) => capitalized(experienceLevel)}
          />
          <Column source="state" disableSort render={stateOf} sx={{ overflowWrap: 'anywhere' }} />
          <Column source="createdAt" disableSort>
            <Moment source="createdAt" />
          </Column>
          <Column source="id" disableSort />
          <Column source="actions" label="Actions" disableSort>
            <HideMentor />
          </Column>
        </DataTable>
      </ResourceList>
    </>
  );
}

function Name({ member: { id, fullName, username } }: ListedProfile) {
  const createPath = useCreatePath();
  return <Link to={createPath({ resource: 'users', type: 'show', id })}>{`${fullName} (@${username})`}</Link>;
}

/** The same on a phone. */
const MentorCards = () => (
  <SimpleList<ListedProfile>
    primaryText={({ member }) => `${member.fullName} (@${member.username})`}
    secondaryText={(profile) => (
      <>
        {capitalized(profile.mentorType)} · {stateOf(profile)}
        <Box component="span" sx={{ display: 'block' }}>
          <HideMentor />
        </Box>
      </>
    )}
    rowClick={false}
  />
);
